/** Maps of hexes and squares: where cells, edges and corners lie. Ids are the game's own words for a place. */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** How wide a strip along each edge is, in pixels. */
export interface Rim {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_RIM: Rim = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * Where the middle of a thing stands that somebody moved to `place`: it fills the free stretch around `center`, or
 * stands in its middle if it is smaller.
 */
export function held(place: number, size: number, center: number, free: number): number {
  const play = Math.max(0, (size - free) / 2);
  return Math.min(Math.max(place, center - play), center + play);
}

/** Letters on a map are never smaller on the screen; a map tells them so in `--least-letter`, in its own units. */
export const LEAST_LETTER = 13;

/** Where the number of a stack stands, seen from its middle, and how large its disc is: in sizes of the things. */
export const STACK_COUNT = { x: 0.42, y: 0.32, r: 0.36 };

/** A place of the map; hexes count along two axes (q, r), squares in columns and rows. */
export interface Place {
  id: string;
  column: number;
  row: number;
}

export interface Cell extends Point {
  id: string;
  outline: Point[];
}

/** Between two cells, or at the rim; its id is made of theirs: "a|b", "a|" with the side's number at the rim. */
export interface Edge {
  id: string;
  from: Point;
  to: Point;
}

/** Where cells meet; its id is made of theirs, in order: "a|b|c". */
export interface Corner extends Point {
  id: string;
}

export interface Grid {
  cells: Cell[];
  edges: Edge[];
  corners: Corner[];
  box: Box;
}

const ROOT = Math.sqrt(3);

/** Hexes with a corner on top; `size` is the distance from the middle to a corner. Column and row are q and r. */
export function hexGrid(places: readonly Place[], size: number): Grid {
  return gridOf(places, 6, ({ column, row }, i) => {
    const middle = { x: ROOT * size * (column + row / 2), y: 1.5 * size * row };
    const angle = (Math.PI / 180) * (60 * i - 90);
    return { middle, corner: { x: middle.x + size * Math.cos(angle), y: middle.y + size * Math.sin(angle) } };
  });
}

/** Squares; `size` is the length of a side. */
export function squareGrid(places: readonly Place[], size: number): Grid {
  const STEPS = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return gridOf(places, 4, ({ column, row }, i) => {
    const middle = { x: column * size, y: row * size };
    const [dx, dy] = STEPS[i]!;
    return { middle, corner: { x: middle.x + (dx * size) / 2, y: middle.y + (dy * size) / 2 } };
  });
}

type Lay = (place: Place, i: number) => { middle: Point; corner: Point };

function gridOf(places: readonly Place[], sides: number, lay: Lay): Grid {
  const cells = places.map((place): Cell => {
    const outline = Array.from({ length: sides }, (_, i) => lay(place, i).corner);
    return { id: place.id, ...lay(place, 0).middle, outline };
  });
  const edges = new Map<string, Edge & { cells: string[]; side: number }>();
  const corners = new Map<string, Point & { cells: string[] }>();
  for (const cell of cells)
    cell.outline.forEach((from, side) => {
      const to = cell.outline[(side + 1) % sides]!;
      const corner = corners.get(key(from)) ?? { ...from, cells: [] };
      corners.set(key(from), { ...corner, cells: [...corner.cells, cell.id] });
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const edge = edges.get(key(middle)) ?? { id: "", from, to, cells: [], side };
      edges.set(key(middle), { ...edge, cells: [...edge.cells, cell.id] });
    });
  return {
    cells,
    edges: [...edges.values()].map(({ from, to, cells: beside, side }) => ({
      id: beside.length > 1 ? beside.toSorted().join("|") : `${beside[0]}|${side}`,
      from,
      to,
    })),
    corners: uniquely(
      [...corners.values()].map(({ x, y, cells: around }) => ({ id: around.toSorted().join("|"), x, y })),
    ),
    box: around(cells.flatMap((cell) => cell.outline)),
  };
}

/** At the rim several corners touch the same cells: they are numbered. */
function uniquely(corners: Corner[]): Corner[] {
  const seen = new Map<string, number>();
  return corners.map((corner) => {
    const count = seen.get(corner.id) ?? 0;
    seen.set(corner.id, count + 1);
    return count === 0 ? corner : { ...corner, id: `${corner.id}/${count}` };
  });
}

/** Places that are computed twice differ by a hair. */
function key({ x, y }: Point): string {
  return `${Math.round(x * 8)},${Math.round(y * 8)}`;
}

/** The box around points. */
export function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A band along an edge, so wide to each side: what is hit by a finger, and has a size. */
export function band({ from, to }: Edge, width: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(-(to.y - from.y) / length) * width, ((to.x - from.x) / length) * width];
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ];
}

export function pointsOf(outline: readonly Point[]): string {
  return outline.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

/** A path through points, a little short of the last, where an arrow head or a ghost stands. */
export function trail(points: readonly Point[], short = 0): string {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return "";
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const end = {
    x: last.x - ((last.x - before.x) / length) * short,
    y: last.y - ((last.y - before.y) / length) * short,
  };
  return [...points.slice(0, -1), end].map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
