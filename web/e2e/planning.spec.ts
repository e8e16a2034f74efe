import type { Page } from "@playwright/test";
import { change, comeIn, decide, expect, myTurn, openTable, plan, test } from "./house";

/** Play on until something is to be seen. */
async function until(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 90 && (await myTurn(page)); i++) {
    if (await isThere()) return;
    await change(page, () => decide(page));
  }
  throw new Error("the game ended before");
}

test("what is not possible says why, by mouse and by keyboard", async ({ page, house }) => {
  await comeIn(page, house, "Perché");
  await page.goto(`${house.address}/table/${await openTable(page, {})}`);
  const barred = page.locator("main button.building.barred");
  await until(page, async () => (await page.getByText("Build one building").isVisible()) && (await barred.count()) > 0);
  await barred.last().hover();
  const reason = page.getByRole("tooltip").locator("em");
  await expect(reason).toContainText(/costs|limit|left|room/);
  await expect(barred.last()).toHaveAttribute("aria-label", /costs|limit|left|room/);
  const tip = (await page.getByRole("tooltip").boundingBox())!;
  for (const target of await page.locator("main .spot.target").all()) {
    const box = (await target.boundingBox())!;
    expect(box.x + box.width <= tip.x || box.y + box.height <= tip.y || box.y >= tip.y + tip.height).toBe(true);
  }
  await page.locator("main .spot.target").first().hover();
  await change(page, () => page.locator("main .spot.target").first().click());
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("the mayor's draft outlives a reload, and goes back to how it was", async ({ page, house }) => {
  await comeIn(page, house, "Sindaca");
  await page.goto(`${house.address}/table/${await openTable(page, {})}`);
  const circles = page.locator("main button.open");
  const filled = page.locator("main button.open.on");
  const confirm = page.locator(".plan .confirm");
  await until(page, async () => (await plan(page).isVisible()) && (await filled.count()) > 0);
  await expect(page.locator("button.action")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Arrange for me" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(0);
  const before = await filled.count();
  await filled.first().click();
  await expect(filled).toHaveCount(before - 1);
  await expect(confirm).toBeDisabled();
  await page.reload();
  await expect(filled).toHaveCount(before - 1);
  await page.getByRole("button", { name: "As before" }).click();
  await expect(filled).toHaveCount(before);
  await page.keyboard.press("Escape");
  await expect(filled).toHaveCount(0);
  while (await page.locator("main button.open:not(.on):not(.full)").count())
    await page.locator("main button.open:not(.on):not(.full)").first().click();
  await expect(confirm).toBeEnabled();
  expect(await circles.count()).toBeGreaterThan(0);
  const confirmed = (await plan(page).elementHandle())!; // the next decision may be a plan, too, but not this one
  await change(page, () => confirm.click());
  await expect.poll(() => confirmed.evaluate((element) => element.isConnected)).toBe(false);
});
