import { change, expect, myTurn, playNow, test } from "./house";

test("the language changes in mid-game without a reload", async ({ page, house }) => {
  await playNow(page, house, 3);
  await myTurn(page);
  await change(page, () => page.keyboard.press("1"));
  await myTurn(page);
  await page.evaluate(() => ((window as unknown as { mark: number }).mark = 1));
  await page.getByRole("button", { name: "IT", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Diario" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.locator("button.action").first()).toHaveText(
    /^(Scegli|Prendi|Costruisci|Vendi|Carica|Passa|Tieni|\d|Nessun)/,
  );
  await expect(page.getByRole("log")).toContainText(/Scegli|Prendi|Costruisci|Tu |Hai|Prende|sceglie/);
  expect(await page.evaluate(() => (window as unknown as { mark: number }).mark)).toBe(1);
  await change(page, () => page.keyboard.press("1"));
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Log" })).toBeVisible();
});
