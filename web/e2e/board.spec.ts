import type { Page } from "@playwright/test";
import { change, decide, expect, myChoice, myTurn, playNow, test } from "./house";

const target = (page: Page) => page.locator("main .spot.target");
const done = (page: Page) => page.locator(".plan .confirm");

/** One decision, or a whole arrangement, by clicking things on the board. */
async function click(page: Page): Promise<void> {
  if (await done(page).isVisible()) {
    const arrange = page.getByRole("button", { name: "Arrange for me" });
    await arrange.click();
    await expect(arrange).toBeEnabled({ timeout: 30_000 });
    await done(page).click();
    return;
  }
  await target(page).first().click();
  if ((await page.locator("main .spot.chosen").count()) > 0) await target(page).first().click();
}

test("a whole game of three seats by clicking the board only", async ({ page, house }) => {
  test.setTimeout(420_000);
  await playNow(page, house, 3);
  let decisions = 0;
  while (await myTurn(page)) {
    await expect(target(page).first().or(done(page))).toBeVisible();
    await change(page, () => click(page));
    decisions++;
  }
  expect(decisions).toBeGreaterThan(20);
  await expect(page.getByRole("table")).toContainText("Total");
});

test("another's board shows nothing of what my action would bring, and makes room for mine when I am asked", async ({
  page,
  house,
}) => {
  await playNow(page, house, 3);
  const gaining = page.locator("button.action:is([data-line^='build'], [data-line^='settle'])").first();
  await myChoice(page);
  while (!(await gaining.isVisible())) {
    await change(page, () => decide(page));
    await myChoice(page);
  }
  const drawn = page.locator(".mine :is(.arriving, em)");
  const back = page.getByRole("button", { name: "Back to my board" });
  await gaining.hover();
  await expect(drawn.first()).toBeVisible();
  await page.getByTitle("See this board large").nth(1).click();
  await expect(back).toBeVisible();
  await gaining.hover();
  await expect(gaining).toHaveClass(/focused/);
  await expect(drawn).toHaveCount(0);
  await change(page, () => gaining.click());
  await myTurn(page);
  await expect(back).toBeHidden();
});
