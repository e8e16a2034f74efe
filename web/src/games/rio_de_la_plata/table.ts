/** What can be read off the table; what is allowed and what it brings comes with the offers of the server. */
import {
  BUILDING_TABLE,
  COLUMNS,
  FIRST_YEAR,
  GOOD_NAMES,
  HOUSE_VP,
  LAST_SHORT_YEAR,
  LAST_YEAR,
  ON_MAP_NAMES,
  PREDEFINED_WALLS,
  SHIP_HOLDS,
  TIME_SYMBOLS,
  type BuildingId,
  type GoodId,
  type Outside,
  type RioDeLaPlataView,
  type Space,
  type War,
} from "../../lib/generated/rio_de_la_plata";

import { districtOf } from "./places";

export type Facts = (typeof BUILDING_TABLE)[number];
export const BUILDING = Object.fromEntries(BUILDING_TABLE.map((row) => [row.name, row])) as Record<BuildingId, Facts>;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The spaces on which something stands, by name. */
export function cityOf(view: RioDeLaPlataView): Map<string, Space> {
  return new Map(view.city.map((space) => [space.space, space]));
}

/** The years of this game, and the enemies that come nearer when each ends. */
export function yearsOf(view: RioDeLaPlataView): { year: number; symbols: string }[] {
  const last = view.options["short_game"] ? LAST_SHORT_YEAR : LAST_YEAR;
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, i) => ({
    year: FIRST_YEAR + i,
    symbols: FIRST_YEAR + i === last ? "" : (TIME_SYMBOLS[i] ?? ""),
  }));
}

/** Every wall that stands: printed, built, and the side of the river. */
export function wallsOf(view: RioDeLaPlataView): { wall: string; isBuilt: boolean }[] {
  const south = Array.from({ length: COLUMNS }, (_, i) => `s${i + 1}`);
  return [
    ...[...PREDEFINED_WALLS, ...south].map((wall) => ({ wall, isBuilt: false })),
    ...view.walls.map((wall) => ({ wall, isBuilt: true })),
  ];
}

/** What a house in a district is worth at the end. */
export function houseWorth(view: RioDeLaPlataView, district: number): number {
  return Math.max(0, HOUSE_VP + (view.districts[district]?.value ?? 0));
}

/** Is there such a building in the district of a space? */
export function stands(view: RioDeLaPlataView, building: string, district: number): boolean {
  return view.city.some((space) => space.building === building && districtOf(space.space) === district);
}

/** Where a major building stands; null while it does not. */
export function siteOf(view: RioDeLaPlataView, building: string): string | null {
  return view.city.find((space) => space.building === building)?.space ?? null;
}

export function isMajor(building: string): boolean {
  return ON_MAP_NAMES.indexOf(building as never) >= BUILDING_TABLE.length;
}

/** Of the two, how many has a player? */
export function dwellings(view: RioDeLaPlataView, seat: number): { huts: number; houses: number } {
  const own = view.city.filter((space) => space.owner === seat);
  return {
    huts: own.filter((space) => space.building === "hut").length,
    houses: own.filter((space) => space.building === "house").length,
  };
}

/** Pawns of a seat in the city. */
export function inCity(view: RioDeLaPlataView, seat: number): number {
  return view.city.reduce((sum, space) => sum + space.pawns.filter((pawn) => pawn === seat).length, 0);
}

/** Whose pawns a stack holds, from top to bottom: "2 × Anna + Bruno". */
export function stacked(pawns: readonly number[], name: (seat: number) => string): string {
  const runs: { seat: number; count: number }[] = [];
  for (const seat of pawns) {
    const last = runs.at(-1);
    if (last?.seat === seat) last.count++;
    else runs.push({ seat, count: 1 });
  }
  return runs.map(({ seat, count }) => (count > 1 ? `${count} × ${name(seat)}` : name(seat))).join(" + ");
}

/** Where the ship is. */
export function shipState(view: RioDeLaPlataView): "none" | "docked" | "away" {
  if (!view.harbour) return "none";
  return view.ship_returns === null ? "docked" : "away";
}

/** How much the hold takes, and what is in it. */
export function hold(view: RioDeLaPlataView): { capacity: number; aboard: number } {
  return {
    capacity: SHIP_HOLDS * Math.max(3, view.players.length),
    aboard: view.players.reduce((sum, player) => sum + total(player.cargo), 0),
  };
}

/** Goods that are more than none, in the order of the rules. */
export function goodsOf(counts: Partial<Record<string, number>>): [GoodId, number][] {
  return GOOD_NAMES.flatMap((good): [GoodId, number][] => {
    const count = counts[good] ?? 0;
    return count > 0 ? [[good, count]] : [];
  });
}

/** A group that moves and fights together. */
export interface Company {
  at: string;
  /** whose pawns, from top to bottom; empty for enemies */
  pawns: number[];
  size: number;
  isEnemy: boolean;
  marks: string[];
}

/** The groups in the city in a war: with three and more the attacker's pawns rest. */
export function companies(view: RioDeLaPlataView): Company[] {
  const { war } = view;
  if (!war) return [];
  const marks = new Map(war.groups.map((group) => [group.space, group.marks]));
  if (war.active) marks.set(war.active, war.active_marks);
  const rests = view.players.length > 2 ? war.attacker : null;
  const workers = view.city.flatMap(({ space, pawns }): Company[] => {
    const fighting = pawns.filter((pawn) => pawn !== rests);
    if (fighting.length === 0) return [];
    return [{ at: space, pawns: fighting, size: fighting.length, isEnemy: false, marks: marks.get(space) ?? [] }];
  });
  const enemies = war.groups.flatMap(({ space, enemies: size }): Company[] =>
    size > 0 ? [{ at: space, pawns: [], size, isEnemy: true, marks: marks.get(space) ?? [] }] : [],
  );
  return [...workers, ...enemies];
}

/** Enemies before the edges of the city, the group that is about to come in first of all. */
export function waiting(war: War): readonly Outside[] {
  const [wall, size] = (war.active ?? "").split("/");
  return wall && size ? [{ wall, size: Number(size), mark: "ready", count: 1 }, ...war.outside] : war.outside;
}

/** So many letters of a crowd fit on a line: before an edge in the north, and beside the map. */
const LETTERS = { north: 6, aside: 4 };

/** Enemies before one edge: the group drawn on top, and all of them in short, unless it is a single one: 3×1+2. */
export function crowd(groups: readonly Outside[], isNorth: boolean): { top: Outside; lines: string[] } {
  const sorted = groups.toSorted((a, b) => b.size - a.size);
  const top = sorted.find((group) => group.mark === "ready") ?? sorted[0]!;
  const lines: string[] = [];
  if (groups.length === 1 && top.count === 1 && top.size === 1) return { top, lines };
  const numbers = new Map<number, number>();
  for (const { size, count } of sorted.toReversed()) numbers.set(size, (numbers.get(size) ?? 0) + count);
  for (const [size, count] of numbers) {
    const told = count > 1 ? `${count}×${size}` : String(size);
    const line = lines.length === 0 ? told : `${lines.at(-1)}+${told}`;
    if (lines.length > 0 && line.length <= (isNorth ? LETTERS.north : LETTERS.aside)) lines[lines.length - 1] = line;
    else lines.push(lines.length === 0 ? told : `+${told}`);
  }
  return { top, lines };
}
