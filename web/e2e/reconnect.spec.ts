import { change, expect, House, myChoice, myTurn, playNow, test } from "./house";

test("the server is killed and started again in mid-game, and the game goes on", async ({ page, calm }) => {
  const house = new House(18_000 + Math.floor(Math.random() * 1000));
  await house.start();
  try {
    await playNow(page, house, 3);
    await myChoice(page);
    await change(page, () => page.keyboard.press("1"));
    await myChoice(page);
    house.kill();
    await expect(page.getByText("The connection is lost")).toBeVisible();
    // A decision made while the line is down is kept and sent later.
    const version = await page.locator("[data-version]").getAttribute("data-version");
    await page.keyboard.press("1");
    await house.start();
    await expect(page.getByText("The connection is lost")).toBeHidden({ timeout: 30_000 });
    await expect(page.locator("[data-version]")).not.toHaveAttribute("data-version", version!, { timeout: 30_000 });
    await myChoice(page);
    await change(page, () => page.keyboard.press("1"));
  } finally {
    house.close();
    calm.expects(/ERR_CONNECTION|ERR_EMPTY|WebSocket|Failed to load/);
  }
});

test("two windows of one person stay together", async ({ page, house, context }) => {
  await playNow(page, house, 3);
  await myChoice(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await myTurn(second);
  await change(second, () => change(page, () => page.keyboard.press("1")));
  await second.close();
});

test("an unknown table is told calmly", async ({ page, house }) => {
  await page.goto(`${house.address}/table/nowhere`);
  await expect(page.getByText("This table is no longer there")).toBeVisible();
  await page.getByRole("link", { name: "To the first page" }).first().click();
  await expect(page.getByText("What shall we play?")).toBeVisible();
});

test("a session that ended everywhere leads to the sign-in and back", async ({ page, house, calm }) => {
  await playNow(page, house, 3);
  await myTurn(page);
  const name = await page.evaluate(async () => {
    const headers = { "Content-Type": "application/json" };
    await fetch("/api/me/password", { method: "PUT", headers, body: JSON.stringify({ new: "una parola lunga" }) });
    const { name } = (await (await fetch("/api/me")).json()) as { name: string };
    await fetch("/api/sessions", { method: "DELETE" });
    return name;
  });
  await expect(page.getByText("You were signed out")).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Nickname").fill(name);
  await page.getByLabel("Password").fill("una parola lunga");
  await page.getByRole("button", { name: "Come in" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await myTurn(page);
  calm.expects(/status of 401|status of 403/);
});

test("a page that an upgrade has overtaken comes in anew where it was going", async ({ page, house, calm }) => {
  await page.goto(house.address);
  await expect(page.getByText("What shall we play?")).toBeVisible();
  await page.route(/\/assets\/Learn-.*\.js/, (route) => route.fulfill({ status: 404 }));
  page.once("load", () => void page.unrouteAll());
  await page.getByRole("link", { name: "Learn" }).click();
  await expect(page.locator(".covers")).toBeVisible();
  await expect(page).toHaveURL(/\/learn$/);
  calm.expects(/status of 404|dynamically imported module/);
});
