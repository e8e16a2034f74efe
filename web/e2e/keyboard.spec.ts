import { change, decide, expect, myChoice, myTurn, plan, playNow, test } from "./house";

test("a whole game of three seats by keyboard alone, from the list of actions", async ({ page, house }) => {
  await playNow(page, house, 3);
  let decisions = 0;
  while (await myTurn(page)) {
    if (await plan(page).isVisible()) await change(page, () => decide(page));
    else {
      await page.keyboard.press("ArrowDown");
      await expect(page.locator("button.action.focused")).toHaveCount(1);
      await change(page, () => page.keyboard.press("Enter"));
    }
    decisions++;
  }
  expect(decisions).toBeGreaterThan(20);
  await expect(page.getByRole("table")).toContainText("Total");
  await expect(page.getByRole("link", { name: "Replay and analysis" })).toBeVisible();
});

test("nothing jumps while the others play", async ({ page, house }) => {
  await playNow(page, house, 3);
  await myTurn(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: "layout-shift" });
  });
  for (let i = 0; i < 8 && (await myTurn(page)); i++) {
    await change(page, () => decide(page));
    await page.waitForTimeout(700);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05);
});

test("arrows, digits and Escape", async ({ page, house }) => {
  await playNow(page, house, 3);
  await myChoice(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("button.action.focused")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator("button.action.focused")).toHaveCount(0);
  await change(page, () => page.keyboard.press("1"));
  await expect(page.getByRole("log")).toContainText("You");
});
