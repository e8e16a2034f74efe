/** What must hold on every screen: nothing jumps, nothing is cut or out of sight, nothing serious for assistive technology. */
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./house";
import { furnish, visit, type Screen } from "./screens";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const MOST_SHIFT = 0.05;

/** The longest file: both workers share it, each with a house of its own. */
test.describe.configure({ mode: "parallel" });

let screens: Screen[] = [];
let owner: Awaited<ReturnType<BrowserContext["storageState"]>>;

test.beforeEach(async ({ page, house, context }) => {
  if (screens.length) return;
  screens = await furnish(page, house, "Lia");
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

for (const [size, options] of [
  ["desk", DESK],
  ["phone", PHONE],
] as const)
  test(`nothing jumps while a screen comes in, on a ${size}`, async ({ browser, house, calm }) => {
    calm.expects(/status of 404/);
    const context = await browser.newContext({ ...options, storageState: owner, locale: "en-US" });
    const page = await context.newPage();
    await watchShifts(page);
    for (const screen of screens) {
      await visit(page, house, { ...screen, prepare: async () => undefined });
      await page.waitForTimeout(400);
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: { sum: number; by: string[] } }).shifts,
      );
      expect
        .soft(shifts.sum, `${screen.name}: ${[...new Set(shifts.by)].slice(0, 5).join(", ")}`)
        .toBeLessThan(MOST_SHIFT);
    }
    await context.close();
  });

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

for (const lang of ["en", "it"] as const)
  test(`every text fits a phone, in ${lang}`, async ({ browser, house, calm }) => {
    calm.expects(/status of 404/);
    const context = await browser.newContext({ ...PHONE, storageState: owner, locale: lang });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem("lang", chosen), lang);
    for (const screen of screens) {
      await visit(page, house, screen);
      await page.waitForTimeout(250);
      expect.soft(await stickingOut(page), screen.name).toEqual([]);
    }
    await context.close();
  });

for (const [size, options] of [
  ["desk", DESK],
  ["phone", PHONE],
] as const)
  test(`axe finds nothing serious on any screen, on a ${size}`, async ({ browser, house, calm }) => {
    calm.expects(/status of 404/);
    const context = await browser.newContext({ ...options, storageState: owner, locale: "en-US" });
    const page = await context.newPage();
    for (const screen of screens) {
      await visit(page, house, screen);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
        const told = serious.map(
          (one) =>
            `${one.id}: ${one.nodes
              .slice(0, 5)
              .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
              .join("\n  ")}`,
        );
        expect.soft(told, `${screen.name}, ${theme}`).toEqual([]);
      }
    }
    await context.close();
  });
