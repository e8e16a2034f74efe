/** Games of other packages on the generic board: alone, in teams, and two people with secrets at one screen. */
import { actions, comeIn, ending, expect, myTurn, openTable, playOn, test } from "./house";

test.use({
  guests: {
    buried_gold: "tests.testing.buried_gold:BuriedGold",
    slow_and_steady: "tests.testing.slow_and_steady:SlowAndSteady",
  },
});

const ME = { kind: "me" };
const BOT = { kind: "bot", level: "easy" };

test("guests stand on the shelf with what they say of themselves", async ({ page, house }) => {
  await page.goto(house.address);
  const guest = page.locator("label.game", { hasText: "Slow and Steady" });
  await expect(guest).toContainText("1 player");
  await expect(guest).not.toContainText("players");
  await expect(page.locator("label.game", { hasText: "Buried Gold" })).toContainText("2, 4 players");
});

test("alone against an automatic rival, to the end, by keys", async ({ page, house }) => {
  await comeIn(page, house, "Ada");
  const table = await openTable(page, { head_start: 6 }, [ME], "slow_and_steady");
  await page.goto(`${house.address}/table/${table}`);
  await myTurn(page);
  await expect(page.getByRole("heading", { name: "The tortoise's pile" })).toBeVisible();
  await expect(page.locator(".side, aside").getByText("the tortoise")).toBeVisible();
  await playOn(page, 40);
  await expect(ending(page)).toHaveText("You lost");
  await expect(page.getByRole("table").getByText("the tortoise")).toBeVisible();
});

test("partners are shown and win as a team, in the words of the game", async ({ page, house }) => {
  await comeIn(page, house, "Bruna");
  await page.getByRole("button", { name: "IT" }).click();
  const table = await openTable(page, {}, [ME, BOT, BOT, BOT], "buried_gold");
  await page.goto(`${house.address}/table/${table}`);
  await myTurn(page);
  await expect(page.getByText("Le ancore")).toHaveCount(2);
  await expect(page.getByText("I pappagalli")).toHaveCount(2);
  await playOn(page, 40);
  await expect(page.locator(".rank", { hasText: "1" })).toHaveCount(2);
});

test("a curtain falls between two people at one screen, and nothing stays visible", async ({ page, house }) => {
  await comeIn(page, house, "Carla");
  const table = await openTable(page, {}, [ME, ME], "buried_gold");
  await page.goto(`${house.address}/table/${table}`);
  const curtain = page.getByRole("heading", { name: "it is your turn" });
  const draw = page.getByRole("button", { name: "show the table" });
  await expect(curtain).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await draw.click();
  const contract = page.getByText(/Your contract is/);
  await expect(contract).toBeVisible();
  await actions(page).getByText("Look under b2").click();
  await expect(curtain).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/contract|b2/i);
  await draw.click();
  await expect(contract).toBeVisible();
  await expect(page.getByRole("log")).toContainText("looks under b2");
  await expect(page.locator("body")).not.toContainText(/finds? \d gold/);
});
