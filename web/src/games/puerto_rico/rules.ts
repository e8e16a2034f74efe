/** What the board works out by itself to show a consequence before the click. The server decides. */

import { BUILDING, CITY_SPACES, TRADING_PRICE, type Building, type Good } from "./data";
import type { Player, PuertoRicoView, Ship } from "./view";

export function isOccupied(player: Player, building: Building): boolean {
  return player.city.some((own) => own.building === building && own.colonists > 0);
}

export function owns(player: Player, building: Building): boolean {
  return player.city.some((own) => own.building === building);
}

export function occupiedQuarries(player: Player): number {
  return player.island.filter((tile) => tile.kind === "quarry" && tile.occupied).length;
}

export function citySpaces(player: Player): number {
  return player.city.reduce((sum, own) => sum + BUILDING[own.building].spaces, 0);
}

export function freeCitySpaces(player: Player): number {
  return CITY_SPACES - citySpaces(player);
}

export function buildingVp(player: Player): number {
  return player.city.reduce((sum, own) => sum + BUILDING[own.building].vp, 0);
}

/** The printed price, with the option that swaps factory and university. */
export function printedPrice(view: PuertoRicoView, building: Building): number {
  if (view.options.swap_factory_university === true) {
    if (building === "factory") return BUILDING.university.price;
    if (building === "university") return BUILDING.factory.price;
  }
  return BUILDING[building].price;
}

/** The price for a seat: occupied quarries up to the column, one less for the builder (PR-4.18). */
export function priceFor(view: PuertoRicoView, seat: number, building: Building): number {
  const player = view.players[seat];
  if (!player) return printedPrice(view, building);
  const quarries = Math.min(occupiedQuarries(player), BUILDING[building].column);
  const builder = view.active_role === "builder" && view.role_owner === seat ? 1 : 0;
  return Math.max(0, printedPrice(view, building) - quarries - builder);
}

/** How many barrels a ship takes of a good; a good on one ship is barred from the others (PR-5.42). */
export function takes(ships: Ship[], ship: Ship, good: Good, barrels: number): number {
  if (ship.good === good) return Math.min(barrels, ship.capacity - ship.load);
  if (ship.good !== null || ships.some((other) => other.good === good)) return 0;
  return Math.min(barrels, ship.capacity);
}

/** What a sale brings: price, trader's privilege, markets (PR-5.37). */
export function saleFor(view: PuertoRicoView, seat: number, good: Good): number {
  const player = view.players[seat];
  if (!player) return TRADING_PRICE[good];
  const trader = view.active_role === "trader" && view.role_owner === seat ? 1 : 0;
  const markets = (isOccupied(player, "small_market") ? 1 : 0) + (isOccupied(player, "large_market") ? 2 : 0);
  return TRADING_PRICE[good] + trader + markets;
}

/** Points for loading: a barrel each, the captain's first load, the harbor (PR-5.47). */
export function loadVp(view: PuertoRicoView, seat: number, barrels: number): number {
  const player = view.players[seat];
  if (!player) return barrels;
  const captain = view.role_owner === seat && view.scratch.captain_bonus ? 1 : 0;
  return barrels + captain + (isOccupied(player, "harbor") ? 1 : 0);
}

/** Kinds a player keeps whole after loading (PR-5.50). */
export function warehouses(player: Player): number {
  return (isOccupied(player, "small_warehouse") ? 1 : 0) + (isOccupied(player, "large_warehouse") ? 2 : 0);
}

export function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
