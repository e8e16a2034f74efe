import { change, comeIn, decide, expect, test } from "./house";

test("a first game, explained: advice and rule at each decision, until it is closed; notes stay", async ({
  page,
  house,
}) => {
  await comeIn(page, house, "Norma");
  await page.goto(`${house.address}/learn/puerto_rico`);
  await page.getByRole("button", { name: "A first game, explained" }).click();
  await expect(page).toHaveURL(/\/table\/.*guide/);
  const advice = page.getByText("I would:");
  await expect(advice).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("link", { name: "More in the rules" })).toHaveAttribute("href", /learn\/puerto_rico#PR-/);
  const told = page.locator("button.action.hinted");
  const marked = page.locator("main .spot.advised");
  await expect(marked).not.toHaveCount(0); // who begins is drawn: of equal plantations each is marked
  const thing = (await marked.first().getAttribute("data-el"))!.split(":").at(-1)!;
  expect((await told.getAttribute("data-line"))!.split(" ").at(-1)).toBe(thing);
  await expect(marked.first()).toHaveCSS("box-shadow", /6px/);
  await change(page, () => decide(page));
  await expect(page.locator("section.guide b").first()).toBeVisible({ timeout: 30_000 }); // a plan has words of its own
  await page.getByRole("button", { name: "Go on without explanations" }).click();
  await expect(advice).toBeHidden();
  await expect(marked).toHaveCount(0);

  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByLabel("Only you see this.").fill("Save for the harbor.");
  await page.getByRole("tab", { name: "Log" }).click();
  await page.getByRole("tab", { name: "Notes" }).click();
  await expect(page.getByLabel("Only you see this.")).toHaveValue("Save for the harbor.");
});
