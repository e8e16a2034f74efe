/** Thinking ahead at any table: a turn is prepared while others decide, and several decisions are tried before they are played. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { actions, change, comeIn, expect, myTurn, openTable, test } from "./house";

test.use({ guests: { buried_gold: "tests.testing.buried_gold:BuriedGold" } });

const ME = { kind: "me" };

/** A command behind the scenes. */
async function command(page: Page, table: string, wish: Record<string, unknown>): Promise<void> {
  const answer = await page.evaluate(
    async ([id, told]) => {
      const seen = (await (await fetch(`/api/tables/${id}`)).json()) as { version: number };
      const version = ["move", "chain"].includes(String(told.type)) ? { version: seen.version } : {};
      const body = JSON.stringify({ ...told, ...version, key: crypto.randomUUID() });
      const headers = { "Content-Type": "application/json" };
      return (await fetch(`/api/tables/${id}/commands`, { method: "POST", headers, body })).status;
    },
    [table, wish] as const,
  );
  expect(answer).toBeLessThan(300);
}

const move = (page: Page, table: string, action: string) => command(page, table, { type: "move", action });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const strip = (page: Page) => page.locator(".rehearsal");
const title = (page: Page) => page.locator(".prompt h2");

async function looksWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(".bottom").analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  const inner = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(inner[0]).toBeLessThanOrEqual(inner[1]);
}

test("who waits prepares a turn, changes it, and hears where it stopped", async ({ page, browser, house }) => {
  const bruno = await (await browser.newContext()).newPage();
  await comeIn(page, house, "Ada P");
  await comeIn(bruno, house, "Bruno P");
  const table = await openTable(bruno, {}, [ME, { kind: "person", name: "Ada P" }], "buried_gold");
  await command(page, table, { type: "join" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${house.address}/table/${table}`);
  await button(page, "Prepare my turn").click();
  await expect(page).not.toHaveTitle(/your turn/i);
  await actions(page).getByText("Look under b2").click();
  await expect(title(page)).toHaveText("Here something comes to light");
  await looksWell(page);
  await button(page, "Take back the last").click();
  await actions(page).getByText("Stay in the camp").click();
  await expect(strip(page).getByRole("listitem")).toHaveText(["Stay in the camp"]);
  await expect(title(page)).toHaveText("Here somebody else decides");
  await button(page, "Prepare it").click();
  await expect(page.getByText("Prepared for your turn: one step.")).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await button(page, "Forget it").click();
  await expect(page.getByText("Prepared for your turn")).toHaveCount(0);

  await command(page, table, { type: "prepare", actions: ["stay", "dig a1"] });
  await expect(page.getByText("Prepared for your turn: 2 steps.")).toBeVisible();
  await change(page, () => move(bruno, table, "stay"));
  await expect(page.getByText(/stopped after one step: Somebody else was to decide before “Dig at a1”/)).toBeVisible();
  await expect(button(page, "Prepare my turn")).toHaveCount(0);
  await looksWell(page);
  await button(page, "All right").click();
  await expect(page.getByText(/stopped after/)).toHaveCount(0);
});

test("a draft goes on when the turn comes, and is played then", async ({ page, browser, house }) => {
  const bruno = await (await browser.newContext()).newPage();
  await comeIn(page, house, "Ada Q");
  await comeIn(bruno, house, "Bruno Q");
  const table = await openTable(bruno, {}, [ME, { kind: "person", name: "Ada Q" }], "buried_gold");
  await command(page, table, { type: "join" });
  await page.goto(`${house.address}/table/${table}`);
  await button(page, "Prepare my turn").click();
  await actions(page).getByText("Stay in the camp").click();
  await expect(button(page, "Prepare it")).toBeEnabled();
  await change(page, () => move(bruno, table, "stay"));
  await change(page, () => button(page, "Play it").click());
  await expect(page.getByRole("log", { name: "Log" })).toContainText("Ada Q");
});

test("several decisions are tried first and played as one", async ({ page, browser, house }) => {
  const bruno = await (await browser.newContext()).newPage();
  await comeIn(page, house, "Ada R");
  await comeIn(bruno, house, "Bruno R");
  const table = await openTable(bruno, {}, [{ kind: "person", name: "Ada R" }, ME, ME, ME], "buried_gold");
  await command(page, table, { type: "join" });
  await move(page, table, "stay");
  for (let others = 0; others < 3; others++) await move(bruno, table, "stay");
  await move(page, table, "dig a1");
  // The others quarrel about one plot, so that Ada gives the feast and then begins the round.
  for (let others = 0; others < 3; others++) await move(bruno, table, "dig b2");
  await page.goto(`${house.address}/table/${table}`);
  await myTurn(page);
  const version = await page.locator(".table[data-version]").getAttribute("data-version");
  await button(page, "Plan ahead").click();
  await actions(page).first().click();
  await expect(title(page)).toContainText("Round 2");
  await actions(page).getByText("Stay in the camp").click();
  await expect(title(page)).toHaveText("Here somebody else decides");
  await expect(strip(page).getByRole("listitem")).toHaveText([/^Drink to/, "Stay in the camp"]);
  await looksWell(page);
  await expect(page.locator(".table[data-version]")).toHaveAttribute("data-version", version!);

  await button(page, "Start over").click();
  await expect(title(page)).toHaveText("You give a feast");
  await button(page, "Close").click();
  await expect(strip(page)).toHaveCount(0);
  await expect(title(page)).toHaveText("You give a feast");

  await button(page, "Plan ahead").click();
  await actions(page).first().click();
  await actions(page).getByText("Stay in the camp").click();
  await change(page, () => button(page, "Play it").click());
  await expect(page.locator(".table[data-version]")).toHaveAttribute("data-version", String(Number(version) + 2));
  await expect(actions(page)).toHaveCount(0);
});
