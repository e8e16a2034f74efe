import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { comeIn, expect, openTable, plan, playThrough, test } from "./house";

test("exploring a finished game: play for all seats, ask the bot, step back, return", async ({ page, house }) => {
  await comeIn(page, house, "Sara");
  const id = await openTable(page, { max_rounds: 1 });
  await playThrough(page, id);
  await page.goto(`${house.address}/replay/${id}?ply=0`);
  await page.getByRole("button", { name: "Explore from here" }).click();
  await expect(page.locator("button.action").first()).toBeVisible();
  await page.getByRole("button", { name: "What would the bot do?" }).click();
  await expect(page.locator("button.action meter").first()).toBeVisible({ timeout: 30_000 });
  const first = await page.locator("button.action").allTextContents();
  await page.locator("button.action").nth(1).click();
  await expect.poll(async () => (await page.locator("button.action").allTextContents()).join()).not.toBe(first.join());
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(page.locator("button.action")).toHaveCount(first.length);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByText("Moment 0 of")).toBeVisible();
});

test("a private game that is shared can be looked at by who has the address", async ({ browser, page, house }) => {
  await comeIn(page, house, "Ottavia");
  const id = await openTable(page, { max_rounds: 1 });
  await playThrough(page, id);
  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("link", { name: "Replay and analysis" }).click();
  await expect(page).toHaveURL(/\?invitation=.+&ply=0$/);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "One step forward" }).click();
  await expect(friend.getByText("Moment 1 of")).toBeVisible();
  await friend.getByRole("button", { name: "Explore from here" }).click();
  await expect(friend.locator("button.action").first()).toBeVisible();
  await friend.context().close();
});

test("who explores still reads all of the question: here how much is due", async ({ page, house }) => {
  await comeIn(page, house, "Ines");
  await page.goto(`${house.address}/tables/finished`);
  const record = resolve(import.meta.dirname, "../../tests/records/romolo_o_remo/conquest_1.json");
  await page.locator("input[type=file]").setInputFiles(record);
  await expect(page).toHaveURL(/\/study\//);
  const study = page.url().split("?")[0]!;
  await page.goto(`${study}?ply=21`);
  await page.getByRole("button", { name: "Explore from here" }).click();
  const question = page.locator("section.bar");
  await expect(question).toContainText("3 salt. Other cubes first, then salt, then coins");
  await page.getByRole("button", { name: "What would the bot do?" }).click();
  await expect(question).toContainText("Per cent: the share", { timeout: 30_000 });
  await expect(question).toContainText("3 salt. Other cubes first, then salt, then coins");
});

test("who explores has a plan arranged by a bot, and is not asked to choose between its single steps", async ({
  page,
  house,
}) => {
  await comeIn(page, house, "Livia");
  await page.goto(`${house.address}/tables/finished`);
  await page
    .locator("input[type=file]")
    .setInputFiles(resolve(import.meta.dirname, "../../tests/records/puerto_rico/vp_3.json"));
  await expect(page).toHaveURL(/\/study\//);
  await page.goto(`${page.url().split("?")[0]!}?ply=28`);
  await page.getByRole("button", { name: "Explore from here" }).click();
  await expect(plan(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "What would the bot do?" })).toHaveCount(0);
  await page.getByRole("button", { name: "Arrange for me" }).click();
  await expect(page.getByText("All colonists are at work")).not.toHaveCount(0, { timeout: 30_000 });
  await plan(page).locator(".confirm").click();
  await expect(page.getByRole("button", { name: "Step back" })).toBeEnabled();
});

test("a finished game is replayed step by step, through any eyes, and shared by a link", async ({ page, house }) => {
  await comeIn(page, house, "Teo");
  const id = await openTable(page, { max_rounds: 1 });
  await playThrough(page, id);
  await page.goto(`${house.address}/table/${id}`);
  await expect(page.getByRole("table")).toContainText("Total");
  await page.getByRole("link", { name: "Replay and analysis" }).click();
  await expect(page.getByText("Moment 0 of")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Moment 2 of")).toBeVisible();
  await expect(page).toHaveURL(/ply=2$/);
  await page.getByRole("button", { name: "Last" }).click();
  await expect(page.getByText(/Moment (\d+) of \1/)).toBeVisible();
  await page.getByLabel("Seen by").selectOption({ index: 2 });
  await page.getByRole("log").getByRole("link").nth(3).click();
  await expect(page).toHaveURL(/ply=\d+$/);
  const link = page.url();
  await page.goto(house.address);
  await page.goto(link);
  await expect(page.getByText(`Moment ${new URL(link).searchParams.get("ply")} of`)).toBeVisible();
});

test("a finished game plays itself, one thing after the other, until it is paused", async ({ page, house }) => {
  await comeIn(page, house, "Pace");
  const id = await openTable(page, { max_rounds: 1 });
  await playThrough(page, id);
  await page.evaluate(() => localStorage.setItem("settings", JSON.stringify({ speed: "slow" })));
  await page.goto(`${house.address}/replay/${id}?ply=0`);
  const ply = (): number => Number(new URL(page.url()).searchParams.get("ply"));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(ply).toBe(2);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.waitForTimeout(2500);
  expect(ply()).toBeLessThanOrEqual(3);
});

test("a record brought along is replayed and explored; a wrong one is refused with its line", async ({
  page,
  house,
  calm,
}) => {
  await comeIn(page, house, "Ugo");
  await page.goto(`${house.address}/tables/finished`);
  const record = readFileSync(resolve(import.meta.dirname, "../../tests/records/puerto_rico/vp_3.json"), "utf8");
  const bring = (name: string, text: string) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await bring("wrong.json", record.replace('"role ', '"rule '));
  await expect(page.getByRole("alert")).toContainText(/wrong\.json cannot be opened.*line \d+/);
  await bring("a_close_game.json", record);
  await expect(page).toHaveURL(/\/study\//);
  await expect(page.getByText("Moment 0 of")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Moment 1 of")).toBeVisible();
  await page.getByRole("button", { name: "Explore from here" }).click();
  await expect(page.locator("button.action").first()).toBeVisible();
  await page.goto(`${house.address}/tables/finished`);
  await page.getByRole("button", { name: "Forget it: a close game" }).click();
  await page.getByRole("button", { name: "Forget it", exact: true }).click();
  await expect(page.getByRole("link", { name: "a close game" })).toBeHidden();
  calm.expects(/status of 422/);
});
