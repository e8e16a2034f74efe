/** What a bot expects, in numbers a person can use: whole points, and only differences that matter. */
import type { Expectation } from "./generated/wire";
import { i18n } from "./i18n.svelte";

/** Points of one source more or fewer than with the other choice. */
export interface Difference {
  source: string;
  by: number;
}

const MOST = 3;

/** All points that are expected at the end. */
export function total(expected: Expectation): number {
  return Math.round(Object.values(expected.points).reduce((sum, one) => sum + one, 0));
}

/** Where the points of one choice differ from those of another, the largest first. */
export function differences(one: Expectation, other: Expectation): Difference[] {
  const sources = [...new Set([...Object.keys(one.points), ...Object.keys(other.points)])];
  return sources
    .map((source) => ({ source, by: Math.round((one.points[source] ?? 0) - (other.points[source] ?? 0)) }))
    .filter((found) => found.by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST);
}

/** Where points come from, in the reader's language. */
export const sourceName = (source: string): string =>
  i18n.maybe(`source-${source}`) ?? i18n.maybe(`points-${source}`) ?? i18n.word(source);

export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);
