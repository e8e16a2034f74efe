import { comeIn, expect, openTable, playOn, test } from "./house";

test("a finished game is replayed step by step, through any eyes, and shared by a link", async ({ page, house }) => {
  await comeIn(page, house, "Teo");
  const id = await openTable(page, { max_rounds: 1 });
  await page.goto(`${house.address}/table/${id}`);
  await playOn(page, 100);
  await expect(page.getByRole("table")).toContainText("Total");
  await page.getByRole("link", { name: "Replay and analysis" }).click();
  await expect(page.getByText("Moment 0 of")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Moment 2 of")).toBeVisible();
  await expect(page).toHaveURL(/ply=2$/);
  await page.getByRole("button", { name: "Last" }).click();
  await expect(page.getByText(/Moment (\d+) of \1/)).toBeVisible();
  await page.getByLabel("Seen by").selectOption({ index: 2 });
  await page.getByRole("log").getByRole("link").nth(3).click();
  await expect(page).toHaveURL(/ply=\d+$/);
  const link = page.url();
  await page.goto(house.address);
  await page.goto(link);
  await expect(page.getByText(`Moment ${new URL(link).searchParams.get("ply")} of`)).toBeVisible();
});
