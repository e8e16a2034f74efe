/** Pictures of every screen at the three sizes, light and dark: `SCREENSHOTS=1 npx playwright test screenshots`. */
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { comeIn, ending, expect, letPlay, myTurn, openTable, playThrough, test } from "./house";

const FOLDER = resolve(import.meta.dirname, "../../artefacts/screens");
const SIZES: [string, number, number][] = [
  ["1440", 1440, 900],
  ["1024", 1024, 768],
  ["390", 390, 844],
];
/** How many versions of its table the middle of a game with four seats is away. */
const MIDDLE: Record<string, number> = {
  puerto_rico: 160,
  age_of_discovery: 220,
  rio_de_la_plata: 260,
  romolo_o_remo: 260,
  roads_and_boats: 700,
};

test.skip(!process.env.SCREENSHOTS && !process.env.CI, "pictures are taken on demand, and in CI");

async function take(page: Page, name: string): Promise<void> {
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}.png`) });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("pictures of every screen", async ({ page, house }) => {
  test.setTimeout(900_000);
  await page.goto(`${house.address}/sign-in`);
  await take(page, "sign-in");
  await comeIn(page, house, "Marta");

  const short = await openTable(page, { max_rounds: 3 });
  await playThrough(page, short);
  await page.goto(`${house.address}/table/${short}`);
  await expect(ending(page)).toBeVisible();
  await take(page, "end");
  await page.goto(`${house.address}/replay/${short}?ply=20`);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await take(page, "replay");

  for (const [game, version] of Object.entries(MIDDLE)) {
    const bots = Array.from({ length: 3 }, () => ({ kind: "bot", level: "medium" }));
    const table = await openTable(page, {}, [{ kind: "me" }, ...bots], game);
    await letPlay(page, table, version);
    await page.goto(`${house.address}/table/${table}`);
    await myTurn(page);
    await page.waitForTimeout(800);
    await take(page, game);
  }
  await page.goto(house.address);
  await page.waitForTimeout(800);
  await take(page, "home");
  for (const [name, path] of [
    ["new", "/new/puerto_rico"],
    ["learn", "/learn"],
    ["rules", "/learn/puerto_rico"],
    ["profile", "/profile"],
    ["tables", "/tables/finished"],
  ] as const) {
    await page.goto(house.address + path);
    await page.waitForTimeout(800);
    await take(page, name);
  }
});
