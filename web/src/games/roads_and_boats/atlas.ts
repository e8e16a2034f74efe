/** Maps as texts (RB-3.1): reading and writing them, and what a brush does. Whether one can play there, the server says. */
import { TERRAIN_LETTERS, TERRAIN_NAMES, type TerrainId } from "../../lib/generated/roads_and_boats";
import { axes, beside, SIDES } from "./hexes";

export interface Drawn {
  terrain: TerrainId;
  river: number[];
}

export interface Atlas {
  tiles: ReadonlyMap<string, Drawn>;
  starts: readonly string[];
}

const texts = import.meta.glob<string>("../../../../src/ludoteca/games/roads_and_boats/maps/*.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});
/** the field that all maps lie on */
const RADIUS = 5;
/** what the house lays when nobody chooses, by the number of seats (RB-1.23) */
const USUAL = ["", "solo_valley", "two_banks", "trident", "four_valleys"];

/** The text of a map: a scenario of the house by its name, or the text itself; null where no map is known beforehand. */
export function textOf(value: unknown, seats: number): string | null {
  const name = value === "auto" ? USUAL[seats] : value;
  const scenario = Object.entries(texts).find(([path]) => path.endsWith(`/${String(name)}.txt`))?.[1];
  return scenario ?? (typeof name === "string" && name.includes(",") ? name : null);
}

export function read(text: string): Atlas {
  const tiles = new Map<string, Drawn>();
  let starts: string[] = [];
  for (const line of text.split("\n")) {
    const head = /^(players|starts|starts for 2):(.*)$/.exec(line.trim());
    if (head) {
      if (head[1] === "starts") starts = head[2]!.trim().split(/\s+/).filter(Boolean);
      continue;
    }
    for (const word of line.split(";")) {
      const found = /^(-?\d),(-?\d),([WPRMDS])(?::([0-5]*))?$/.exec(word.trim());
      if (!found) continue;
      const terrain = TERRAIN_NAMES[TERRAIN_LETTERS.indexOf(found[3]!)]!;
      tiles.set(`${found[1]},${found[2]}`, { terrain, river: [...(found[4] ?? "")].map(Number) });
    }
  }
  return { tiles, starts };
}

export function write({ tiles, starts }: Atlas): string {
  const rows = new Map<number, string[]>();
  for (const hex of field().filter((one) => tiles.has(one))) {
    const { terrain, river } = tiles.get(hex)!;
    const letter = TERRAIN_LETTERS[TERRAIN_NAMES.indexOf(terrain)]!;
    const row = axes(hex)[1];
    rows.set(row, [...(rows.get(row) ?? []), `${hex},${letter}${river.length > 0 ? `:${river.join("")}` : ""}`]);
  }
  return [`starts: ${starts.join(" ")}`, ...[...rows.values()].map((row) => row.join("; ")), ""].join("\n");
}

/** All hexes that a tile can lie on, row by row. */
export function field(): string[] {
  const found: string[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++) if (Math.abs(q + r) <= RADIUS) found.push(`${q},${r}`);
  return found;
}

/** A tile is laid or becomes another one; at sea no river flows. */
export function paint({ tiles, starts }: Atlas, hex: string, terrain: TerrainId): Atlas {
  const painted = new Map(tiles).set(hex, { terrain, river: terrain === "sea" ? [] : (tiles.get(hex)?.river ?? []) });
  return { tiles: painted, starts: terrain === "sea" ? starts.filter((one) => one !== hex) : starts };
}

/** A tile is taken away, and with it the rivers that led there. */
export function erase({ tiles, starts }: Atlas, hex: string): Atlas {
  const left = new Map(tiles);
  left.delete(hex);
  for (const side of SIDES) {
    const other = left.get(beside(hex, side));
    if (other) left.set(beside(hex, side), { ...other, river: other.river.filter((one) => one !== (side + 3) % 6) });
  }
  return { tiles: left, starts: starts.filter((one) => one !== hex) };
}

/** Does water flow over a side? */
export function isWet({ tiles }: Atlas, hex: string, side: number): boolean {
  const other = tiles.get(beside(hex, side));
  return (tiles.get(hex)?.river.includes(side) ?? false) || (other?.river.includes((side + 3) % 6) ?? false);
}

/** Water begins or ends to flow over a side: on land it crosses both tiles. */
export function flow({ tiles, starts }: Atlas, hex: string, side: number): Atlas {
  const turned = new Map(tiles);
  const toggle = (at: string, edge: number): void => {
    const tile = turned.get(at);
    if (!tile || tile.terrain === "sea") return;
    const has = tile.river.includes(edge);
    const river = has ? tile.river.filter((one) => one !== edge) : [...tile.river, edge].toSorted((a, b) => a - b);
    turned.set(at, { ...tile, river });
  };
  if (!tiles.has(beside(hex, side))) return { tiles, starts };
  toggle(hex, side);
  toggle(beside(hex, side), (side + 3) % 6);
  return { tiles: turned, starts };
}

/** Somebody begins here, or no longer does. */
export function settle({ tiles, starts }: Atlas, hex: string): Atlas {
  const terrain = tiles.get(hex)?.terrain;
  if (terrain === undefined || terrain === "sea") return { tiles, starts };
  return { tiles, starts: starts.includes(hex) ? starts.filter((one) => one !== hex) : [...starts, hex] };
}
