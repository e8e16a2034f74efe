import { expect, it } from "vitest";
import type { Seat } from "./board";
import { isCounted, placed, sourcesOf, verdictOf } from "./ending";

const seat = (number: number, name: string): Seat => ({ seat: number, name, kind: "person", mark: number });
const three = [seat(0, "Anna"), seat(1, "Bruno"), seat(2, "Carla")];

it("the standings go by rank, and a broken tie says what broke it", () => {
  const all = placed({
    seats: three,
    scores: [35, 38, 35],
    ranks: [3, 1, 2],
    points: [
      { chips: 20, buildings: 15 },
      { chips: 30, buildings: 8 },
      { chips: 35, buildings: 0 },
    ],
    tieBreaks: [{ wealth: 2 }, { wealth: 9 }, { wealth: 4 }],
  });
  expect(all.map((one) => one.name)).toEqual(["Bruno", "Carla", "Anna"]);
  expect(all.map((one) => one.tie)).toEqual([[], [["wealth", 4]], [["wealth", 2]]]);
});
it("who shares a rank needs no reason", () => {
  const all = placed({
    seats: three,
    scores: [5, 5, 1],
    ranks: [1, 1, 3],
    points: [{}, {}, {}],
    tieBreaks: [{ a: 1 }, { a: 1 }, { a: 0 }],
  });
  expect(all.every((one) => one.tie.length === 0)).toBe(true);
});
it("an automatic rival has its place, and partners stand together", () => {
  const rivals = [{ id: "ai", name: "The A.I.", score: 9, rank: 1, points: null }];
  expect(
    placed({ seats: [three[0]!], scores: [4], ranks: [2], points: [{ a: 4 }], rivals }).map((one) => one.name),
  ).toEqual(["The A.I.", "Anna"]);
  const teams = placed({ seats: three, scores: [7, 3, 7], ranks: [1, 3, 1], points: [{}, {}, {}], teams: [0, 1, 0] });
  expect(teams.map((one) => one.team)).toEqual([0, 0, 1]);
});
it("sources that gave nobody anything are left out", () => {
  const all = placed({
    seats: three,
    scores: [1, 2, 0],
    ranks: [2, 1, 3],
    points: [{ chips: 1, hall: 0 }, { chips: 2, hall: 0 }, { chips: 0 }],
  });
  expect(sourcesOf(all)).toEqual(["chips"]);
});
it("who is left after a conquest has won without points; who has none otherwise has zero", () => {
  const towers: Record<string, number>[] = [
    { towers: 1 },
    { towers: 0, elimination: 1 },
    { towers: 0, elimination: 2 },
  ];
  const none = { seats: three, scores: [0, 0, 0], ranks: [1, 3, 2], tieBreaks: towers };
  const isTelling = (kind: string): boolean => kind !== "wealth";
  expect(isCounted(placed({ ...none, points: [{}, {}, {}] }), isTelling)).toBe(false);
  const some = placed({ ...none, scores: [4, 0, 0], points: [{ hexes: 4 }, {}, {}] });
  expect(isCounted(some, isTelling)).toBe(true);
  const poor = placed({ ...none, points: [{}, {}, {}], tieBreaks: [{ wealth: 3 }, { wealth: 1 }, { wealth: 2 }] });
  expect(isCounted(poor, isTelling)).toBe(true);
});
it("who played alone reads what the game says of it in the end, however many lines come after", () => {
  const event = (id: string, text: string) => ({ id, text, args: {} });
  const line = { version: 1, ply: 1, at: 0, kind: "move" };
  const last = { ...line, events: [event("game-over", "The game ends."), event("solo-result", "190 points: silver.")] };
  expect(verdictOf([line, last, { ...line, kind: "leave" }])).toBe("190 points: silver.");
  expect(verdictOf([last, { ...line, events: [event("game-over", "The game ends.")] }])).toBe("");
  expect(verdictOf([])).toBe("");
});
