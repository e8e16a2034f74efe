import type { Page } from "@playwright/test";
import { actions, change, comeIn, expect, myChoice, openTable, playNow, test } from "./house";

/** What can be done, in whole sentences, by the line that does it. */
async function sentences(page: Page): Promise<Map<string, string>> {
  const all = await actions(page).evaluateAll((buttons) =>
    buttons.map((button) => [button.getAttribute("data-line")!, button.getAttribute("title")!] as const),
  );
  return new Map(all);
}

test("the language changes in mid-game without a reload", async ({ page, house }) => {
  await playNow(page, house, 3);
  await myChoice(page);
  await change(page, () => page.keyboard.press("1"));
  await myChoice(page);
  const question = await page.locator(".bar h2").textContent();
  const english = await sentences(page);
  await page.evaluate(() => ((window as unknown as { mark: number }).mark = 1));
  await page.getByRole("button", { name: "IT", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Diario" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.locator(".bar h2")).not.toHaveText(question!);
  await expect(async () => {
    const italian = await sentences(page);
    expect([...italian.keys()]).toEqual([...english.keys()]);
    expect([...italian].filter(([line, told]) => told === english.get(line))).toEqual([]);
  }).toPass({ timeout: 10_000 });
  await expect(actions(page).first()).toHaveAttribute(
    "title",
    /^(Scegli|Prendi|Pesca|Lascia|Rinuncia|Costruisci|Vendi|Carica|Passa|Conserva|Non) ?/,
  );
  await expect(page.getByRole("log")).toContainText(/Scegli|Prendi|Costruisci|Tu |Hai|Prende|sceglie/);
  expect(await page.evaluate(() => (window as unknown as { mark: number }).mark)).toBe(1);
  await change(page, () => page.keyboard.press("1"));
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Log" })).toBeVisible();
});

test("the page speaks the language that its person chose elsewhere, server and shell alike", async ({
  page,
  house,
}) => {
  await comeIn(page, house, "Dina");
  await openTable(page, { first_governor: 0 });
  await page.request.patch(`${house.address}/api/me`, { data: { language: "it" } });
  await page.goto(house.address);
  await expect(page.getByRole("heading", { name: "A che cosa giochiamo?" })).toBeVisible();
  await expect(page.locator(".lists").getByText("scelta del personaggio").first()).toBeVisible();
  await page.getByRole("button", { name: "EN", exact: true }).click();
  await expect(page.locator(".lists").getByText("choosing a role").first()).toBeVisible();
});
