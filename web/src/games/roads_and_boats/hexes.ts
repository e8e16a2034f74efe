/** Where things lie on a hex and on the map: sides, halves, banks, docks. Sides are counted counter-clockwise from the east. */
import type { Box, Cell, Point } from "../../lib/board/map/grid";
import { around } from "../../lib/board/map/grid";

/** from the middle of a hex to a corner, and to a side */
export const SIZE = 100;
export const INNER = (SIZE * Math.sqrt(3)) / 2;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
/** how long a half of a side is, measured from its middle */
const QUARTER = SIZE / 4;

export function axes(hex: string): [number, number] {
  const [q = "0", r = "0"] = hex.split(",");
  return [Number(q), Number(r)];
}

export function middle(hex: string): Point {
  const [q, r] = axes(hex);
  return { x: 2 * INNER * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The hex over a side. */
export function beside(hex: string, side: number): string {
  const [q, r] = axes(hex);
  const [dq, dr] = STEPS[side]!;
  return `${q + dq},${r + dr}`;
}

/** A border by its one name, "0,0/2": of its two hexes the one that sees it as side 0, 1 or 2. */
export function border(hex: string, side: number): string {
  return side < 3 ? `${hex}/${side}` : `${beside(hex, side)}/${side - 3}`;
}

export const add = (one: Point, other: Point, factor = 1): Point => ({
  x: one.x + other.x * factor,
  y: one.y + other.y * factor,
});
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function polar(degrees: number, length: number): Point {
  const angle = (Math.PI / 180) * degrees;
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}

/** The middle of a side, from the middle of the hex. */
export function sideMiddle(side: number, factor = 1): Point {
  return polar(-60 * side, INNER * factor);
}

/** The corner between a side and the one before it. */
export function corner(side: number, factor = 1): Point {
  return polar(-60 * side + 30, SIZE * factor);
}

/** The middle of half a (towards the side before) or b of a side. */
export function halfMiddle(side: number, half: "a" | "b", factor = 1): Point {
  const along = polar(-60 * side + (half === "a" ? 90 : -90), QUARTER);
  return add(sideMiddle(side, factor), along, factor);
}

/** The outline of a hex, as the kit's parts want it. */
export function cellOf(hex: string, factor = 1): Cell {
  const at = middle(hex);
  return { id: hex, ...at, outline: SIDES.map((side) => add(at, corner(side, factor))) };
}

export function boxOf(hexes: readonly string[]): Box {
  return around(hexes.flatMap((hex) => cellOf(hex).outline));
}

/** The two ends of a side on the map, a little short of the corners. */
export function sideOf(hex: string, side: number): { id: string; from: Point; to: Point } {
  const at = middle(hex);
  const [a, b] = [add(at, corner(side)), add(at, corner((side + 1) % 6))];
  const along = { x: (b.x - a.x) * 0.13, y: (b.y - a.y) * 0.13 };
  return { id: `${hex}/${side}`, from: add(a, along), to: add(b, along, -1) };
}

/** The bend of a river from one side to another, as points; a spring begins a little beside the middle. */
export function course(from: number, to: number | null): Point[] {
  const a = sideMiddle(from);
  if (to === null) return [a, sideMiddle(from, 0.7), sideMiddle(from, 0.4), sideMiddle(from, 0.12)];
  const b = sideMiddle(to);
  const wave = { x: ((a.y - b.y) / 150) * 10, y: ((b.x - a.x) / 150) * 10 };
  const [first, second] = [
    add({ x: a.x * 0.35, y: a.y * 0.35 }, wave),
    add({ x: b.x * 0.35, y: b.y * 0.35 }, wave, -1),
  ];
  return Array.from({ length: 13 }, (_, i) => bezier(a, first, second, b, i / 12));
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return { x: a.x * p + b.x * q + c.x * r + d.x * s, y: a.y * p + b.y * q + c.y * r + d.y * s };
}

/** The courses of a tile's river: one bend, a spring, or three arms that meet. */
export function courses(river: readonly number[]): Point[][] {
  if (river.length === 0) return [];
  if (river.length === 1) return [course(river[0]!, null)];
  if (river.length === 2) return [course(river[0]!, river[1]!)];
  return river.map((side) => [sideMiddle(side), sideMiddle(side, 0.5), { x: 0, y: 0 }]);
}

/** How many banks a river makes: a spring does not divide its tile. */
export function bankCount(river: readonly number[]): number {
  return Math.max(1, river.length);
}

/** The outline of a bank: along the rim counter-clockwise from one arm of the river to the next, and back along it. */
export function bankOutline(river: readonly number[], bank: number): Point[] {
  if (river.length < 2) return SIDES.map((side) => corner(side));
  const [from, to] = [river[bank]!, river[(bank + 1) % river.length]!];
  const rim = Array.from({ length: (to - from + 6) % 6 }, (_, i) => corner((from + 1 + i) % 6));
  const water =
    river.length === 2
      ? bank === 0
        ? courses(river)[0]!.toReversed()
        : courses(river)[0]!
      : [sideMiddle(to), sideMiddle(to, 0.5), { x: 0, y: 0 }, sideMiddle(from, 0.5), sideMiddle(from)];
  return [...rim, ...water];
}

/** The bank that a half of a side belongs to. */
export function bankAt(river: readonly number[], side: number, half: "a" | "b"): number {
  if (river.length < 2) return 0;
  const place = 2 * side + (half === "b" ? 1 : 0);
  const found = river.findIndex((from, i) => {
    const start = 2 * from + 1;
    const length = (2 * river[(i + 1) % river.length]! - start + 12) % 12;
    return (place - start + 12) % 12 <= length;
  });
  return Math.max(0, found);
}

/** Where the bridge of an arm stands, and how it is turned. */
export function bridgeAt(river: readonly number[], arm: number): Point & { turn: number } {
  if (river.length === 2) {
    const way = courses(river)[0]!;
    const [before, here, after] = [way[5]!, way[6]!, way[7]!];
    return { ...here, turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI + 90 };
  }
  return { ...sideMiddle(river[arm] ?? 0, 0.52), turn: -60 * (river[arm] ?? 0) + 90 };
}

export function isInside(point: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + outline.length - 1) % outline.length]!;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  });
  return inside;
}

/** How far a point is from a line of points. */
export function away(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = distance(a, b) || 1;
    const t = Math.min(
      1,
      Math.max(0, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length)),
    );
    least = Math.min(least, distance(point, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }));
  }
  return least;
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
