/** Where things lie on the map: hexes, their sides, buildings and Units in a hex, and the stable texture of the ground. */
import { SIDE_NAMES, type HexId, type SideId, type TerrainId } from "../../lib/generated/romolo_o_remo";
import { hexGrid, type Cell, type Edge, type Grid, type Place, type Point } from "../../lib/board/map/grid";

/** From the middle of a hex to a corner; everything on the map is measured in these units. */
export const SIZE = 100;
const ROOT = Math.sqrt(3);

export function placeOf(hex: string): Place {
  const [column = 0, row = 0] = hex.split(",").map(Number);
  return { id: hex, column, row };
}

export function gridOf(hexes: readonly string[]): Grid {
  return hexGrid(hexes.map(placeOf), SIZE);
}

/** The hex beside another one, which the map may not have. */
export function beside(hex: string, side: SideId): string {
  const STEPS: Record<SideId, [number, number]> = {
    e: [1, 0],
    ne: [1, -1],
    nw: [0, -1],
    w: [-1, 0],
    sw: [-1, 1],
    se: [0, 1],
  };
  const { column, row } = placeOf(hex);
  return `${column + STEPS[side][0]},${row + STEPS[side][1]}`;
}

/** A hex made smaller, so that rings of neighbours do not touch. */
export function inner(cell: Cell, share: number): Cell {
  const outline = cell.outline.map(({ x, y }) => ({
    x: cell.x + (x - cell.x) * share,
    y: cell.y + (y - cell.y) * share,
  }));
  return { ...cell, outline };
}

/** Counted from the east against the clock, in degrees of the screen. */
export function angleOf(side: SideId): number {
  return -60 * SIDE_NAMES.indexOf(side);
}

function towards(degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}

/** The line of a side, inside its own hex: a wall belongs to the hex that it protects. */
export function sideOf(cell: Cell, side: SideId, share = 0.88): Edge {
  const [from, to] = [-30, 30].map((turn) => towards(angleOf(side) + turn, SIZE * share));
  return {
    id: `${cell.id}/${side}`,
    from: { x: cell.x + from!.x, y: cell.y + from!.y },
    to: { x: cell.x + to!.x, y: cell.y + to!.y },
  };
}

export function middleOf(cell: Cell, side: SideId, share = 0.88): Point {
  const { x, y } = towards(angleOf(side), (SIZE * share * ROOT) / 2);
  return { x: cell.x + x, y: cell.y + y };
}

/** Where buildings stand, beside a Tower or without one. */
const WITH_TOWER: readonly Point[] = [
  { x: 6, y: -50 },
  { x: 50, y: -38 },
  { x: 10, y: -8 },
  { x: 52, y: 4 },
  { x: -30, y: -72 },
  { x: 30, y: -76 },
];
const ALONE: readonly (readonly Point[])[] = [
  [{ x: -26, y: -36 }],
  [
    { x: -30, y: -40 },
    { x: 22, y: -40 },
  ],
  [
    { x: -46, y: -34 },
    { x: 0, y: -50 },
    { x: 46, y: -34 },
  ],
  [
    { x: -48, y: -30 },
    { x: -4, y: -54 },
    { x: 44, y: -38 },
    { x: 2, y: -8 },
  ],
];
const MANY: readonly Point[] = [
  { x: -50, y: -34 },
  { x: -6, y: -60 },
  { x: 42, y: -44 },
  { x: -28, y: -4 },
  { x: 16, y: -14 },
  { x: 58, y: -2 },
  { x: -62, y: 4 },
  { x: 30, y: -78 },
];
export const TOWER_AT: Point = { x: -46, y: -26 };

export function buildingSpots(count: number, hasTower: boolean): readonly Point[] {
  return hasTower ? WITH_TOWER : (ALONE[count - 1] ?? MANY);
}
export function buildingSize(count: number): number {
  return count > 4 ? 40 : 48;
}

/** Figures stand in a row at the foot of the hex; the more there are, the closer. */
export function figureSpots(count: number, isAside = false): Point[] {
  const step = Math.min(46, 136 / Math.max(1, count));
  const middle = isAside ? -14 : 0;
  return Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y: 40 }));
}

/** A generator with a fixed seed for each hex: a tile looks the same in every render. */
export function seeded(hex: string): () => number {
  const { column, row } = placeOf(hex);
  let state = ((column + 9) * 211 + (row + 9) * 577) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Motif extends Point {
  symbol: string;
  width: number;
  height: number;
  isTurned: boolean;
}

interface Kind {
  symbol: string;
  width: number;
  height: number;
}
const KINDS: Record<TerrainId, { count: number; gap: number; kinds: Kind[] }> = {
  plain: {
    count: 13,
    gap: 1,
    kinds: [
      { symbol: "wheat", width: 15, height: 20 },
      { symbol: "tuft", width: 20, height: 12 },
    ],
  },
  hill: {
    count: 7,
    gap: 0.8,
    kinds: [
      { symbol: "knoll", width: 74, height: 36 },
      { symbol: "knoll", width: 56, height: 28 },
      { symbol: "boulder", width: 22, height: 16 },
    ],
  },
  forest: {
    count: 13,
    gap: 0.8,
    kinds: [
      { symbol: "oak", width: 34, height: 37 },
      { symbol: "oak", width: 34, height: 37 },
      { symbol: "fir", width: 27, height: 38 },
    ],
  },
  water: { count: 8, gap: 1, kinds: [{ symbol: "wave", width: 40, height: 12 }] },
};

function isInside(x: number, y: number, share: number): boolean {
  return Math.abs(x) < ((SIZE * ROOT) / 2) * share && Math.abs(y) + Math.abs(x) / ROOT < SIZE * share;
}

/** What grows on a tile, from the back to the front. */
export function motifs(hex: string, terrain: TerrainId): Motif[] {
  const random = seeded(hex);
  const { count, gap, kinds } = KINDS[terrain];
  const found: Motif[] = [];
  for (let tries = 0; found.length < count && tries < count * 40; tries += 1) {
    const [x, y] = [(random() * 2 - 1) * 87, (random() * 2 - 1) * 98];
    const kind = kinds[Math.floor(random() * kinds.length)]!;
    const scale = 0.85 + random() * 0.3;
    const [width, height] = [kind.width * scale, kind.height * scale];
    const isTurned = random() < 0.5;
    if (!isInside(x, y + height * 0.4, 0.92) || !isInside(x, y - height * 0.3, 0.92)) continue;
    if (!isInside(Math.abs(x) + width * 0.46, y, 0.97)) continue;
    if (found.some((one) => Math.hypot(x - one.x, y - one.y) < gap * (width + one.width) * 0.36)) continue;
    found.push({ symbol: kind.symbol, x, y, width, height, isTurned });
  }
  return found.toSorted((a, b) => a.y - b.y);
}

/** Motifs that would stand behind pieces are left out. */
export function clearOf(growing: readonly Motif[], pieces: readonly Point[], room = 27): Motif[] {
  return growing.filter((one) => pieces.every(({ x, y }) => Math.hypot(one.x - x, one.y - y) > room));
}

/** Soft patches of colour under what grows. */
export function patches(
  hex: string,
): { x: number; y: number; rx: number; ry: number; turn: number; isDark: boolean }[] {
  const random = seeded(hex);
  return Array.from({ length: 5 }, (_, i) => ({
    x: (random() * 2 - 1) * 66,
    y: (random() * 2 - 1) * 70,
    rx: 18 + random() * 24,
    ry: 8 + random() * 12,
    turn: random() * 60 - 30,
    isDark: i % 2 === 1,
  }));
}

/** The sides on which a water hex meets land that is known. */
export function shores(hex: string, isLand: (hex: HexId) => boolean): SideId[] {
  return SIDE_NAMES.filter((side) => isLand(beside(hex, side) as HexId));
}
