import { actions, ending, expect, myTurn, playNow, test } from "./house";

test("a whole game of three seats by keyboard alone, from the list of actions", async ({ page, house }) => {
  await page.goto(house.address);
  await playNow(page, house, 3);
  let decisions = 0;
  while (await myTurn(page)) {
    const before = await page.locator("button.action").allTextContents();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("button.action.focused")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await ending(page).isVisible()) || (await page.locator("button.action").allTextContents()).join() !== before.join() || (await actions(page).count()) === 0).toBe(true);
    decisions++;
  }
  expect(decisions).toBeGreaterThan(20);
  await expect(page.getByRole("table")).toContainText("Total");
  await expect(page.getByRole("link", { name: "Replay and analysis" })).toBeVisible();
});

test("arrows, digits and Escape", async ({ page, house }) => {
  await playNow(page, house, 3);
  await myTurn(page);
  const log = page.getByRole("log");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("button.action.focused")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("button.action.focused")).toHaveCount(0);
  await page.keyboard.press("1");
  await expect(log).toContainText("You");
});
