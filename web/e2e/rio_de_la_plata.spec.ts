import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { change, comeIn, ending, expect, type House, myTurn, openTable, plan, test } from "./house";

const SEATS = [{ kind: "me" }, { kind: "bot", level: "easy" }];
const SHORT = { short_game: true, trade: false };
const LAST_YEAR = 1594;
/** Everything on the board that can be chosen now. */
const target = (page: Page) => page.locator("main :is(.spot, .map-spot).target");

async function sitDown(page: Page, house: House, name: string, options: object = SHORT): Promise<void> {
  await comeIn(page, house, name);
  const table = await openTable(page, { ...options }, SEATS, "rio_de_la_plata");
  await page.goto(`${house.address}/table/${table}`);
}

/**
 * What to do next: mostly end a turn soon, so that fifteen years pass, but build, fight and pay on the way.
 */
async function next(page: Page, turn: number): Promise<Locator> {
  const end = page.locator("main .spot.key.end.target");
  const answer = page.locator("main .spot.key-answer.target, main .spot.key-building.target");
  if ((await answer.count()) > 0) return answer.first();
  if ((await end.count()) > 0 && turn % 3 === 2) return end.first();
  const all = target(page);
  const count = await all.count();
  return all.nth((turn * 7) % count);
}

async function playToTheEnd(page: Page, act: (what: Locator, turn: number) => Promise<void>): Promise<void> {
  let decisions = 0;
  while (await myTurn(page)) {
    await expect(target(page).first()).toBeVisible();
    const clicks = decisions;
    await change(page, async () => {
      await act(await next(page, clicks), clicks);
      for (let more = 0; more < 3 && (await page.locator("main .chosen").count()) > 0; more++)
        await act(target(page).first(), clicks);
    });
    decisions++;
  }
  await expect(ending(page)).toBeVisible();
  const seen = await (await page.request.get(page.url().replace("/table/", "/api/tables/"))).json();
  expect([seen.table.status, seen.view.year]).toEqual(["finished", LAST_YEAR]);
  await expect(page.getByRole("table")).toContainText("Points during the game");
}

test("a whole game of Río de la Plata by clicking the board only", async ({ page, house }) => {
  await sitDown(page, house, "Juan");
  await playToTheEnd(page, (what) => what.click());
});

test("a whole game of Río de la Plata by keyboard: things on the board, and the list of actions", async ({
  page,
  house,
}) => {
  await sitDown(page, house, "Pedro");
  await playToTheEnd(page, async (what, turn) => {
    if (turn % 2 === 0) {
      await what.focus();
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press("ArrowUp");
    await expect(page.locator("button.action.focused")).toHaveCount(1);
    return page.keyboard.press("Enter");
  });
});

test("an offer is drafted on the board and sent as one", async ({ page, house }) => {
  await sitDown(page, house, "Ana", { short_game: true });
  while ((await page.locator('main [data-el^="seat:"].target').count()) === 0) await myTurn(page);
  const partner = page.locator('main [data-el^="seat:"].target').first();
  await partner.click();
  await expect(plan(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(plan(page)).toBeHidden();
  await partner.click();
  await expect(page.locator(".plan .confirm")).toBeDisabled();
  await page.locator("main .trade .side").first().getByRole("button", { name: "More stone" }).click();
  await page.locator("main .trade .side").last().getByRole("button", { name: "More wood" }).click();
  await expect(page.locator(".plan .confirm")).toBeEnabled();
  await change(page, () => page.locator(".plan .confirm").click());
  await expect(page.getByRole("log")).toContainText(/offer/);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("what is asked for below the city comes into view", async ({ page, house }) => {
    await sitDown(page, house, "Nilde");
    await page.getByRole("button", { name: "Offices", exact: true }).tap();
    await expect(page.locator(".spot.office").first()).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "City", exact: true }).tap();
    await expect(page.locator("main .map-spot.target").first()).toBeInViewport();
  });

  test("a whole game of Río de la Plata by touch", async ({ page, house }) => {
    await sitDown(page, house, "Rosa");
    await playToTheEnd(page, (what) => what.tap());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

/** Every size that the house is drawn for. */
const SIZES = [
  [1440, 900],
  [1440, 780],
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;

/** A game with a war, at a moment of its replay. */
async function watchWar(page: Page, house: House, name: string, ply: number): Promise<void> {
  await comeIn(page, house, name);
  await page.goto(`${house.address}/tables/finished`);
  const record = readFileSync(resolve(import.meta.dirname, "../../tests/records/rio_de_la_plata/twenty_years_5.json"));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "war.json", mimeType: "application/json", buffer: record });
  await expect(page).toHaveURL(/\/study\//);
  await page.goto(`${page.url().split("?")[0]}?ply=${ply}`);
}

test("in a war enemies that wait cover no label of a district and no numbers of others, and are not cut, at any size", async ({
  page,
  house,
}) => {
  await watchWar(page, house, "Adele", 724);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("[data-camp]").first()).toBeAttached();
    await expect(page.locator("svg .label")).toHaveCount(8);
    const covered = await page.evaluate(() => {
      const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      const meet = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const numbers = boxes("[data-camp] text");
      const map = document.querySelector("svg:has([data-camp])")!.getBoundingClientRect();
      return {
        camps: boxes("[data-camp]").length,
        labels: boxes("[data-camp]").filter((camp) => boxes("svg .label").some((label) => meet(camp, label))).length,
        numbers: numbers.filter((one, i) => numbers.some((other, j) => i !== j && meet(one, other))).length,
        cut: numbers.filter((one) => one.left < map.left || one.right > map.right).length,
      };
    });
    expect(covered.camps, `${width}x${height}`).toBeGreaterThan(5);
    expect(covered, `${width}x${height}`).toMatchObject({ labels: 0, numbers: 0, cut: 0 });
  }
});

test("on a phone the map looks at the group that is about to move, also before a wall far away", async ({
  page,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchWar(page, house, "Bea", 814);
  await expect(page.locator('[data-camp="e7"] .halo')).toBeInViewport();
});

test("in a copy of a game every way of paying says what it takes", async ({ page, house }) => {
  await watchWar(page, house, "Eva", 411);
  await page.locator(".explore-here").first().click();
  const keys = page.locator("main .spot.key-payment");
  const ways = [
    ["Pay 1 stone, 1 wood", "−1−1"],
    ["Pay 1 stone, 1 coin", "−1−1"],
    ["Pay 1 wood, 1 coin", "−1−1"],
    ["Pay 3 coins", "−3"],
  ] as const;
  await expect(keys).toHaveCount(ways.length);
  for (const [i, [name, change]] of ways.entries()) {
    await expect(keys.nth(i)).toHaveAccessibleName(new RegExp(name));
    await expect(keys.nth(i)).toHaveText(change);
  }
});
