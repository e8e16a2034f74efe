/** Labels on the map: each stands on its own tile, near its house, where it covers nothing that is to be read. */
import { STACK_COUNT, type Box, type Point } from "../../lib/board/map/grid";
import { add, distance, INNER } from "./hexes";
import { CARRIER, GOOD, HOUSE, type Scene } from "./scene";

export interface Label {
  id: string;
  /** the middle of its tile */
  tile: Point;
  /** where it would like to stand */
  near: Point;
  width: number;
  height: number;
}

/** Something that is drawn, and how much it matters that it is seen. */
export interface Taken extends Box {
  matters: number;
}

const STEP = 6;
/** numbers are lost when they are covered, a house is known by its label, too */
const MATTERS = { count: 4, carrier: 2, home: 1, house: 1.2, label: 4 };
/** so far beyond the rim of its tile a label still belongs there */
const SLACK = 8;
/** a label keeps so far from what it must not cover */
const GAP = 2;
/** farther away nothing is in the way of a label */
const FAR = 240;

function around({ x, y }: Point, left: number, top: number, right: number, bottom: number): Box {
  return { x: x - left, y: y - top, width: left + right, height: top + bottom };
}

/** What is drawn on a tile: `size` is how large pieces are, `letter` how tall a number is at least. */
export function takenOn(scene: Scene, size: number, letter: number): Taken[] {
  const place = (point: Point): Point => add(scene.at, point);
  const good = GOOD * size;
  const half = HOUSE / 2;
  const disc = Math.max(good * STACK_COUNT.r, letter / 1.48);
  const [wide, tall] = [(CARRIER * size) / 2, CARRIER * size * 0.4];
  const bags = scene.house && scene.tile.house?.kind === "mine" ? [add(scene.house, { x: 0, y: 35 })] : [];
  return [
    ...scene.stacks.map((stack) => {
      const isCounted = stack.count > 1;
      const right = isCounted ? Math.max(good / 2, good * STACK_COUNT.x + disc) : good / 2;
      const bottom = isCounted ? Math.max(good / 2, good * STACK_COUNT.y + disc) : good / 2;
      const box = around(place(stack), good / 2, good * (isCounted ? 0.7 : 0.5), right, bottom);
      return { ...box, matters: MATTERS.count };
    }),
    ...scene.fleet.map((one) => ({ ...around(place(one), wide, tall + 6, wide, tall), matters: MATTERS.carrier })),
    ...scene.homes.map((home) => ({ ...around(place(home), 20, 27, 22, 22), matters: MATTERS.home })),
    ...(scene.house ? [{ ...around(place(scene.house), half, half, half, half), matters: MATTERS.house }] : []),
    ...bags.map((bag) => ({ ...around(place(bag), 31, 12, 31, 13), matters: MATTERS.count })),
  ];
}

/** How much two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, tall);
}

/** How far a point lies beyond the rim of a hex around 0,0. */
function beyond({ x, y }: Point): number {
  return Math.max(0, Math.abs(x) - INNER, Math.abs(x) / 2 + (Math.abs(y) * Math.sqrt(3)) / 2 - INNER);
}

/** The middle of every label, one after the other; what was placed is in the way of the next. */
export function placed(labels: readonly Label[], taken: readonly Taken[]): Map<string, Point> {
  const found = new Map<string, Point>();
  const full = [...taken];
  for (const { id, tile, near, width, height } of labels) {
    const [wide, tall] = [width / 2 + GAP, height / 2 + GAP];
    const close = full.filter((box) => distance({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, tile) < FAR);
    let [best, least] = [near, Infinity];
    for (let x = -INNER; x <= INNER; x += STEP)
      for (let y = -INNER; y <= INNER; y += STEP) {
        const at = add(tile, { x, y });
        const over = beyond({ x: Math.abs(x) + wide, y: Math.abs(y) + tall }) - SLACK;
        const way = distance(at, near) + Math.max(0, over) ** 2 / 2;
        if (way >= least) continue;
        const box = around(at, wide, tall, wide, tall);
        const cost = close.reduce((sum, other) => sum + overlap(box, other) * other.matters, way);
        if (cost < least) [best, least] = [at, cost];
      }
    found.set(id, best);
    full.push({ ...around(best, wide, tall, wide, tall), matters: MATTERS.label });
  }
  return found;
}
