/** What can be read off the table; what is allowed and what it brings comes with the offers of the server. */
import {
  BUILDING_TABLE,
  CAPACITY,
  END_SPACE,
  FIRST_BOAT,
  GOOD_NAMES,
  IRRIGATION_SPACE,
  MOVES,
  WONDER_ROWS,
  TRANSPORTER_NAMES,
  type BuildingId,
  type CarrierId,
  type GoodId,
  type Player,
  type RoadsAndBoatsView,
  type TerrainId,
  type Tile,
  type Transporter,
  type TransporterId,
} from "../../lib/generated/roads_and_boats";

export type Goods = Partial<Record<string, number>>;
export type Facts = (typeof BUILDING_TABLE)[number];
export const BUILDING = Object.fromEntries(BUILDING_TABLE.map((row) => [row.name, row])) as Record<BuildingId, Facts>;

const COLOURS = "rygb";
/** The seat of a transporter: its name begins with a colour. */
export const ownerOf = (carrier: string): number => COLOURS.indexOf(carrier.charAt(0));

const kindNumber = (kind: TransporterId): number => TRANSPORTER_NAMES.indexOf(kind);
export const capacityOf = (kind: TransporterId): number => CAPACITY[kindNumber(kind)]!;
export const movesOf = (kind: TransporterId): number => MOVES[kindNumber(kind)]!;
export const isBoat = (kind: TransporterId): boolean => kindNumber(kind) >= FIRST_BOAT;

export function total(counts: Goods): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Goods in the order of the rules, each with its number. */
export function listed(goods: Goods | undefined): [GoodId, number][] {
  return GOOD_NAMES.flatMap((good): [GoodId, number][] => ((goods?.[good] ?? 0) > 0 ? [[good, goods![good]!]] : []));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function transportersOf(view: RoadsAndBoatsView): Transporter[] {
  return view.players.flatMap((player) => player.transporters);
}

export function findCarrier(view: RoadsAndBoatsView, id: string | null): Transporter | null {
  return id === null ? null : (transportersOf(view).find((one) => one.id === id) ?? null);
}

export function carriedIds(view: RoadsAndBoatsView): Set<CarrierId> {
  return new Set(transportersOf(view).flatMap((one) => (one.carries ? [one.carries] : [])));
}

export function tileAt(view: RoadsAndBoatsView, hex: string): Tile | null {
  return view.tiles.find((tile) => tile.hex === hex) ?? null;
}

export function isIrrigated(view: RoadsAndBoatsView): boolean {
  return view.wonder.length >= IRRIGATION_SPACE;
}

/** What a tile is now: rain makes pastures of deserts. */
export function terrainOf(view: RoadsAndBoatsView, tile: Tile): TerrainId {
  return tile.terrain === "desert" && isIrrigated(view) ? "pasture" : tile.terrain;
}

const SETTING_OUT = new Set(["choose_tile", "lay_tile", "turn_tile", "choose_start", "start_bank"]);

/** Is the map laid, or are homes chosen? Then no turn has begun. */
export function isSettingOut(view: RoadsAndBoatsView): boolean {
  return view.turn === 0 || SETTING_OUT.has(view.step);
}

/** The bank that a spot lies on; boats in the water touch no single one. */
export function bankOf(spot: string): number | null {
  return spot.startsWith("bank") ? Number(spot.slice(4)) : null;
}

/** Everything that a player's transporters carry. */
export function aboard(player: Player): Goods {
  const sum: Goods = {};
  for (const one of player.transporters)
    for (const [good, count] of listed(one.cargo)) sum[good] = (sum[good] ?? 0) + count;
  return sum;
}

export interface Row {
  /** counted from 1 */
  number: number;
  first: number;
  bricks: (number | null | undefined)[];
}

/** The wonder from bottom to top, as far as this table can build it: bricks of seats, neutral ones (null), free spaces. */
export function wonderRows(view: RoadsAndBoatsView): Row[] {
  const last = endSpace(view);
  let first = 1;
  return WONDER_ROWS.flatMap((length, i): Row[] => {
    const row = { number: i + 1, first, bricks: Array.from({ length }, (_, k) => view.wonder[first + k - 1]) };
    first += length;
    return row.first <= last ? [row] : [];
  });
}

/** The space that ends the game; alone, it is the last of all. */
export function endSpace(view: RoadsAndBoatsView): number {
  return END_SPACE[view.players.length as 1 | 2 | 3 | 4];
}

/** What a seat would have if the game ended now: the wealth aboard, and its part of the wonder. */
export function pointsOf(view: RoadsAndBoatsView, seat: number): { wealth: number; wonder: number } {
  const { wonder = 0, ...aboard } = view.points[seat] ?? {};
  return { wonder, wealth: Object.values(aboard).reduce((sum, points) => sum + points, 0) };
}
