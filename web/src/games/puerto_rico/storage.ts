/**
 * Storage after the captain as a plan (PR-4.25, PR-4.26): which barrels stay, which spoil.
 *
 * The player names what he wants to keep, most wanted first; `keep` finds the allowed way that follows
 * these wishes, so a plan is always one that the engine accepts.
 */

import { GOOD_NAMES, type GoodId } from "../../lib/generated/puerto_rico";

export type Goods = Record<GoodId, number>;

const NONE: Goods = { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 };

/** All ways of storing that throw nothing away needlessly. */
export function keepVectors(goods: Goods, warehouses: number): Goods[] {
  const kinds = GOOD_NAMES.filter((good) => goods[good] > 0);
  const whole = Math.min(warehouses, kinds.length);
  if (whole === kinds.length) return [{ ...NONE, ...goods }];
  const reachable: Goods[] = [];
  for (const chosen of subsets(kinds, whole)) {
    const stored: Goods = { ...NONE };
    for (const good of chosen) stored[good] = goods[good];
    for (const good of kinds) if (!chosen.includes(good)) reachable.push({ ...stored, [good]: 1 });
  }
  const different = reachable.filter((one, i) => reachable.findIndex((other) => same(one, other)) === i);
  return different.filter((one) => !different.some((other) => !same(one, other) && keepsAsMuch(other, one)));
}

function subsets(kinds: GoodId[], size: number): GoodId[][] {
  if (size === 0) return [[]];
  return kinds.flatMap((kind, i) => subsets(kinds.slice(i + 1), size - 1).map((rest) => [kind, ...rest]));
}

function same(one: Goods, other: Goods): boolean {
  return GOOD_NAMES.every((good) => one[good] === other[good]);
}

function keepsAsMuch(one: Goods, other: Goods): boolean {
  return GOOD_NAMES.every((good) => one[good] >= other[good]);
}

/** The ways that agree with what was decided already: the kinds before `storing`. */
export function agreeing(vectors: Goods[], storing: number, kept: number[]): Goods[] {
  return vectors.filter((vector) => GOOD_NAMES.every((good, i) => i >= storing || vector[good] === (kept[i] ?? 0)));
}

/** The allowed way that keeps most of the first wish, then of the second, …; unnamed kinds by number. */
export function keep(vectors: Goods[], wishes: GoodId[], goods: Goods): Goods {
  const rest = GOOD_NAMES.filter((good) => !wishes.includes(good)).toSorted((a, b) => goods[b] - goods[a]);
  let best = vectors;
  for (const good of [...wishes, ...rest]) {
    const most = Math.max(...best.map((vector) => vector[good]));
    best = best.filter((vector) => vector[good] === most);
  }
  return best[0] ?? { ...NONE };
}

/** A click on a kind: wanted, or no longer wanted. A wish without effect takes the place of the last one. */
export function toggle(vectors: Goods[], wishes: GoodId[], goods: Goods, good: GoodId): GoodId[] {
  if (wishes.includes(good)) return wishes.filter((wish) => wish !== good);
  const more = [...wishes, good];
  if (keep(vectors, more, goods)[good] > 0) return more;
  return [...wishes.slice(0, -1), good];
}

/** The answers for a way of storing, only those that are asked (PR-4.26). */
export function lines(vectors: Goods[], goods: Goods, kept: Goods, storing = 0): string[] {
  const answers: string[] = [];
  let open = vectors;
  for (const good of GOOD_NAMES.slice(storing)) {
    if (goods[good] === 0) continue;
    if (new Set(open.map((vector) => vector[good])).size > 1) answers.push(`keep ${good} ${kept[good]}`);
    open = open.filter((vector) => vector[good] === kept[good]);
  }
  return answers;
}

/** The way of storing behind answers; null if they do not fit. */
export function vectorOf(vectors: Goods[], answers: string[]): Goods | null {
  let open = vectors;
  for (const answer of answers) {
    const [verb, good, count] = answer.split(" ");
    if (verb === "keep") open = open.filter((vector) => vector[good as GoodId] === Number(count));
  }
  return open[0] ?? null;
}
