/** A club evening: opened in two clicks, entered, drawn, and the page goes on by itself. */
import { comeIn, expect, test } from "./house";

test("a tournament is opened in two clicks, and two people find their table", async ({ page, browser, house }) => {
  await comeIn(page, house, "Olga");
  expect((await page.request.put(`${house.address}/api/me/password`, { data: { new: "a long password" } })).ok()).toBe(
    true,
  );
  await page.goto(`${house.address}/tournaments`);
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await expect(page).toHaveURL(/\/tournament\/\w+/);
  await expect(page.getByRole("button", { name: "Draw the first round" })).toBeDisabled();

  const other = await browser.newContext();
  const guest = await other.newPage();
  await comeIn(guest, house, "Bruno");
  await guest.goto(page.url());
  await guest.getByRole("button", { name: "Take part" }).click();
  await expect(page.getByRole("link", { name: "Bruno" })).toBeVisible();
  await page.getByRole("button", { name: "Draw the first round" }).click();

  for (const one of [page, guest]) {
    await one.getByRole("button", { name: "Sit down here" }).click();
    await expect(one).toHaveURL(/\/table\//);
  }
  await expect(page.locator("section.bar")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "To my table" })).toBeVisible();
  await other.close();
});
