import type { Page } from "@playwright/test";
import { change, comeIn, decide, ending, expect, type House, myTurn, openTable, plan, test } from "./house";

const SEATS = [{ kind: "me" }, { kind: "bot", level: "easy" }];
const TARGET = "main .target";
const confirm = (page: Page) => page.locator(".plan .confirm");

async function sitDown(page: Page, house: House, name: string, options: object, seats = SEATS): Promise<void> {
  await comeIn(page, house, name);
  await page.goto(`${house.address}/table/${await openTable(page, { ...options }, seats, "romolo_o_remo")}`);
}

interface Point {
  x: number;
  y: number;
}
type Use = (point: Point) => Promise<void>;

/** Where a hand can touch what may be chosen: in sight, and under nothing else. */
async function within(page: Page, what = TARGET): Promise<Point[]> {
  return page.locator(what).evaluateAll((targets) =>
    targets.flatMap((target) => {
      const box = target.getBoundingClientRect();
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      return target.contains(document.elementFromPoint(point.x, point.y)) ? [point] : [];
    }),
  );
}

/** The same once it stands still: the map makes room for a question that needs more of the page. */
async function atRest(page: Page): Promise<Point[]> {
  let seen = JSON.stringify(await within(page));
  await expect
    .poll(async () => {
      const before = seen;
      seen = JSON.stringify(await within(page));
      return seen === before;
    })
    .toBe(true);
  return JSON.parse(seen) as Point[];
}

/** Touch something that may be chosen; a phone has answers without a place on the map in the list only. */
async function touch(page: Page, turn: number, use: Use): Promise<void> {
  await expect(page.locator(`${TARGET}, button.action`).first()).toBeAttached();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const points = await atRest(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  if (points.length === 0 && isPhone) points.push(...(await within(page, "button.action")));
  expect(points.length, "something can be touched").toBeGreaterThan(0);
  await use(points[(turn * 7) % points.length]!);
}

async function answer(page: Page, turn: number, use: Use): Promise<void> {
  if (!(await plan(page).isVisible())) {
    await touch(page, turn, use);
    while ((await page.locator("section.bar .chip").count()) > 0) await touch(page, turn, use);
    return;
  }
  for (let i = 0; i < 12 && !(await confirm(page).isEnabled()); i++) {
    await touch(page, turn + i, use);
    await page.waitForTimeout(120);
  }
  await expect(confirm(page)).toBeEnabled();
  await confirm(page).click();
}

async function playToTheEnd(page: Page, fewest: number, decide: (turn: number) => Promise<void>): Promise<void> {
  let decisions = 0;
  while (await myTurn(page)) {
    await change(page, () => decide(decisions));
    decisions++;
  }
  expect(decisions).toBeGreaterThan(fewest);
  await expect(ending(page)).toBeVisible();
}

test("a whole game of Romolo o Remo? by clicking the board only", async ({ page, house }) => {
  await sitDown(page, house, "Faustolo", { max_rounds: 4 });
  await playToTheEnd(page, 20, (turn) => answer(page, turn, ({ x, y }) => page.mouse.click(x, y)));
  await expect(page.getByRole("table")).toContainText("Total");
});

test("a game of Romolo o Remo? alone against the A.I. by keyboard", async ({ page, house }) => {
  await sitDown(page, house, "Acca", { max_rounds: 5 }, [{ kind: "me" }]);
  await expect(page.getByRole("region", { name: "the A.I." })).toBeVisible();
  await playToTheEnd(page, 9, async (turn) => {
    if (await plan(page).isVisible()) return decide(page);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    if (turn % 2 === 0) {
      await page.locator("main .target").first().focus();
      return page.keyboard.press("Enter");
    }
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("button.action.focused")).toHaveCount(1);
    return page.keyboard.press("Enter");
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  test("a whole game of Romolo o Remo? by touch", async ({ page, house }) => {
    await sitDown(page, house, "Lupa", { max_rounds: 3 });
    await playToTheEnd(page, 12, (turn) => answer(page, turn, ({ x, y }) => page.touchscreen.tap(x, y)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
