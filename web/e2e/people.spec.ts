import type { Browser, Page } from "@playwright/test";
import { actions, change, comeIn, decide, expect, type House, myTurn, test } from "./house";

async function guest(browser: Browser, house: House, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "en-US" })).newPage();
  await comeIn(page, house, name);
  return page;
}

/** Choose who sits on each seat of the new-table page. */
async function seat(page: Page, ...wishes: string[]): Promise<void> {
  const seats = page.getByRole("combobox", { name: /^Seat \d/ });
  while ((await seats.count()) > wishes.length) await page.getByRole("button", { name: /Remove seat/ }).click();
  for (const [index, wish] of wishes.entries()) await seats.nth(index).selectOption(wish);
}

test("two people play each other live, talk, and one takes a move back with the other's consent", async ({
  browser,
  house,
}) => {
  const anna = await guest(browser, house, "Anna B");
  const paolo = await guest(browser, house, "Paolo");
  await anna.goto(`${house.address}/new/puerto_rico`);
  await seat(anna, "me", "open");
  await anna.getByRole("button", { name: "Open the table" }).click();
  await expect(anna.getByText("Waiting for one more player")).toBeVisible();
  const link = await anna.getByLabel("Copy the link").first().inputValue();
  await paolo.goto(link);
  await paolo.getByRole("button", { name: "Sit down here" }).click();
  await expect(anna.locator("section.bar")).toBeVisible();

  for (let moves = 0; moves < 6;) {
    for (const page of [anna, paolo]) {
      if ((await actions(page).count()) === 0) continue;
      // The last choice is to pass, or a late role: the mayor's colonists are another test.
      await change(page, () => actions(page).last().click());
      moves++;
    }
    await anna.waitForTimeout(100);
  }
  await paolo.getByLabel("Say something").fill("that empty ship is for my coffee");
  await paolo.keyboard.press("Enter");
  await expect(anna.getByRole("log", { name: "Chat" })).toContainText(/my coffee.*\d\d:\d\d/s);
  await expect(anna.getByRole("log", { name: "Log" })).toBeVisible();

  await anna.locator("main [data-el='building:wharf']").hover();
  const tip = (await anna.getByRole("tooltip").boundingBox())!;
  const field = (await anna.getByLabel("Say something").boundingBox())!;
  expect(tip.y + tip.height, "what is explained leaves the chat's field free").toBeLessThanOrEqual(field.y);

  const asker = (await anna.getByRole("button", { name: "Ask for a take-back" }).isVisible()) ? anna : paolo;
  const other = asker === anna ? paolo : anna;
  await asker.getByRole("button", { name: "Ask for a take-back" }).click();
  await change(asker, () => other.getByRole("button", { name: "Agree" }).click());
  await anna.context().close();
  await paolo.context().close();
});

test("hot-seat: one person plays for two, and undo reaches back to the last new thing", async ({ page, house }) => {
  await comeIn(page, house, "Giulia");
  await page.goto(`${house.address}/new/puerto_rico`);
  await seat(page, "me", "me", "bot:easy");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page).toHaveURL(/\/table\//);
  for (let i = 0; i < 6; i++) {
    expect(await myTurn(page)).toBe(true);
    const undo = page.getByRole("button", { name: /^Undo/ });
    if (await undo.isEnabled()) {
      await change(page, () => undo.click());
      await myTurn(page);
    }
    await change(page, () => decide(page));
  }
});

test("an account: another browser is signed out, somebody is muted and reported, and all of it ends", async ({
  browser,
  house,
}) => {
  const [nora, iris] = [await guest(browser, house, "Nora"), await guest(browser, house, "Iris")];
  await nora.goto(`${house.address}/profile`);
  await nora.getByLabel("New password").fill("long enough");
  await nora
    .locator("form", { has: nora.getByLabel("New password") })
    .getByRole("button")
    .click();
  await expect(nora.getByText("This name is yours.")).toBeVisible();
  const elsewhere = await browser.newContext();
  await elsewhere.request.post(`${house.address}/api/session`, { data: { name: "Nora", password: "long enough" } });
  await nora.reload();
  await nora.getByRole("button", { name: /^Sign out: / }).click();
  await expect(nora.getByText("Signed out there.")).toBeVisible();
  expect((await elsewhere.request.get(`${house.address}/api/me`)).status()).toBe(401);

  await nora.goto(`${house.address}/profile/Iris`);
  await nora.getByRole("button", { name: "Mute" }).click();
  await expect(nora.getByRole("button", { name: "Hear again" })).toBeVisible();
  await nora.getByRole("button", { name: "Report …" }).click();
  await nora.getByLabel("What happened?").fill("she never moves");
  await nora.getByRole("button", { name: "Send to the administrator" }).click();
  await expect(nora.getByText("The administrator will read it.")).toBeVisible();

  await nora.goto(`${house.address}/profile`);
  await nora.getByRole("button", { name: "Delete my account …" }).click();
  await nora.getByLabel("Current password").last().fill("long enough");
  await nora.getByRole("button", { name: "Delete for good" }).click();
  await expect(nora.getByText("Your account is deleted.")).toBeVisible();
  expect((await iris.request.get(`${house.address}/api/people/Nora`)).status()).toBe(404);
  for (const page of [nora, iris]) await page.context().close();
});
