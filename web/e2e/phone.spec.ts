import { actions, change, expect, myChoice, playNow, test } from "./house";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone: board on top, actions at the bottom, players and log one tap away", async ({ page, house }) => {
  await playNow(page, house, 3);
  for (let i = 0; i < 4 && (await myChoice(page)); i++) {
    const bar = (await page.locator("section.bar").boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await change(page, () => actions(page).first().tap());
  }
  await page.getByRole("navigation").getByRole("button", { name: "Players" }).tap();
  await expect(page.getByRole("list", { name: "Players" })).toBeVisible();
  await page.getByRole("navigation").getByRole("button", { name: "Log" }).tap();
  await expect(page.getByRole("log")).toBeVisible();
  await page.getByRole("navigation").getByRole("button", { name: "Board" }).tap();
  await expect(page.getByRole("log")).toBeHidden();
});

test("on a phone, too, what cannot be undone freely can be asked for", async ({ page, house }) => {
  await playNow(page, house, 3);
  const ask = page.getByRole("button", { name: "Ask for a take-back" });
  let decided = 0;
  for (; decided < 8 && (await myChoice(page)); decided++) {
    if (decided > 0 && (await ask.isVisible())) break;
    await change(page, () => actions(page).first().tap());
  }
  await change(page, () => ask.tap());
  await page.getByRole("navigation").getByRole("button", { name: "Log" }).tap();
  await expect(page.getByRole("log").locator(".undone")).not.toHaveCount(0);
});
