/** The rulebook's tables as the board reads them: by name instead of by number. */
import {
  BUILDING_TABLE,
  GOOD_NAMES,
  PRICES,
  SETUPS,
  type BuildingId,
  type GoodId,
} from "../../lib/generated/puerto_rico";

export type Facts = (typeof BUILDING_TABLE)[number];
/** Where a building comes from: the colour of its tile. */
export type Family = Exclude<Facts["good"], ""> | "violet";

export const BUILDING = Object.fromEntries(BUILDING_TABLE.map((row) => [row.name, row])) as Record<BuildingId, Facts>;
/** The four columns of the building board, top to bottom (PR-2.6). */
export const COLUMNS = [1, 2, 3, 4].map((column) => BUILDING_TABLE.filter((row) => row.column === column));

export function familyOf(building: BuildingId): Family {
  return BUILDING[building].good || "violet";
}

/** What the trading house pays for a good. */
export function tradingPrice(good: GoodId): number {
  return PRICES[GOOD_NAMES.indexOf(good)]!;
}

/** The pool of victory points at the start. */
export function vpPool(players: number): number {
  return SETUPS[players as keyof typeof SETUPS]?.vp ?? 100;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
