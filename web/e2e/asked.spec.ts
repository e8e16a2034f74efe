/** What is asked stays in sight, is asked once more where somebody wishes so, and what was taken back is struck out. */
import type { Locator, Page } from "@playwright/test";
import { change, comeIn, expect, type House, myChoice, openTable, test } from "./house";

const SEATS = [{ kind: "me" }, { kind: "bot", level: "easy" }];
const target = (page: Page): Locator => page.locator("main .spot.target:visible");
const offered = (page: Page): Locator => page.locator("button.action:enabled");
/** longer than a tip waits */
const LINGERS = 500;
const version = (page: Page): Promise<string | null> =>
  page.locator(".table[data-version]").getAttribute("data-version");

async function sitDown(page: Page, house: House, name: string, game: string, seats = SEATS): Promise<void> {
  await comeIn(page, house, name);
  await page.goto(`${house.address}/table/${await openTable(page, {}, seats, game)}`);
  expect(await myChoice(page)).toBe(true);
}

/** Can a person see one of the targets, with nothing before it? */
const seesTarget = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main .spot.target")].some((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && one.contains(top);
    }),
  );

for (const game of ["puerto_rico", "age_of_discovery"]) {
  test.describe(`on a phone, ${game}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test("the page goes to what is asked", async ({ page, house }) => {
      await sitDown(page, house, `Tasca ${game.length}`, game);
      for (let i = 0; i < 12 && (await myChoice(page)); i++) {
        if ((await target(page).count()) > 0) await expect.poll(() => seesTarget(page)).toBe(true);
        await change(page, async () =>
          offered(page)
            .nth((i * 3) % (await offered(page).count()))
            .tap(),
        );
      }
    });
  });

  test(`a tool-tip covers nothing that can be chosen, and is silent after the click, ${game}`, async ({
    page,
    house,
  }) => {
    await sitDown(page, house, `Mouse ${game.length}`, game);
    const tip = page.getByRole("tooltip");
    let tips = 0;
    for (let i = 0; i < 6 && (await myChoice(page)); i++) {
      const chosen = target(page).nth(i % (await target(page).count()));
      await page.mouse.move(2, 2); // a pointer that rests hears nothing more
      await chosen.hover();
      await page.waitForTimeout(LINGERS);
      const told = (await tip.count()) > 0 ? await tip.boundingBox() : null; // a plain answer has nothing to tell
      if (told) tips++;
      for (const other of told ? [...(await target(page).all()), ...(await offered(page).all())] : []) {
        const box = await other.boundingBox();
        if (!box || !told) continue;
        const isBeside = box.x + box.width <= told.x || told.x + told.width <= box.x;
        expect(isBeside || box.y + box.height <= told.y || told.y + told.height <= box.y).toBe(true);
      }
      await chosen.click();
      await page.waitForTimeout(LINGERS);
      await expect(tip).toHaveCount(0);
      if ((await page.locator("main .spot.chosen").count()) > 0) await target(page).first().click();
    }
    expect(tips).toBeGreaterThan(2);
  });

  test(`who wishes to be asked before each action plays by the second click, ${game}`, async ({ page, house }) => {
    await page.addInitScript(() =>
      localStorage.setItem("settings", JSON.stringify({ speed: "instant", sound: false, asksFirst: true })),
    );
    await sitDown(page, house, `Prudenza ${game.length}`, game);
    for (let i = 0; i < 4 && (await myChoice(page)); i++) {
      const before = await version(page);
      const thing = target(page).first();
      const name = (await thing.getAttribute("data-el"))!;
      await thing.click();
      const again = page.locator(`main [data-el="${name}"]`).first();
      await expect(again).toHaveAttribute("aria-pressed", "true");
      expect(await version(page)).toBe(before);
      await change(page, () => again.click());
    }
  });

  test(`what was taken back is struck out in the log, ${game}`, async ({ page, house }) => {
    // Nobody else answers between the move and its undoing.
    await sitDown(page, house, `Ripensa ${game.length}`, game, [{ kind: "me" }, { kind: "me" }]);
    const log = page.getByRole("log").first();
    const undo = page.getByRole("button", { name: /Undo/ });
    for (let i = 0; i < 20 && (await myChoice(page)); i++) {
      const before = await log.innerText();
      await change(page, () => target(page).first().click());
      const isTold = (await log.innerText()) !== before;
      if (isTold && (await undo.count()) > 0 && (await undo.isEnabled())) break;
    }
    await change(page, () => undo.click());
    const undone = log.locator(".undone");
    await expect(undone).not.toHaveCount(0);
    expect(await undone.first().evaluate((line) => getComputedStyle(line).textDecorationLine)).toContain(
      "line-through",
    );
  });
}
