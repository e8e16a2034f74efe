/** What can be read off a board; prices, sales and loads come with the offers of the server. */
import { CITY_SPACES, type BuildingId, type Player, type PuertoRicoView } from "../../lib/generated/puerto_rico";
import { BUILDING } from "./tables";

export function isOccupied(player: Player, building: BuildingId): boolean {
  return player.city.some((own) => own.building === building && own.colonists > 0);
}

export function owns(player: Player, building: BuildingId): boolean {
  return player.city.some((own) => own.building === building);
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
export function printedPrice(view: PuertoRicoView, building: BuildingId): number {
  if (view.options.swap_factory_university === true) {
    if (building === "factory") return BUILDING.university.price;
    if (building === "university") return BUILDING.factory.price;
  }
  return BUILDING[building].price;
}

/** Kinds a player keeps whole after loading (PR-5.50). */
export function warehouses(player: Player): number {
  return (isOccupied(player, "small_warehouse") ? 1 : 0) + (isOccupied(player, "large_warehouse") ? 2 : 0);
}

export function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
