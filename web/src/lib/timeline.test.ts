import { expect, it } from "vitest";
import { apart, curve, momentAt, order, plyAt, scorePaths, stretches, ticks } from "./timeline";

const MOMENTS = [
  { ply: 0, scores: [0, 0] },
  { ply: 4, scores: [2, 0] },
  { ply: 8, scores: [2, 4] },
];

it("finds the ply under the pointer", () => {
  expect(plyAt(0.5, 10)).toBe(5);
  expect(plyAt(-1, 10)).toBe(0);
  expect(plyAt(2, 10)).toBe(10);
});
it("finds the moment of a ply", () => {
  expect(momentAt(MOMENTS, 5)?.ply).toBe(4);
  expect(momentAt(MOMENTS, 99)?.ply).toBe(8);
  expect(momentAt([], 3)).toBeNull();
});
it("draws stepped lines to the end", () => {
  expect(scorePaths(MOMENTS, 10, 100, 40)).toEqual(["M0,39H40V19H80V19H100", "M0,41H40V41H80V1H100"]);
  expect(scorePaths([], 10, 100, 40)).toEqual([]);
});
it("orders seats by score, ties by seat", () => expect(order([3, 5, 3])).toEqual([1, 0, 2]));
it("draws a rating from its lowest to its highest value", () => {
  expect(curve([2, 6, 4], 100, 40)).toBe("M0,40L50,0L100,20");
  expect(curve([5], 100, 40)).toBe("M0,20H100");
});

it("rounds and phases stretch to the next heading of their kind or above", () => {
  const mark = (ply: number, id: string, title: string) => ({ ply, id, title });
  const found = stretches(
    [
      mark(1, "role-chosen", "Mayor"),
      mark(4, "role-chosen", "Captain"),
      mark(6, "round-begins", "Round 2"),
      mark(7, "role-chosen", "Builder"),
    ],
    9,
  );
  expect(found.map((one) => [one.kind, one.title, one.from, one.to])).toEqual([
    ["phase", "Mayor", 0, 3],
    ["phase", "Captain", 3, 5],
    ["round", "Round 2", 5, 9],
    ["phase", "Builder", 6, 9],
  ]);
});
it("a phase in which nobody decided is no stretch; a turn of all is a round", () => {
  const mark = (ply: number, id: string, title: string) => ({ ply, id, title });
  const found = stretches(
    [
      mark(1, "turn-begins", "Turn 1"),
      mark(1, "phase-begins", "Production"),
      mark(1, "phase-begins", "Movement"),
      mark(5, "turn-begins", "Turn 2"),
    ],
    9,
  );
  expect(found.map((one) => [one.kind, one.title, one.from, one.to])).toEqual([
    ["round", "Turn 1", 0, 4],
    ["phase", "Movement", 0, 4],
    ["round", "Turn 2", 4, 9],
  ]);
});
it("numbers stand only where they do not touch", () => {
  const all = [0, 3, 5, 10, 11].map((from) => ({ kind: "round" as const, title: "", from, to: from + 1 }));
  expect(apart(all, 5).map((one) => one.from)).toEqual([0, 5, 10]);
});
it("an axis has few round numbers", () => {
  expect(ticks(38)).toEqual([0, 10, 20, 30]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(127, -35)).toEqual([0, 50, 100]);
});
it("debts are drawn below nothing", () => {
  const moments = [
    { ply: 0, scores: [0, 0] },
    { ply: 10, scores: [30, -10] },
  ];
  expect(scorePaths(moments, 10, 100, 40)).toEqual(["M0,29H100V-1H100", "M0,31H100V41H100"]);
});
