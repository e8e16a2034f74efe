import { beforeEach, expect, it } from "vitest";
import { house } from "./games.svelte";
import { HOUSE } from "./house";
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
  shared_screen: "curtain",
  bots: [],
  ...more,
});

beforeEach(() => (house.all = []));

it("shows the games of the house before the server has answered", () => {
  expect(house.shelf.map((game) => game.id)).toEqual(HOUSE.map((game) => game.id));
  expect(house.first).toBe(HOUSE[0]!.id);
});
it("believes the server about seats and designers, and puts guests behind", () => {
  house.all = [told(house.first, { seats: [3, 4, 6] }), told("street_market", { seats: [1] })];
  expect(house.shelf[0]).toMatchObject({ designers: ["Ada"], seats: "3, 4, 6", minutes: HOUSE[0]!.minutes });
  house.all = [told(house.first), ...house.all.slice(1)];
  expect(house.shelf[0]).toMatchObject({ seats: "2–3", most: 3 });
  expect(house.shelf.at(-1)).toMatchObject({ id: "street_market", seats: "1", most: 1, minutes: null });
});
it("knows from the game which numbers are seats", () => {
  house.all = [told("street_market", { arguments: { baker: "seat", stall: "place" } })];
  const isSeat = ["seat", "baker", "stall", "round"].map((name) => house.isSeat("street_market", name));
  expect(isSeat).toEqual([true, true, false, false]);
  expect(house.isSeat("nobody", "baker")).toBe(false);
});
