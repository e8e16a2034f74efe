/** What can be read off the table; what is allowed and what it brings comes with the offers of the server. */
import {
  BUILDING_TABLE,
  CREW_NAMES,
  DOCK_FIRST,
  DOCK_X,
  DOCK_Y,
  UNIT_NAMES,
  UNIT_TABLE,
  type AgeOfDiscoveryView,
  type BuildingId,
  type Piece,
  type Player,
} from "../../lib/generated/age_of_discovery";

export type Facts = (typeof BUILDING_TABLE)[number];
export const BUILDING = Object.fromEntries(BUILDING_TABLE.map((row) => [row.name, row])) as Record<BuildingId, Facts>;

/** Where the dock spaces X and Y come in the order of resolution. */
export const SPACE_X = DOCK_X - DOCK_FIRST;
export const SPACE_Y = DOCK_Y - DOCK_FIRST;

/** Units of one seat in a box without spaces. */
export interface Group {
  seat: number;
  units: string[];
  sum: number;
}

const STEPS: Record<string, string> = {
  dock_region: "dock",
  pick_good: "goods",
  buy: "capital",
  cartography_region: "capital",
  allies_region: "capital",
  exp_launch: "discovery",
  exp_captains: "discovery",
  exp_soldiers: "discovery",
  exp_others: "discovery",
  exp_region: "discovery",
  train: "specialists",
  war_kind: "warfare",
  battle_region: "warfare",
  battle_opponent: "warfare",
  war_opponent: "warfare",
  casualties: "warfare",
};

/** The event box that is being resolved; null in the other phases. */
export function boxOf(view: AgeOfDiscoveryView): string | null {
  return STEPS[view.step] ?? null;
}

export function freeSpace(spaces: readonly (Piece | null)[]): number {
  return spaces.indexOf(null);
}

/** What a unit counts in Merchant Shipping or in an expedition. */
export function strength(where: "shipping" | "expedition", unit: string): number {
  return UNIT_TABLE.find((row) => row.name === unit)?.[where] ?? 1;
}

function unitsOf(
  counts: Partial<Record<string, number>>,
  names: readonly string[],
  as: (name: string) => string,
): string[] {
  return names.flatMap((name) => Array<string>(counts[name] ?? 0).fill(as(name)));
}

function groups(
  view: AgeOfDiscoveryView,
  where: "shipping" | "expedition",
  units: (player: Player) => string[],
): Group[] {
  return view.turn_order.flatMap((seat) => {
    const player = seat === null ? undefined : view.players[seat];
    const here = player ? units(player) : [];
    const sum = here.reduce((all, unit) => all + strength(where, unit), 0);
    return seat !== null && here.length > 0 ? [{ seat, units: here, sum }] : [];
  });
}

export function shippingOf(view: AgeOfDiscoveryView): Group[] {
  return groups(view, "shipping", (player) => unitsOf(player.shipping, UNIT_NAMES, (unit) => unit));
}

/** In the Discovery box all but captains and soldiers are like colonists. */
export function unitOf(crew: string): string {
  return crew === "other" ? "colonist" : crew;
}

export function crewOf(view: AgeOfDiscoveryView): Group[] {
  return groups(view, "expedition", (player) => unitsOf(player.discovery, CREW_NAMES, unitOf));
}

export function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The part of the table that a question is about. */
export function partOf(view: AgeOfDiscoveryView): "map" | "boxes" | "capital" {
  if (view.step === "buy") return "capital";
  if (/^(place_|auction_|pick_good|train|university)/.test(view.step)) return "boxes";
  return "map";
}

/** The units that the decision under way brings to a region. */
export function arriving(view: AgeOfDiscoveryView): string[] {
  if (view.step === "cartography_region") return ["colonist"];
  if (view.step === "allies_region") return ["soldier", "soldier"];
  if (view.step !== "dock_region") return [];
  const { dock, dock_x, dock_y } = view.boxes;
  const piece = view.space === SPACE_X ? dock_x : view.space === SPACE_Y ? dock_y : dock[view.space];
  return piece ? [piece.unit] : [];
}
