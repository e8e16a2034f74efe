import { beforeEach, expect, it } from "vitest";
import { games } from "./games.svelte";
import { GAMES } from "./shelf";
import type { GameInfo } from "./tables";

const told = (id: string, more: Partial<GameInfo> = {}): GameInfo => ({
  id,
  title: id,
  designers: ["Ada"],
  version: 1,
  seats: [2, 3],
  default_seats: 2,
  arguments: {},
  options: [],
  options_by_seats: {},
  first_game: {},
  shared_screen: "curtain",
  bots: [],
  ...more,
});

beforeEach(() => (games.all = []));

it("shows the games of the house before the server has answered", () => {
  expect(games.shelf.map((game) => game.id)).toEqual(GAMES.map((game) => game.id));
  expect(games.first).toBe(GAMES[0]!.id);
});
it("believes the server about seats and designers, and puts guests behind", () => {
  games.all = [told(games.first, { seats: [3, 4, 6] }), told("street_market", { seats: [1] })];
  expect(games.shelf[0]).toMatchObject({ designers: ["Ada"], seats: "3, 4, 6", minutes: GAMES[0]!.minutes });
  games.all = [told(games.first), ...games.all.slice(1)];
  expect(games.shelf[0]).toMatchObject({ seats: "2–3", most: 3 });
  expect(games.shelf.at(-1)).toMatchObject({ id: "street_market", seats: "1", most: 1, minutes: null });
});
it("knows from the game which numbers are seats", () => {
  games.all = [told("street_market", { arguments: { baker: "seat", stall: "place" } })];
  const isSeat = ["seat", "baker", "stall", "round"].map((name) => games.isSeat("street_market", name));
  expect(isSeat).toEqual([true, true, false, false]);
  expect(games.isSeat("nobody", "baker")).toBe(false);
});
