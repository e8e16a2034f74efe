import { comeIn, expect, openTable, playThrough, test } from "./house";

test("a finished game: standings and board, back and forth, a rematch with the same bots, a review by a bot", async ({
  page,
  house,
}) => {
  await comeIn(page, house, "Vera");
  const id = await openTable(page, { max_rounds: 1 });
  await playThrough(page, id);
  await page.goto(`${house.address}/table/${id}`);
  await expect(page.locator("#end-title")).toBeVisible();
  await expect(page.getByRole("table")).toContainText("Total");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(page.locator("#end-title")).toBeHidden();
  await page.getByRole("button", { name: "Standings" }).click();

  await page.getByRole("link", { name: "Replay and analysis" }).click();
  await page.getByRole("tab", { name: "Review" }).click();
  await page.getByRole("button", { name: "Review the whole game" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("Player by player")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden({ timeout: 120_000 });
  await expect(page.getByText("Chances of winning")).toBeVisible();

  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator("section.bar")).toBeVisible();
});

test("what was explored stays as a tree: named, found again after a reload, shared by a link", async ({
  page,
  house,
}) => {
  await comeIn(page, house, "Zeno");
  const id = await openTable(page, { max_rounds: 1 });
  await playThrough(page, id);
  await page.goto(`${house.address}/replay/${id}?ply=2`);
  await page.locator(".explore-here").click();
  await page.locator("button.action").nth(1).click();
  await page.getByRole("tab", { name: "Lines" }).click();
  await expect(page.getByText("From moment 2")).toBeVisible();
  const name = page.getByLabel("A name for this line");
  await name.fill("the other way");
  await name.press("Enter");
  const here = page.locator(".tree [aria-current=step]");
  const called = await here.textContent();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy a link to this line" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await page.getByRole("tab", { name: "Lines" }).click();
  await expect(page.getByText("the other way")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("A private copy")).toBeVisible();
  await expect(page.getByRole("button", { name: "Step back" })).toBeEnabled();
  await expect(here).toHaveText(called!);
});

test("the page can be installed, and says what works without a line", async ({ page, house, context, calm }) => {
  calm.expects(/ERR_INTERNET_DISCONNECTED|Failed to/);
  const manifest = (await (await page.request.get(`${house.address}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const icon of manifest.icons) expect((await page.request.get(house.address + icon.src)).ok()).toBe(true);
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${house.address}/tables/finished`);
  await expect(page.getByText("Your games are safe")).toBeVisible();
  await expect(page.getByText("Le tue partite sono al sicuro")).toBeHidden();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/tables\/finished$/);
  await expect(page.getByRole("heading", { name: "Finished" })).toBeVisible();
});
