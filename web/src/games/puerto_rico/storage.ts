/** Storage after the captain as wishes: kinds most wanted first, among the ways of storing that the server allows. */
import { GOOD_NAMES, type GoodId } from "../../lib/generated/puerto_rico";

export type Goods = Record<GoodId, number>;

/** The way that keeps most of the first wish, then of the second, …; unnamed kinds by number. */
export function keep(ways: Goods[], wishes: GoodId[], goods: Goods): Goods | null {
  const rest = GOOD_NAMES.filter((good) => !wishes.includes(good)).toSorted((a, b) => goods[b] - goods[a]);
  let best = ways;
  for (const good of [...wishes, ...rest]) {
    const most = Math.max(...best.map((way) => way[good]));
    best = best.filter((way) => way[good] === most);
  }
  return best[0] ?? null;
}

/** A click on a kind: wanted, or no longer wanted. A wish without effect takes the place of the last one. */
export function toggle(ways: Goods[], wishes: GoodId[], goods: Goods, good: GoodId): GoodId[] {
  if (wishes.includes(good)) return wishes.filter((wish) => wish !== good);
  const more = [...wishes, good];
  if ((keep(ways, more, goods)?.[good] ?? 0) > 0) return more;
  return [...wishes.slice(0, -1), good];
}

/** The wishes that lead to a way: first the kinds that stay whole. */
export function wishesFor(way: Goods, goods: Goods): GoodId[] {
  const kept = GOOD_NAMES.filter((good) => way[good] > 0);
  const isWhole = (good: GoodId): boolean => way[good] === goods[good];
  return [...kept.filter(isWhole), ...kept.filter((good) => !isWhole(good))];
}
