import type { Locator, Page } from "@playwright/test";
import { change, comeIn, ending, expect, type House, myTurn, openTable, plan, test } from "./house";
import { command } from "./screens";

const ALONE = [{ kind: "me" }];
const WITH_A_BOT = [{ kind: "me" }, { kind: "bot", level: "easy" }];
const confirm = (page: Page) => page.locator(".plan .confirm");
const ends = (page: Page) => page.locator('main .spot.target[data-el^="end_"]');
const fleet = (page: Page) => page.locator("main .fleet .spot.target");
const hexes = (page: Page) => page.locator('main .map-spot.target[data-el^="hex:"]');
const things = (page: Page) => page.locator('main [data-el].target:not([data-el^="end_"])');

type Use = (what: Locator) => Promise<void>;
/** Where a tile may be touched, as shares of its width and height: below its pieces, or beside them. */
const PLACES: [number, number][] = [
  [0.5, 0.95],
  [0.2, 0.7],
  [0.8, 0.7],
  [0.2, 0.3],
  [0.8, 0.3],
  [0.5, 0.05],
];
/** The first place of a tile on which nothing stands. */
async function bare(tile: Locator): Promise<{ position: { x: number; y: number } }> {
  const position = await tile.evaluate((tile, places) => {
    const box = tile.getBoundingClientRect();
    const isBare = ([x, y]: [number, number]) =>
      tile.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height));
    const [x, y] = places.find(isBare) ?? places[0]!;
    return { x: x * box.width, y: y * box.height };
  }, PLACES);
  return { position };
}
const click: Use = async (what) => what.click((await isTile(what)) ? await bare(what) : {});
const tap: Use = async (what) => what.tap((await isTile(what)) ? await bare(what) : {});
const press: Use = async (what) => what.press("Enter");

async function isTile(what: Locator): Promise<boolean> {
  return ((await what.getAttribute("data-el")) ?? "").startsWith("hex:");
}

async function sitDown(page: Page, house: House, name: string, seats: unknown[], options: object): Promise<string> {
  await comeIn(page, house, name);
  const id = await openTable(page, { ...options }, seats, "roads_and_boats");
  await page.goto(`${house.address}/table/${id}`);
  return id;
}

/** A transporter is chosen, goes or loads where it can, and all of it is confirmed as one. */
async function sendOne(page: Page, use: Use): Promise<void> {
  await use(fleet(page).first());
  await expect(plan(page)).toBeVisible();
  const load = page.locator("main .hold .spot.target").first();
  const goal = hexes(page).first();
  await expect(load.or(goal).first()).toBeVisible();
  if (await load.isVisible()) await use(load);
  if (await goal.isVisible()) await use(goal);
  await expect(confirm(page)).toBeEnabled();
  await use(confirm(page));
}

/** Answer with things on the board, and leave a stage soon: a game has many of them. */
async function answer(page: Page, turn: number, use: Use): Promise<void> {
  const isLeaving = turn % 6 !== 0 && (await ends(page).count()) > 0;
  if (isLeaving) return use(ends(page).first());
  if ((await fleet(page).count()) > 0) return sendOne(page, use);
  const count = await things(page).count();
  if (count === 0) return use(ends(page).first());
  const version = await page.locator(".table[data-version]").getAttribute("data-version");
  await use(things(page).nth(turn % count));
  const isMore = page.locator(`.table[data-version="${version}"] main [data-el].chosen`);
  if ((await isMore.count()) > 0) await use(things(page).first());
}

async function playToTheEnd(page: Page, use: Use): Promise<number> {
  let decisions = 0;
  while (await myTurn(page)) {
    const turn = decisions++;
    await change(page, () => answer(page, turn, use));
  }
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole("table")).toContainText("Total");
  return decisions;
}

test("a whole game of Roads & Boats against a bot by clicking the board only", async ({ page, house }) => {
  const id = await sitDown(page, house, "Ilaria", WITH_A_BOT, { map: "two_banks", cooperation: false });
  const never = { step: "demand", action: "demand no", until: "game", wakes: false };
  await command(page, id, { type: "orders", orders: [never] });
  expect(await playToTheEnd(page, click)).toBeGreaterThan(60);
});

test("Roads & Boats alone by keyboard", async ({ page, house }) => {
  await sitDown(page, house, "Tullio", ALONE, { solo_turns: 4 });
  expect(await playToTheEnd(page, press)).toBeGreaterThan(8);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("Roads & Boats alone by touch", async ({ page, house }) => {
    await sitDown(page, house, "Noemi", ALONE, { solo_turns: 4 });
    expect(await playToTheEnd(page, tap)).toBeGreaterThan(8);
    await expect(page.locator("section.end")).toContainText("points: no medal this time.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("a plan is drafted, changed in part, taken back and kept over a reload", async ({ page, house }) => {
  await sitDown(page, house, "Berta", ALONE, { solo_turns: 2 });
  while (!(await page.locator('main .spot.target[data-el="end_move"]').isVisible()))
    await change(page, () => ends(page).first().click());
  await fleet(page).first().click();
  const boards = page.locator('main .hold .spot.target[data-el="load:ground0/boards"]');
  await boards.click();
  await boards.click();
  await expect(page.locator(".strip .chip")).toHaveCount(1);
  await expect(page.locator("main .hold .spot.barred").first()).toHaveAccessibleName(/It is full\./);
  await click(hexes(page).first());
  await expect(page.locator(".strip .chip")).toHaveCount(2);
  await page.reload();
  await expect(page.locator(".strip .chip")).toHaveCount(2);
  await page.locator(".strip .chip").first().click();
  await expect(page.locator(".strip .chip")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".strip .chip")).toHaveCount(0);
  await expect(confirm(page)).toBeDisabled();
});

test("opposite parts of a plan cancel out: loading and unloading, there and back", async ({ page, house }) => {
  await sitDown(page, house, "Dora", ALONE, { solo_turns: 2 });
  while (!(await page.locator('main .spot.target[data-el="end_move"]').isVisible()))
    await change(page, () => ends(page).first().click());
  await fleet(page).first().click();
  const chips = page.locator(".strip .chip");
  const boards = (way: string) => page.locator(`main .hold .spot.target[data-el="${way}:ground0/boards"]`).first();
  await boards("load").click();
  await expect(chips).toHaveCount(1);
  await boards("unload").click();
  await expect(chips).toHaveCount(0);
  await boards("load").click();
  await click(hexes(page).first());
  await expect(chips).toHaveCount(2);
  await boards("unload").click();
  await expect(chips).toHaveCount(3);
  await boards("load").click();
  await expect(chips).toHaveCount(2);
  await click(page.locator('main .map-spot.target[data-el="hex:1,0"]'));
  await expect(chips).toHaveCount(1);
  await boards("unload").click();
  await expect(chips).toHaveCount(0);
});

for (const map of ["archipelago", "trident"])
  test(`one's own transporters hide no tile of ${map}, on a laptop and on a tablet`, async ({ page, house }) => {
    await sitDown(page, house, `Gino ${map}`, ALONE, { map });
    await click(hexes(page).first());
    await expect(page.locator("main .fleet .spot").first()).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = (): Promise<number> =>
        page.evaluate(() => {
          const fleet = document.querySelector("main .fleet")!.getBoundingClientRect();
          return [...document.querySelectorAll("main .map-spot")].filter((spot) => {
            const tile = spot.getBoundingClientRect();
            const isBeside = tile.left > fleet.right || tile.right < fleet.left;
            return !isBeside && tile.top < fleet.bottom && tile.bottom > fleet.top;
          }).length;
        });
      await expect.poll(hidden, { message: `${width} × ${height}` }).toBe(0);
    }
  });

test("a plan says what the next production makes of it", async ({ page, house }) => {
  await sitDown(page, house, "Elsa", ALONE, { solo_turns: 3 });
  const toMovement = async (): Promise<void> => {
    while (!(await page.locator('main .spot.target[data-el="end_move"]').isVisible()))
      await change(page, () => ends(page).first().click());
  };
  const tile = (hex: string) => page.locator(`main .map-spot.target[data-el="hex:${hex}"]`);
  await toMovement();
  await fleet(page).first().click();
  const follow = page.locator("main .hold .word").filter({ hasText: "A goose follows" });
  await follow.click();
  await expect(page.locator(".strip .chip")).toHaveCount(1);
  await follow.click();
  await expect(page.locator(".strip .chip")).toHaveCount(2);
  await click(tile("1,-1"));
  await expect(page.locator(".strip .news")).toHaveCount(0);
  await change(page, () => confirm(page).click());
  await change(page, () => ends(page).first().click());
  await toMovement();
  await expect(page.getByRole("banner").getByText("Turn 2")).toBeVisible();
  await page.locator('main .fleet .spot.target[aria-label*="1,-1"]').click();
  await click(tile("2,-1"));
  await expect(page.locator(".strip .news")).toHaveText(/Pasture will make\s*1/);
});

test("who lays a map sees how many tiles are left, how one would lie, and the room around", async ({ page, house }) => {
  await sitDown(page, house, "Olimpia", ALONE, { map: "free" });
  await expect(page.getByRole("banner").getByText("Setting out")).toBeVisible();
  const key = (element: string) => page.locator(`main .tray .spot.target[data-el="${element}"]`);
  await expect(key("tile:mountain_source")).toContainText("3");
  await change(page, () => key("tile:mountain_source").click());
  await expect(page.locator("main polygon.site")).toHaveCount(1);
  const rivers = await page
    .locator("main .tray .rotation")
    .evaluateAll((keys) => keys.map((one) => one.querySelector("polyline")?.getAttribute("points")));
  expect(new Set(rivers).size).toBe(6);
  await change(page, () => key("rotation:0").click());
  const tile = (await page.locator("main g.plate polygon").first().boundingBox())!;
  const map = (await page.locator("main .land").boundingBox())!;
  expect(tile.height).toBeLessThan(map.height / 2);
});

test("rivers are drawn by hand, with springs, a fork and a mouth, and flow on the table", async ({ page, house }) => {
  await comeIn(page, house, "Lidia");
  await page.goto(`${house.address}/new/roads_and_boats`);
  await page.getByRole("button", { name: "Draw a map" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Empty", exact: true }).click();
  const stroke = async (tool: string, ...hexes: string[]): Promise<void> => {
    await dialog.getByRole("radio", { name: tool }).click();
    for (const [i, hex] of hexes.entries()) {
      const box = (await dialog.locator(`[data-hex="${hex}"]`).boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      if (i === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  await stroke("Pasture", "0,-1", "1,-1", "1,0", "0,0", "-1,0", "-1,1", "0,1", "1,1");
  await stroke("Mountain", "0,-2", "1,-2");
  await stroke("Mountain", "2,0");
  await stroke("Sea", "-1,2", "0,2");
  await stroke("River", "0,-2", "0,-1", "0,0", "1,0", "2,0");
  await stroke("River", "0,0", "-1,1", "-1,2");
  await expect(dialog.locator(".side.wet")).toHaveCount(6);
  for (const home of ["1,-1", "-1,0", "1,1"]) await stroke("Home", home);
  await expect(dialog.getByRole("status")).toHaveText("One can play on this map.");
  await stroke("River", "2,0", "1,0");
  await expect(dialog.locator(".side.wet")).toHaveCount(5);
  await stroke("River", "1,0", "2,0");
  await stroke("River", "0,-1", "1,-1");
  await expect(dialog.getByRole("status")).toHaveText("No tile has a river like the one on 0,-1.");
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("status")).toHaveText("One can play on this map.");
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator('main .map-spot[data-el="hex:0,0"]')).toBeVisible();
  const id = page.url().split("/").at(-1)!.split("?")[0]!;
  const rivers = await page.evaluate(async (id) => {
    const seen = (await (await fetch(`/api/tables/${id}`)).json()) as {
      view: { tiles: { hex: string; river: number[] }[] };
    };
    return Object.fromEntries(
      seen.view.tiles.flatMap(({ hex, river }) => (river.length > 0 ? [[hex, river.join("")]] : [])),
    );
  }, id);
  expect(rivers).toEqual({ "0,-2": "5", "0,-1": "25", "0,0": "024", "1,0": "03", "2,0": "3", "-1,1": "15" });
});

test("a map of one's own is checked while it is drawn, kept as a file, and played on", async ({ page, house }) => {
  await comeIn(page, house, "Clelia");
  await page.goto(`${house.address}/new/roads_and_boats`);
  await page.getByRole("button", { name: "Draw a map" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Empty", exact: true }).click();
  await expect(dialog.getByRole("status")).toHaveText("There is no home yet: at least one is needed.");
  const paint = async (tool: string, ...hexes: string[]): Promise<void> => {
    await dialog.getByRole("radio", { name: tool }).click();
    for (const hex of hexes) await dialog.getByRole("button", { name: new RegExp(`(^| )${hex}$`) }).click();
  };
  await paint("Woods", "0,0", "1,0", "2,0", "3,0");
  await paint("Home", "0,0", "2,0");
  await expect(dialog.getByRole("status")).toHaveText("The map is made for 1, 2 players, not for 3.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("The map is made for 1, 2 players, not for 3.")).toBeVisible();
  await page.getByRole("button", { name: "Draw a map" }).click();
  await paint("Pasture", "4,0");
  await paint("Home", "4,0");
  await expect(dialog.getByRole("status")).toHaveText("One can play on this map.");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save" }).click(),
  ]);
  await dialog.getByRole("button", { name: "Empty", exact: true }).click();
  const bring = dialog.locator("input[type=file]");
  await bring.setInputFiles({ name: "poem.txt", mimeType: "text/plain", buffer: Buffer.from("roses are red") });
  await expect(dialog.getByRole("status")).toHaveText("“poem.txt” holds no map.");
  const broken = Buffer.from("starts: 0,0 3,0\n0,0,W; 1,0,W; 2,0,Q; 3,0,W");
  await bring.setInputFiles({ name: "broken.txt", mimeType: "text/plain", buffer: broken });
  await expect(dialog.getByRole("status")).toContainText("'2,0,Q' is no tile");
  await bring.setInputFiles({
    name: "dry.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("starts: 0,0\n0,0,W; 1,0,W:3"),
  });
  await expect(dialog.getByRole("status")).toHaveText("A river ends between 0,0 and 1,0.");
  await expect(dialog.locator(".wrong")).toHaveCount(2);
  await bring.setInputFiles(await saved.path());
  await expect(dialog.getByRole("status")).toHaveText("One can play on this map.");
  await expect(dialog.getByText("5 tiles")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator('main .map-spot[data-el^="hex:"]').first()).toBeVisible();
});
