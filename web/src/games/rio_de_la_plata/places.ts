/** Where everything lies on our map of the city: spaces, edges, corners, in units of the map. */
import { CENTRES, COLUMNS, PLAZA, ROWS, START_LINE } from "../../lib/generated/rio_de_la_plata";
import type { Box, Cell, Edge, Point } from "../../lib/board/map/grid";

export const UNIT = 44;
export const LEFT = 30;
export const TOP = 36;
export const WIDE = COLUMNS * UNIT;
export const HIGH = ROWS * UNIT;
/** the river bank */
export const BANK = TOP + HIGH + 26;
export const MAP: Box = { x: 0, y: 0, width: WIDE + 2 * LEFT, height: BANK + 62 };
/** In a war enemies wait in the north: the labels of the districts step back, and there is room for both. */
const FRONT = 44;
export const BATTLEFIELD: Box = { ...MAP, y: -FRONT, height: MAP.height + FRONT };

/** The corner (x, y) of the grid, counted from the north-west. */
export function corner(x: number, y: number): Point {
  return { x: LEFT + x * UNIT, y: TOP + y * UNIT };
}

/** "8,5" → column and row. */
export function spaceAt(space: string): { column: number; row: number } {
  const [column = 1, row = 1] = space.split(",").map(Number);
  return { column, row };
}

/** A square around a space, a little smaller than its cell. */
function cellOf(column: number, row: number): Cell {
  const INSET = 2.6;
  const { x, y } = corner(column - 1, row - 1);
  const [near, far] = [INSET, UNIT - INSET];
  return {
    id: `${column},${row}`,
    x: x + UNIT / 2,
    y: y + UNIT / 2,
    outline: [
      { x: x + near, y: y + near },
      { x: x + far, y: y + near },
      { x: x + far, y: y + far },
      { x: x + near, y: y + far },
    ],
  };
}

export const CELLS: readonly Cell[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (__, column) => cellOf(column + 1, row + 1)),
).flat();

/** The middle of a space. */
export function middle(space: string): Point {
  const { column, row } = spaceAt(space);
  const { x, y } = corner(column - 1, row - 1);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** A road or its place: "h6,7" runs east from the corner (6,7), "v7,7" south. */
export function roadEdge(road: string): Edge {
  const { column: x, row: y } = spaceAt(road.slice(1));
  return { id: road, from: corner(x, y), to: road.startsWith("h") ? corner(x + 1, y) : corner(x, y + 1) };
}

/** A wall or its place: "n3", "w5", "e10"; "s4" is the closed side towards the river. */
export function wallEdge(wall: string): Edge {
  const n = Number(wall.slice(1));
  const ends: Record<string, [Point, Point]> = {
    n: [corner(n - 1, 0), corner(n, 0)],
    s: [corner(n - 1, ROWS), corner(n, ROWS)],
    w: [corner(0, n - 1), corner(0, n)],
    e: [corner(COLUMNS, n - 1), corner(COLUMNS, n)],
  };
  const [from, to] = ends[wall[0]!]!;
  return { id: wall, from, to };
}

/** Where enemies wait before an edge. */
export function before(wall: string): Point {
  const { from, to } = wallEdge(wall);
  const OUT = 16;
  const dx = { w: -OUT, e: OUT }[wall[0]!] ?? 0;
  const dy = { n: -OUT, s: OUT }[wall[0]!] ?? 0;
  return { x: (from.x + to.x) / 2 + dx, y: (from.y + to.y) / 2 + dy };
}

/** The point at which a group stands: on a space, or before an edge. */
export function standsAt(place: string): Point {
  return /^\d/.test(place) ? middle(place) : before(place);
}

/**
 * The foot of a line that tells which groups wait before an edge, so many lines before the last: above them, or below.
 * Beside the map a long one begins or ends at its border, so that nothing of it is cut off.
 */
export function tellingAt(
  wall: string,
  linesAfter: number,
  letters = 1,
): Point & { anchor: "start" | "middle" | "end" } {
  const LINE = 14;
  const BORDER = 3;
  const LONG = 3;
  const { x, y } = before(wall);
  const foot = y + (wall.startsWith("n") ? -13 : 18) - linesAfter * LINE;
  if (letters >= LONG && wall.startsWith("w")) return { x: BORDER, y: foot, anchor: "start" };
  if (letters >= LONG && wall.startsWith("e")) return { x: MAP.width - BORDER, y: foot, anchor: "end" };
  return { x, y: foot, anchor: "middle" };
}

/** How tall the label of a district is. */
export const LABEL = 20;

/** The upper left corner of a district's label: beyond the wall in the north, on the bank in the south. */
export function labelAt(district: number, isWar: boolean): Point {
  const at = districtCorner(district);
  const north = 3 - (isWar ? FRONT : 0);
  return { x: at.x + 3, y: district < 4 ? north : at.y + (ROWS / 2) * UNIT + 6 };
}

/** The district of a space, 0 … 7. */
export function districtOf(space: string): number {
  const { column, row } = spaceAt(space);
  return (row <= ROWS / 2 ? 0 : 4) + Math.ceil(column / 4) - 1;
}

/** The north-west corner of a district. */
export function districtCorner(district: number): Point {
  return corner((district % 4) * 4, district < 4 ? 0 : ROWS / 2);
}

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;
export const CENTRE_POINTS: readonly Point[] = CENTRES.map(([x, y]) => corner(x, y));
export const SQUARE_BOX: Box = { ...corner(PLAZA[0][0] - 1, PLAZA[0][1] - 1), width: 2 * UNIT, height: 2 * UNIT };

const isStart = new Set(START_LINE.map(([column, row]) => `${column},${row}`));
export function isOnStartLine(space: string): boolean {
  return isStart.has(space);
}

const STEPS: Record<string, [number, number]> = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };

/** The spaces of a way, worked out from its end. */
export function spacesOn(end: string, steps: readonly string[]): string[] {
  const { column, row } = spaceAt(end);
  const path = [end];
  let [x, y] = [column, row];
  for (const step of steps.slice(1).toReversed()) {
    const [dx, dy] = STEPS[step] ?? [0, 0];
    [x, y] = [x - dx, y - dy];
    path.unshift(`${x},${y}`);
  }
  return path;
}
