import { change, expect, myTurn, playNow, test } from "./house";

test("a whole game of three seats by keyboard alone, from the list of actions", async ({ page, house }) => {
  await playNow(page, house, 3);
  let decisions = 0;
  while (await myTurn(page)) {
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("button.action.focused")).toHaveCount(1);
    await change(page, () => page.keyboard.press("Enter"));
    decisions++;
  }
  expect(decisions).toBeGreaterThan(20);
  await expect(page.getByRole("table")).toContainText("Total");
  await expect(page.getByRole("link", { name: "Replay and analysis" })).toBeVisible();
});

test("arrows, digits and Escape", async ({ page, house }) => {
  await playNow(page, house, 3);
  await myTurn(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("button.action.focused")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("button.action.focused")).toHaveCount(0);
  await change(page, () => page.keyboard.press("1"));
  await expect(page.getByRole("log")).toContainText("You");
});
