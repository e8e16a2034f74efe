import type { Page } from "@playwright/test";
import { change, comeIn, decide, expect, type House, myTurn, openTable, test } from "./house";

/** When the shown position changed, in milliseconds. */
async function watch(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    (window as unknown as { times: number[] }).times = times;
    new MutationObserver(() => times.push(performance.now())).observe(document.querySelector(".table[data-version]")!, {
      attributeFilter: ["data-version"],
    });
  });
  return () => page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** A table at the usual speed, played until others move and are shown. */
async function others(page: Page, house: House, name: string): Promise<void> {
  await comeIn(page, house, name);
  await page.evaluate(() => localStorage.setItem("settings", JSON.stringify({ speed: "normal" })));
  await page.goto(`${house.address}/table/${await openTable(page, {})}`);
  await moved(page);
}

/** Decide until the others move. */
async function moved(page: Page): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await myTurn(page);
    await change(page, () => decide(page));
    const isShown = skip(page).waitFor({ timeout: 1500 });
    if (
      await isShown.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error("nobody else moved");
}
const skip = (page: Page) => page.getByRole("button", { name: "Skip" });

test("the others' moves are shown one after the other, and a key skips them", async ({ page, house }) => {
  await others(page, house, "Calma");
  const times = await watch(page);
  await expect(page.locator(".bar h2")).not.toBeEmpty();
  await myTurn(page);
  const shown = await times();
  const gaps = shown.slice(1).map((time, i) => time - shown[i]!);
  expect(Math.min(...gaps)).toBeGreaterThan(120);

  await page.getByRole("button", { name: "since my last move" }).click();
  await page.getByRole("button", { name: "Play it back" }).click();
  await expect(skip(page)).toBeVisible();
  await myTurn(page);

  await moved(page);
  await change(page, () => page.keyboard.press(" "));
});

test("without motion nothing flies, but the rhythm is the same", async ({ page, house }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await others(page, house, "Ferma");
  await expect(page.locator(".flights svg")).toHaveCount(0);
});
