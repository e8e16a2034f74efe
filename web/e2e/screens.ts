/** Every screen of the house, ready to be looked at: who tests looks, shifts or overflow goes through this list. */
import type { Page } from "@playwright/test";
import { comeIn, expect, type House, openTable, playThrough } from "./house";

export interface Screen {
  name: string;
  path: string;
  /** something that is there when the screen is complete */
  ready: string;
  /** what to do there before it is looked at */
  prepare?: (page: Page) => Promise<void>;
}

/** How many seats the table of a game has here, and how many decisions of mine its middle is away. */
const MIDDLE: Record<string, [number, number]> = {
  puerto_rico: [5, 24],
  age_of_discovery: [5, 22],
  rio_de_la_plata: [4, 36],
  romolo_o_remo: [4, 36],
  roads_and_boats: [4, 40],
};

/** A table of every drawn game, in the middle of play. */
async function middles(page: Page): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const [game, [seats, decisions]] of Object.entries(MIDDLE)) {
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "easy" }));
    const table = await openTable(page, {}, [{ kind: "me" }, ...bots], game);
    await playThrough(page, table, decisions, true);
    screens.push({ name: game, path: `/table/${table}`, ready: "section.bar" });
  }
  return screens;
}

/** Tables and a finished game for the screens that need them; the page is signed in as their owner. */
export async function furnish(page: Page, house: House, name: string): Promise<Screen[]> {
  await comeIn(page, house, name);
  const over = await openTable(page, { max_rounds: 2 });
  await playThrough(page, over);
  const running = await openTable(page, {});
  await playThrough(page, running, 12);
  const open = await openTable(page, {}, [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "hard" }]);
  const dissolved = await openTable(page, {}, [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "easy" }]);
  await command(page, dissolved, { type: "cancel" });
  const cup = await openTournament(page, house);
  const tap = (what: string) => async (on: Page) => on.locator(what).first().click();
  return [
    { name: "home", path: "/", ready: ".lists .open" },
    { name: "sign-in", path: "/sign-in", ready: "form" },
    { name: "recover", path: "/recover", ready: "form" },
    { name: "new", path: "/new/puerto_rico", ready: ".grid section" },
    { name: "learn", path: "/learn", ready: ".covers" },
    { name: "rules", path: "/learn/puerto_rico", ready: "article section" },
    { name: "profile", path: "/profile", ready: "main form" },
    { name: "ratings", path: "/ratings", ready: "main h1" },
    { name: "statistics", path: "/statistics/puerto_rico", ready: "main figure" },
    { name: "tournaments", path: "/tournaments", ready: "main ul li" },
    { name: "new tournament", path: "/new-tournament", ready: ".grid section" },
    { name: "tournament", path: `/tournament/${cup}`, ready: "main table" },
    { name: "tables", path: "/tables/finished", ready: "main ul li" },
    { name: "missing", path: "/learn/no_such_game", ready: "main h1" },
    { name: "no table", path: "/table/no-such-table", ready: "[role=alert] h1" },
    { name: "nobody", path: "/profile/nobody-at-all", ready: "main h1" },
    { name: "lobby", path: `/table/${open}`, ready: ".lobby li" },
    { name: "dissolved", path: `/table/${dissolved}`, ready: "[role=alert] h1" },
    { name: "guided", path: `/table/${running}?guide`, ready: "section.guide" },
    { name: "end", path: `/table/${over}`, ready: "#end-title" },
    { name: "replay", path: `/replay/${over}?ply=12`, ready: "input[type=range]" },
    { name: "explore", path: `/replay/${over}?ply=12`, ready: "input[type=range]", prepare: tap(".explore-here") },
    ...(await middles(page)),
  ];
}

/** A tournament whose first round is being played, by its owner and bots. */
async function openTournament(page: Page, house: House): Promise<string> {
  const post = async (path: string, data: object): Promise<{ info: { id: string } }> => {
    const answer = await page.request.post(`${house.address}/api/tournaments${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { info: { id: string } };
  };
  await page.request.put(`${house.address}/api/me/password`, { data: { new: "a long password" } });
  const cup = await post("", { game: "puerto_rico", seats: 3, bots: "easy", name: "Coppa di primavera" });
  await post(`/${cup.info.id}/bots`, { count: 4 });
  await post(`/${cup.info.id}/start`, {});
  return cup.info.id;
}

/** Send a command to a table behind the scenes. */
export async function command(page: Page, table: string, wish: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ([id, message]) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${id as string}/socket`);
        socket.addEventListener("open", () => {
          socket.send(JSON.stringify({ type: "hello", since: null, previews: false }));
          socket.send(JSON.stringify({ ...(message as object), key: crypto.randomUUID() }));
        });
        socket.addEventListener("message", (event: MessageEvent<string>) => {
          if ((JSON.parse(event.data) as { type: string }).type !== "confirmed") return;
          socket.close();
          done();
        });
      }),
    [table, wish] as const,
  );
}

/** Go to a screen, wait until it is complete and calm, and prepare it to be looked at. */
export async function visit(page: Page, house: House, screen: Screen, arrived?: () => Promise<void>): Promise<void> {
  await page.goto(house.address + screen.path);
  await expect(page.locator(screen.ready).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await arrived?.();
  await screen.prepare?.(page);
  if (screen.prepare) await page.waitForTimeout(250);
}
