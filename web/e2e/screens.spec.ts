/** What must hold on every screen: nothing jumps, nothing is cut or out of sight, nothing serious for assistive technology. */
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./house";
import { furnish, visit, type Screen } from "./screens";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" as const };
const MOST_SHIFT = 0.05;

let screens: Screen[] = [];
let owner: Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Every worker furnishes a house of its own, once. */
test.beforeEach(async ({ page, house, context }) => {
  if (screens.length) return;
  screens = await furnish(page, house, "Vesta");
  owner = await context.storageState();
});

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
    const seen = { sum: 0, by: [] as string[] };
    (globalThis as unknown as { shifts: typeof seen }).shifts = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        seen.by.push(...entry.sources.map(({ node }) => `${node?.nodeName ?? "?"}.${node?.className ?? ""}`));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much of the screen has jumped since it came in, and what. */
const shifted = (page: Page): Promise<{ sum: number; by: string[] }> =>
  page.evaluate(() => (globalThis as unknown as { shifts: { sum: number; by: string[] } }).shifts);

/** Texts that stick out of the screen, or are cut by their own box. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth) return true;
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent || parent.closest(".sr, .skip, script, style, svg, option, [hidden], .sprite")) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      if ((box.right > width + 1 || box.left < -1) && !scrolls(parent)) found.push(`out: “${text.slice(0, 50)}”`);
      for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        const mayCut = one.matches(".seat-name, .who *, [data-may-cut]");
        if (mayCut || !/hidden|clip/.test(style.overflowX)) continue;
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1) found.push(`cut: “${text.slice(0, 50)}”`);
        break;
      }
    }
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    return [...new Set(found)];
  });

const LEAST_LETTER = 13;

/** Letters that are smaller on the screen, whatever they were drawn on. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest(".sr, .skip, script, style, title, option, .sprite")) continue;
      const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < least - 0.05) found.add(`“${text.slice(0, 30)}” has ${size.toFixed(1)} px`);
    }
    return [...found];
  }, LEAST_LETTER);

/** What assistive technology would stumble over; in the dark only the colours are others. */
async function stumbling(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(); // no frames here, and no second page to look at them
    if (theme === "dark") axe.withRules("color-contrast");
    const { violations } = await axe.analyze();
    for (const one of violations.filter(({ impact }) => impact === "serious" || impact === "critical"))
      for (const node of one.nodes.slice(0, 5))
        found.push(`${theme}, ${one.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`);
  }
  return found;
}

async function speak(page: Page, language: string): Promise<void> {
  const answer = await page.request.patch("/api/me", { data: { language } });
  expect(answer.ok()).toBe(true);
}

for (const [size, options] of [
  ["desk", DESK],
  ["phone", PHONE],
] as const)
  test(`every screen comes in without a jump, fits, and is open to everybody, on a ${size}`, async ({
    browser,
    house,
    calm,
  }) => {
    calm.expects(/status of 404/);
    const context = await browser.newContext({ ...options, storageState: owner, baseURL: house.address });
    const page = await context.newPage();
    await speak(page, "en");
    await watchShifts(page);
    for (const screen of screens) {
      await visit(page, house, screen, async () => {
        const { sum, by } = await shifted(page);
        expect.soft(sum, `${screen.name}: ${[...new Set(by)].slice(0, 5).join(", ")}`).toBeLessThan(MOST_SHIFT);
      });
      if (size === "phone") expect.soft(await stickingOut(page), screen.name).toEqual([]);
      expect.soft(await stumbling(page), screen.name).toEqual([]);
    }
    await context.close();
  });

test("every screen fits an upright tablet", async ({ browser, house, calm }) => {
  calm.expects(/status of 404/);
  const context = await browser.newContext({ ...TABLET, storageState: owner, baseURL: house.address });
  const page = await context.newPage();
  await speak(page, "en");
  for (const screen of screens) {
    await visit(page, house, screen);
    expect.soft(await stickingOut(page), screen.name).toEqual([]);
  }
  await context.close();
});

test("every text fits a phone in Italian, too", async ({ browser, house, calm }) => {
  calm.expects(/status of 404/);
  const context = await browser.newContext({ ...PHONE, storageState: owner, baseURL: house.address });
  const page = await context.newPage();
  await speak(page, "it");
  for (const screen of screens) {
    await visit(page, house, screen);
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    expect.soft(await stickingOut(page), screen.name).toEqual([]);
  }
  await context.close();
});

/** Pieces on the boards of others that are drawn too small; circles and what lies on a card are small by nature. */
const LEAST_PIECE = 24;
const tinyPieces = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Set<string>();
    for (const piece of document.querySelectorAll(".players .kit.small svg:has(> use)")) {
      if (piece.closest(".who, .chips, .circle, .circles, .mark, .on, .hold") || !piece.checkVisibility()) continue;
      const { width, height } = piece.getBoundingClientRect();
      const name = piece.querySelector("use")?.getAttribute("href") ?? "";
      if (Math.max(width, height) < least - 0.6) found.add(`${name} has ${Math.max(width, height).toFixed(1)} px`);
    }
    return [...found];
  }, LEAST_PIECE);

/** the second is a laptop's 768 with many answers below the board */
for (const [width, height] of [
  [1440, 900],
  [1366, 700],
  [1024, 768],
  [820, 1180],
] as const)
  test(`every board can be read in Italian at ${width}×${height}`, async ({ browser, house }) => {
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, storageState: owner, baseURL: house.address });
    const page = await context.newPage();
    await speak(page, "it");
    for (const screen of screens.filter(({ ready }) => ready === "section.bar")) {
      await visit(page, house, screen);
      expect.soft(await tooSmall(page), screen.name).toEqual([]);
      expect.soft(await stickingOut(page), screen.name).toEqual([]);
      expect.soft(await tinyPieces(page), screen.name).toEqual([]);
    }
    await context.close();
  });
