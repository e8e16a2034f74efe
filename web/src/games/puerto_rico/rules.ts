/** What can be read off a board; prices, sales and loads come with the offers of the server. */
import {
  BUILDING_NAMES,
  CITY_SPACES,
  PRICE,
  STORED_KINDS,
  SWAPPED_PRICE,
  type BuildingId,
  type Player,
  type PuertoRicoView,
} from "../../lib/generated/puerto_rico";
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

/** The price as printed on the tiles of this game. */
export function printedPrice(view: PuertoRicoView, building: BuildingId): number {
  const printed = view.options.swap_factory_university === true ? SWAPPED_PRICE : PRICE;
  return printed[BUILDING_NAMES.indexOf(building)]!;
}

/** Kinds a player keeps whole after loading. */
export function warehouses(player: Player): number {
  return BUILDING_NAMES.reduce((sum, name, i) => sum + (isOccupied(player, name) ? STORED_KINDS[i]! : 0), 0);
}

export function total(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
