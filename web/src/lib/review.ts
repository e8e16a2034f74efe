/** What a bot's review of a match says: which moves cost most, per seat and per phase, and how the chances went. */
import { get, post } from "./api";
import { asking } from "./invited";
import type { Mark, Review, Verdict } from "./generated/wire";
import type { Origin } from "./replay";
import { stretches, type Moment } from "./timeline";

export type Weight = "slip" | "mistake" | "blunder";
/** From so much of the victory on a move is worth a word. */
const WEIGHTS: [Weight, number][] = [
  ["blunder", 0.15],
  ["mistake", 0.08],
  ["slip", 0.04],
];

export interface Judged {
  verdict: Verdict;
  /** the share of the victory it cost */
  cost: number;
  weight: Weight | null;
  round: string;
  phase: string;
}

export interface Summary {
  seat: number;
  /** lost share of the victory per decision, on average */
  loss: number;
  counts: Record<Weight, number>;
  /** where it was lost, the phase that cost most first: its costly moves, and the worst of them */
  phases: { title: string; count: number; worst: number }[];
}

export const begin = (from: Origin, id: string): Promise<Review> =>
  post<Review>(`/api/${from}/${id}/review${asking(id)}`);
export const read = (from: Origin, id: string): Promise<Review> =>
  get<Review>(`/api/${from}/${id}/review${asking(id)}`);

export function weigh(cost: number): Weight | null {
  return WEIGHTS.find(([, least]) => cost >= least)?.[0] ?? null;
}

/** Every verdict with its cost and its place in the match. */
export function judged(review: Review, marks: readonly Mark[]): Judged[] {
  const told = stretches(marks, review.plies);
  const titleAt = (kind: "round" | "phase", ply: number): string =>
    told.findLast((one) => one.kind === kind && one.from <= ply)?.title ?? "";
  return review.verdicts.map((verdict) => {
    const cost = Math.max(0, verdict.best_value - verdict.value);
    return {
      verdict,
      cost,
      weight: verdict.action === verdict.best ? null : weigh(cost),
      round: titleAt("round", verdict.ply),
      phase: titleAt("phase", verdict.ply),
    };
  });
}

/** The moves worth a word, the costliest first. */
export function costly(all: readonly Judged[]): Judged[] {
  return all.filter((one) => one.weight !== null).toSorted((a, b) => b.cost - a.cost);
}

/** How each seat did. */
export function summaries(all: readonly Judged[], seats: number): Summary[] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = all.filter((one) => one.verdict.seat === seat);
    const counts: Record<Weight, number> = { slip: 0, mistake: 0, blunder: 0 };
    const phases = new Map<string, number[]>();
    for (const { weight, cost, phase } of mine) {
      if (!weight) continue;
      counts[weight]++;
      if (phase) phases.set(phase, [...(phases.get(phase) ?? []), cost]);
    }
    const sum = (costs: number[]): number => costs.reduce((all, cost) => all + cost, 0);
    const worst = [...phases]
      .toSorted(([, a], [, b]) => sum(b) - sum(a))
      .map(([title, costs]) => ({ title, count: costs.length, worst: Math.max(...costs) }));
    const loss = mine.reduce((sum, one) => sum + one.cost, 0) / Math.max(1, mine.length);
    return { seat, loss, counts, phases: worst };
  });
}

/** The chances of all seats along the match, for a graph. */
export function chances(review: Review): Moment[] {
  return review.verdicts.map(({ ply, values }) => ({ ply, scores: values }));
}
