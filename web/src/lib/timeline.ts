/** The time line of a match: where a click on the score graph leads, and the lines it draws. */
import type { Mark } from "./generated/wire";

/** Scores of every seat after a ply. */
export interface Moment {
  ply: number;
  scores: number[];
}

/** A stretch of a match between two headings: a round or a phase. */
export interface Stretch {
  kind: "round" | "phase";
  title: string;
  /** the first ply of it, and the first after it */
  from: number;
  to: number;
}

/** Rounds (or turns of all) and phases from their headings, without those in which nobody decided. A phase ends with the next phase or round. */
export function stretches(marks: readonly Mark[], last: number): Stretch[] {
  const kindOf = (mark: Mark): Stretch["kind"] => (/round|turn-begins|year-begins/.test(mark.id) ? "round" : "phase");
  const all = marks.map((mark, i) => {
    const kind = kindOf(mark);
    const next = marks.slice(i + 1).find((later) => kind === "phase" || kindOf(later) === "round");
    return { kind, title: mark.title, from: Math.max(0, mark.ply - 1), to: next ? Math.max(0, next.ply - 1) : last };
  });
  return all.filter(({ from, to }) => to > from);
}

/** Those stretches whose beginnings are so many plies apart that each has room for its number. */
export function apart(all: readonly Stretch[], least: number): Stretch[] {
  let free = -Infinity;
  return all.filter(({ from }) => {
    if (from < free) return false;
    free = from + least;
    return true;
  });
}

/** Round numbers for an axis: about `most` of the scores bottom … top, evenly apart, 0 among them. */
export function ticks(top: number, bottom = 0, most = 4): number[] {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 5000, 10_000]) {
    const first = Math.ceil(bottom / step);
    if ((top - bottom) / step <= most)
      return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, i) => (first + i) * step);
  }
  return [bottom, top];
}

/** The ply under a horizontal position from 0 to 1. */
export function plyAt(share: number, last: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

/** The moment shown at a ply: the last one not after it. */
export function momentAt(moments: readonly Moment[], ply: number): Moment | null {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (moments[middle]!.ply <= ply) low = middle + 1;
    else high = middle;
  }
  return moments[low - 1] ?? null;
}

/** Equal scores are drawn side by side, so that no line hides another. */
const APART = 2;

/** The highest score of a match, and never 0. */
export const topOf = (moments: readonly Moment[]): number =>
  moments.reduce((top, moment) => Math.max(top, ...moment.scores), 1);

/** The lowest score of a match: 0, or less where somebody had debts. */
export const bottomOf = (moments: readonly Moment[]): number =>
  moments.reduce((bottom, moment) => Math.min(bottom, ...moment.scores), 0);

/** One stepped SVG path per seat in a box of the given size; the highest score touches the top. */
export function scorePaths(
  moments: readonly Moment[],
  last: number,
  width: number,
  height: number,
  top = topOf(moments),
  bottom = bottomOf(moments),
): string[] {
  const seats = moments[0]?.scores.length ?? 0;
  const x = (ply: number): number => round((ply / Math.max(1, last)) * width);
  const y = (score: number, seat: number): number =>
    round(height - ((score - bottom) / (top - bottom)) * height + (seat - (seats - 1) / 2) * APART);
  return Array.from({ length: seats }, (_, seat) => {
    const steps = moments.map(
      (moment, i) => `${i === 0 ? "M" : "H"}${x(moment.ply)}${i === 0 ? "," : "V"}${y(moment.scores[seat]!, seat)}`,
    );
    return `${steps.join("")}H${x(last)}`;
  });
}

/** A path through values at even distances, lowest at the bottom of the box; one value is a level line. */
export function curve(values: readonly number[], width: number, height: number): string {
  const low = Math.min(...values);
  const spread = Math.max(...values) - low;
  const y = (value: number): number => round(spread === 0 ? height / 2 : height - ((value - low) / spread) * height);
  if (values.length === 1) return `M0,${y(values[0]!)}H${width}`;
  return values
    .map((value, i) => `${i === 0 ? "M" : "L"}${round((i / (values.length - 1)) * width)},${y(value)}`)
    .join("");
}

/** Seat numbers in the order of their scores, best first. */
export function order(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
