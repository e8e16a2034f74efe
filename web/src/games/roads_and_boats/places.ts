/** Where pieces stand on a tile: every bank has its ground, and what stands there keeps apart from the rest. */
import type { Point } from "../../lib/board/map/grid";
import { away, bankCount, bankOutline, courses, distance, halfMiddle, isInside, SIDES, corner } from "./hexes";

/** Something that needs a place: how much room it takes, and where it would like to stand. */
export interface Wish {
  id: string;
  bank: number;
  room: number;
  near: Point;
}

const STEP = 7;
/** pieces stand so far from water and rim */
const BANK_EDGE = 25;
const RIM = 21;

interface Ground {
  spots: Point[];
  hub: Point;
}

const grounds = new Map<string, Ground>();

/** The points of a bank where something can stand, and the one in its middle, where its roads meet. */
export function groundOf(river: readonly number[], bank: number): Ground {
  const key = `${river.join("")}/${bank}`;
  const known = grounds.get(key);
  if (known) return known;
  const outline = bankOutline(river, bank);
  const rim = [...SIDES, 0].map((side) => corner(side));
  const water = courses(river);
  const free = (point: Point): number =>
    Math.min(away(point, rim) - RIM, ...water.map((way) => away(point, way) - BANK_EDGE));
  const inside: { point: Point; free: number }[] = [];
  for (let x = -84; x <= 84; x += STEP)
    for (let y = -98; y <= 98; y += STEP)
      if (isInside({ x, y }, outline)) inside.push({ point: { x, y }, free: free({ x, y }) });
  const open = inside.filter((one) => one.free >= 0);
  // in the corner that a sharp bend cuts off there is little room: its best points will do
  const best = open.length >= 6 ? open : inside.toSorted((one, other) => other.free - one.free).slice(0, 6);
  const hub = best.reduce((most, one) => (one.free > most.free ? one : most), best[0]!);
  const found = { spots: best.map((one) => one.point), hub: river.length < 2 ? { x: 0, y: 4 } : hub.point };
  grounds.set(key, found);
  return found;
}

export function hubOf(river: readonly number[], bank: number): Point {
  return groundOf(river, Math.min(bank, bankCount(river) - 1)).hub;
}

/** A place for everything, the first ones as they wish, the others where room is left beside what is there already. */
export function arrange(
  river: readonly number[],
  wishes: readonly Wish[],
  there: readonly (Point & { room: number })[] = [],
): Map<string, Point> {
  const taken = [...there];
  const found = new Map<string, Point>();
  for (const wish of wishes) {
    const { spots } = groundOf(river, Math.min(wish.bank, bankCount(river) - 1));
    let best = spots[0] ?? { x: 0, y: 0 };
    let least = Infinity;
    for (const spot of spots) {
      const crowd = taken.reduce((sum, one) => sum + Math.max(0, one.room + wish.room - distance(one, spot)) ** 2, 0);
      const cost = crowd * 3 + distance(spot, wish.near);
      if (cost < least) [best, least] = [spot, cost];
    }
    taken.push({ ...best, room: wish.room });
    found.set(wish.id, best);
  }
  return found;
}

/** Where a boat lies: in the middle of the water, or at a dock on the coast. */
export function waterPlace(river: readonly number[], spot: string): Point {
  const dock = /^dock(\d)([ab])$/.exec(spot);
  if (dock) return dockPlace(river, Number(dock[1]), dock[2] as "a" | "b");
  const ways = courses(river);
  return ways[0] ? (river.length === 2 ? ways[0][6]! : { x: 0, y: 0 }) : { x: 0, y: 0 };
}

function dockPlace(river: readonly number[], side: number, half: "a" | "b"): Point {
  if (river.includes(side)) return halfMiddle(side, half, 0.8);
  const [a, b] = [halfMiddle(side, "a", 0.8), halfMiddle(side, "b", 0.8)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
