import type { Page } from "@playwright/test";
import { change, comeIn, decide, ending, expect, type House, myTurn, openTable, plan, test } from "./house";

const SEATS = [{ kind: "me" }, { kind: "bot", level: "easy" }];
/** So long every answer is another one; then the first will do, which brings few units more to place. */
const CURIOUS = 30;
const target = (page: Page) => page.locator("main .spot.target");
const confirm = (page: Page) => page.locator(".plan .confirm");

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function sitDown(page: Page, house: House, name: string): Promise<void> {
  await comeIn(page, house, name);
  await page.goto(`${house.address}/table/${await openTable(page, {}, SEATS, "age_of_discovery")}`);
}

/** Answer with things on the board: at first another one each time, so that every box and region has its turn. */
async function answer(
  page: Page,
  turn: number,
  use: (what: ReturnType<typeof target>) => Promise<void>,
): Promise<void> {
  if (!(await plan(page).isVisible())) {
    await use(target(page).nth(turn < CURIOUS ? turn % (await target(page).count()) : 0));
    if ((await page.locator("main .spot.chosen").count()) > 0) await use(target(page).first());
    return;
  }
  const more = page.locator("main .step.more:enabled");
  if (turn % 2 === 0) while ((await more.count()) > 0) await use(more.first());
  while (!(await confirm(page).isEnabled()) && (await target(page).count()) > 0) {
    await use(target(page).first());
    await page.waitForTimeout(150);
  }
  await expect(confirm(page)).toBeEnabled();
  await use(confirm(page));
}

async function playToTheEnd(page: Page, decide: (turn: number) => Promise<void>): Promise<void> {
  let decisions = 0;
  while (await myTurn(page)) {
    await change(page, () => decide(decisions));
    decisions++;
  }
  expect(decisions).toBeGreaterThan(40);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole("table")).toContainText("Colonies");
}

test("a whole game of Age of Discovery by clicking the board only", async ({ page, house }) => {
  await sitDown(page, house, "Isabella");
  await playToTheEnd(page, (turn) => answer(page, turn, (what) => what.click()));
});

test("a whole game of Age of Discovery by keyboard: things on the board, and the list of actions", async ({
  page,
  house,
}) => {
  await sitDown(page, house, "Enrico");
  await playToTheEnd(page, async (turn) => {
    if (await plan(page).isVisible()) return decide(page);
    if (turn % 2 === 0) {
      await target(page).first().focus();
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("button.action.focused")).toHaveCount(1);
    return page.keyboard.press("Enter");
  });
});

test("the log stays at its newest line when the language changes", async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await sitDown(page, house, "Lia");
  for (let i = 0; i < 9 && (await myTurn(page)); i++) await change(page, () => decide(page));
  const log = page.getByRole("log");
  const reading = () =>
    log.evaluate((box) => ({
      isLong: box.scrollHeight > box.clientHeight,
      isAtEnd: box.scrollHeight - box.scrollTop - box.clientHeight < 4,
    }));
  await expect.poll(reading).toEqual({ isLong: true, isAtEnd: true });
  await page.getByRole("button", { name: "IT", exact: true }).click();
  await expect(log).toContainText("piazza", { timeout: 30_000 });
  await expect.poll(reading).toEqual({ isLong: true, isAtEnd: true });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a whole game of Age of Discovery by touch", async ({ page, house }) => {
    await sitDown(page, house, "Nina");
    await playToTheEnd(page, (turn) => answer(page, turn, (what) => what.tap()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
