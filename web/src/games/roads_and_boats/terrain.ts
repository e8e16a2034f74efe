/** The drawing of a tile's ground: brush strokes, shore, river, and motifs that are scattered the same way every time. */
import type { Point } from "../../lib/board/map/grid";
import type { TerrainId } from "../../lib/generated/roads_and_boats";
import { axes, away, corner, courses, distance, INNER, pathOf, SIDES, sideMiddle, SIZE } from "./hexes";

export interface Motif extends Point {
  symbol: string;
  width: number;
  height: number;
  flips: boolean;
}

interface Kind {
  symbol: string;
  width: number;
  height: number;
}

const kind = (symbol: string, width: number, height: number): Kind => ({ symbol: `rb-motif-${symbol}`, width, height });
const MOTIFS: Record<TerrainId, { count: number; kinds: Kind[] }> = {
  woods: { count: 15, kinds: [kind("fir", 27, 38), kind("fir", 27, 38), kind("oak", 32, 35)] },
  pasture: { count: 11, kinds: [kind("tuft", 24, 15), kind("tuft", 24, 15), kind("flower", 9, 9)] },
  rock: { count: 8, kinds: [kind("boulder", 46, 34), kind("boulder", 30, 22)] },
  mountain: { count: 6, kinds: [kind("peak", 70, 60), kind("peak", 54, 46), kind("boulder", 24, 18)] },
  desert: { count: 7, kinds: [kind("dune", 62, 25), kind("dune", 46, 18), kind("scrub", 22, 19)] },
  sea: { count: 8, kinds: [kind("wave", 40, 12)] },
};
const TONES: Record<TerrainId, [string, string]> = {
  woods: ["#4a7440", "#86ab6e"],
  pasture: ["#9dba6c", "#d3e2aa"],
  rock: ["#8b877d", "#cbc7bd"],
  mountain: ["#75563e", "#ab8b70"],
  desert: ["#d6bc7a", "#faeecb"],
  sea: ["#8dbcd2", "#c6e1ec"],
};

/** Numbers that look random and are always the same for a hex. */
function dice(hex: string): () => number {
  const [q, r] = axes(hex);
  let a = ((q + 9) * 131 + (r + 9) * 977) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const HEXAGON = SIDES.map((side) => corner(side))
  .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  .join(" ");

function isIn({ x, y }: Point, factor: number): boolean {
  return Math.abs(x) < INNER * factor && Math.abs(y) + Math.abs(x) / Math.sqrt(3) < SIZE * factor;
}

/** Soft strokes of a brush under the motifs. */
export function strokes(hex: string, terrain: TerrainId): string {
  const random = dice(hex);
  return Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [(random() * 2 - 1) * 70, (random() * 2 - 1) * 75].map((n) => n.toFixed(1));
    const [a, b, turn] = [18 + random() * 26, 8 + random() * 12, random() * 60 - 30].map((n) => n.toFixed(1));
    const tone = TONES[terrain][i % 2 === 1 ? 0 : 1];
    return `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" transform="rotate(${turn} ${x} ${y})" fill="${tone}" opacity=".22"/>`;
  }).join("");
}

/** Trees, tufts, boulders of a tile: clear of its river, each with its own place for ever. */
export function motifs(hex: string, terrain: TerrainId, river: readonly number[], shores: readonly number[]): Motif[] {
  const random = dice(hex);
  const { count, kinds } = MOTIFS[terrain];
  const water = courses(river);
  const found: Motif[] = [];
  for (let tries = 0; found.length < count && tries < count * 40; tries++) {
    const at = { x: (random() * 2 - 1) * INNER, y: (random() * 2 - 1) * 98 };
    const one = kinds[Math.floor(random() * kinds.length)]!;
    const scale = 0.85 + random() * 0.3;
    const motif = {
      ...at,
      symbol: one.symbol,
      width: one.width * scale,
      height: one.height * scale,
      flips: random() < 0.5,
    };
    const { width, height } = motif;
    if (!isIn({ x: at.x, y: at.y - height * 0.15 }, 0.88) || !isIn({ x: at.x, y: at.y + height * 0.4 }, 0.94)) continue;
    if (!isIn({ x: Math.abs(at.x) + width * 0.46, y: at.y + height * 0.36 }, 0.985)) continue;
    if (water.some((way) => away(at, way) < 27 + Math.min(width, height) * 0.36)) continue;
    if (shores.some((side) => away(at, [corner(side), corner((side + 1) % 6)]) < 34)) continue;
    if (found.some((other) => distance(at, other) < (width + other.width) * (terrain === "woods" ? 0.29 : 0.36)))
      continue;
    found.push(motif);
  }
  return found.toSorted((a, b) => a.y - b.y);
}

/** Motifs that nothing stands on. */
export function clear(all: readonly Motif[], taken: readonly (Point & { room: number })[]): Motif[] {
  return all.filter((motif) =>
    taken.every((one) => distance(motif, one) >= one.room + Math.min(motif.width, motif.height) * 0.36),
  );
}

export function motifPath({ symbol, x, y, width, height, flips }: Motif): string {
  const [w, h] = [width.toFixed(1), height.toFixed(1)];
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${flips ? " scale(-1 1)" : ""}"><use href="#${symbol}" x="${(-width / 2).toFixed(1)}" y="${(-height / 2).toFixed(1)}" width="${w}" height="${h}"/></g>`;
}

/** A hand-drawn line along a side, so far inside. */
function shoreLine(side: number, inset: number, random: () => number, wobble: number): string {
  const factor = 1 - inset / INNER;
  const [a, b] = [corner(side, factor), corner((side + 1) % 6, factor)];
  const inwards = sideMiddle(side, -1 / INNER);
  return pathOf(
    Array.from({ length: 7 }, (_, i) => {
      const off = i === 0 || i === 6 ? 0 : (random() * 2 - 1) * wobble;
      return { x: a.x + ((b.x - a.x) * i) / 6 + inwards.x * off, y: a.y + ((b.y - a.y) * i) / 6 + inwards.y * off };
    }),
  );
}

/** The shore of a sea tile: shallow water, surf and sand where land begins, and the mouths of rivers. */
export function shore(hex: string, land: readonly number[], mouths: readonly number[]): string {
  const random = dice(hex);
  const shallow = land.map(
    (side) => `<path d="${shoreLine(side, 0, random, 0)}" class="rb-shallow-line" stroke-width="56"/>`,
  );
  const sand = land.map(
    (side) =>
      `<path d="${shoreLine(side, 19, random, 3)}" stroke="#fff" stroke-opacity=".8" stroke-width="2.6"/><path d="${shoreLine(side, 0, random, 0)}" stroke="#e9d6a3" stroke-width="17"/><path d="${shoreLine(side, 9, random, 2)}" stroke="#b99b5e" stroke-width="2"/>`,
  );
  const open = mouths.map(
    (side) =>
      `<g transform="rotate(${-60 * side})" stroke="none"><path d="M90-14.5Q66-15 46-34 40 0 46 34 66 15 90 14.5z" class="rb-shallow"/><path d="M90-14.5Q70-14 54-24 44 0 54 24 70 14 90 14.5z" class="rb-water" opacity=".75"/><path d="M90-6Q72-5 58-10 52 0 58 10 72 5 90 6z" fill="#9cc9df"/></g>`,
  );
  return `<g fill="none" stroke-linecap="round">${[...shallow, ...sand, ...open].join("")}</g>`;
}

/** The river of a tile; a spring wells up in a small pool. */
export function riverOf(river: readonly number[]): string {
  if (river.length === 0) return "";
  const d = courses(river).map(pathOf).join("");
  const layer = (width: number, paint: string): string => `<path d="${d}" stroke-width="${width}" ${paint}/>`;
  const [pool] = river.length === 1 ? [courses(river)[0]!.at(-1)!] : [];
  const disc = (radius: number, paint: string): string =>
    pool ? `<circle cx="${pool.x.toFixed(1)}" cy="${pool.y.toFixed(1)}" r="${radius}" ${paint}/>` : "";
  return `<g fill="none" stroke-linecap="butt" stroke-linejoin="round">${layer(42, 'stroke="#e6d6a4"')}${disc(25, 'fill="#e6d6a4"')}${layer(34, 'stroke="#5d4a30" stroke-opacity=".75"')}${disc(21, 'fill="#5d4a30"')}${layer(29, 'class="rb-water-line"')}${disc(18.5, 'class="rb-water"')}${layer(12, 'stroke="#9cc9df" stroke-opacity=".75"')}${disc(10, 'fill="#9cc9df"')}${layer(2.2, 'stroke="#fff" stroke-dasharray="13 19" stroke-opacity=".85" stroke-linecap="round"')}</g>`;
}
