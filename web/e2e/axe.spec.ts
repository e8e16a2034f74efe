import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { change, comeIn, expect, myTurn, openTable, playNow, playOn, test } from "./house";

async function check(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
    const told = serious.map(
      (one) =>
        `${name} ${theme}: ${one.id}: ${one.nodes
          .slice(0, 6)
          .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
          .join("\n  ")}`,
    );
    expect.soft(told).toEqual([]);
  }
}

test("axe finds nothing serious on any screen", async ({ page, house }) => {
  await page.goto(house.address);
  await expect(page.getByText("What shall we play?")).toBeVisible();
  await check(page, "home");
  for (const path of [
    "/new/puerto_rico",
    "/learn",
    "/learn/puerto_rico",
    "/sign-in",
    "/profile",
    "/ratings/puerto_rico",
    "/tables/finished",
  ]) {
    await page.goto(house.address + path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main h1, main h2").first()).toBeVisible();
    await check(page, path);
  }
  await playNow(page, house, 3);
  await myTurn(page);
  await change(page, () => page.keyboard.press("1"));
  await myTurn(page);
  await check(page, "table");
  await page.getByRole("button", { name: "Settings" }).click();
  await check(page, "settings");
});

test("axe finds nothing serious at the end of a game and in its replay", async ({ page, house }) => {
  await comeIn(page, house, "Lia");
  const id = await openTable(page, { max_rounds: 1 });
  await page.goto(`${house.address}/table/${id}`);
  await playOn(page, 100);
  await check(page, "end");
  await page.getByRole("link", { name: "Replay and analysis" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await check(page, "replay");
});

test("an address that leads nowhere says so", async ({ page, house, calm }) => {
  await page.goto(`${house.address}/nowhere/at/all`);
  await expect(page.getByText("There is nothing here")).toBeVisible();
  await check(page, "missing");
  calm.length = 0; // the browser reports the status 404
});
