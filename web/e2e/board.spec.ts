import type { Page } from "@playwright/test";
import { actions, change, ending, expect, myTurn, playNow, test } from "./house";

const target = (page: Page) => page.locator("main .pr-spot.target");
const done = (page: Page) => page.locator("main button.key.done");

/** One decision, or a whole arrangement, by clicking things on the board. */
async function decide(page: Page): Promise<void> {
  if (await done(page).isVisible()) {
    const arrange = page.getByRole("button", { name: "Arrange for me" });
    await arrange.click();
    await expect(arrange).toBeEnabled({ timeout: 30_000 });
    await done(page).click();
    return;
  }
  await target(page).first().click();
  if ((await page.locator("main .pr-spot.chosen").count()) > 0) await target(page).first().click();
}

test("a whole game of three seats by clicking the board only", async ({ page, house }) => {
  test.setTimeout(420_000);
  await playNow(page, house, 3);
  let decisions = 0;
  while (await myTurn(page)) {
    await expect(target(page).first().or(done(page))).toBeVisible();
    await change(page, () => decide(page));
    await expect(actions(page).first().or(ending(page)).or(page.getByText("Nothing to decide"))).toBeVisible();
    decisions++;
  }
  expect(decisions).toBeGreaterThan(20);
  await expect(page.getByRole("table")).toContainText("Total");
});
