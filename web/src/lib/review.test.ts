import { expect, it } from "vitest";
import type { Review, Verdict } from "./generated/wire";
import { chances, costly, judged, summaries, weigh } from "./review";

const verdict = (ply: number, seat: number, value: number, best: number, more: Partial<Verdict> = {}): Verdict => ({
  ply,
  seat,
  action: "a",
  label: "A",
  value,
  best: "b",
  best_label: "B",
  best_value: best,
  values: [0.6, 0.4],
  expects: [],
  ...more,
});
const review: Review = {
  type: "review",
  status: "done",
  plies: 5,
  verdicts: [
    verdict(0, 0, 0.5, 0.52),
    verdict(1, 1, 0.2, 0.4),
    verdict(2, 0, 0.4, 0.5),
    verdict(3, 0, 0.45, 0.5),
    verdict(4, 1, 0.9, 0.9, { best: "a" }),
  ],
};
const marks = [
  { ply: 1, id: "role-chosen", title: "Mayor phase" },
  { ply: 3, id: "round-begins", title: "Round 2" },
  { ply: 3, id: "role-chosen", title: "Captain phase" },
];

it("weighs a move by the share of victory it cost", () => {
  expect([0.01, 0.04, 0.1, 0.3].map(weigh)).toEqual([null, "slip", "mistake", "blunder"]);
});
it("finds the costly moves, the worst first, with their round and phase", () => {
  const found = costly(judged(review, marks));
  expect(found.map((one) => one.verdict.ply)).toEqual([1, 2, 3]);
  expect(found.map((one) => `${one.round}/${one.phase}`)).toEqual([
    "/Mayor phase",
    "Round 2/Captain phase",
    "Round 2/Captain phase",
  ]);
});
it("a move that the bot would have played cost nothing, whatever the numbers say", () => {
  const same = judged({ ...review, verdicts: [verdict(0, 0, 0.3, 0.6, { best: "a" })] }, []);
  expect(costly(same)).toEqual([]);
});
it("sums up each seat", () => {
  const [first, second] = summaries(judged(review, marks), 2);
  expect(first!.counts).toEqual({ slip: 1, mistake: 1, blunder: 0 });
  expect(first!.phases).toEqual([{ title: "Captain phase", count: 2, worst: expect.closeTo(0.1) }]);
  expect(summaries(judged(review, []), 2)[0]!.phases).toEqual([]);
  expect(second!.loss).toBeCloseTo(0.1);
});
it("draws the chances along the match", () => expect(chances(review)[1]).toEqual({ ply: 1, scores: [0.6, 0.4] }));
