/** Made by tools/make_types.py from ludoteca.games.puerto_rico: change that, then run `make types`. */

export type RoleId = "settler" | "mayor" | "builder" | "craftsman" | "trader" | "captain" | "prospector_1" | "prospector_2";

/** A role: the doubloons on it and who took it. */
export interface RoleCard {
  doubloons: number;
  taken_by: number | null;
}

export type GoodId = "corn" | "indigo" | "sugar" | "tobacco" | "coffee";

/** A cargo ship. */
export interface Ship {
  capacity: number;
  good: GoodId | null;
  load: number;
}

export type BuildingId = "small_indigo_plant" | "small_sugar_mill" | "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "small_market" | "hacienda" | "construction_hut" | "small_warehouse" | "hospice" | "office" | "large_market" | "large_warehouse" | "factory" | "university" | "harbor" | "wharf" | "guild_hall" | "residence" | "fortress" | "customs_house" | "city_hall";

export type TileId = "corn" | "indigo" | "sugar" | "tobacco" | "coffee" | "quarry";

/** An island tile. */
export interface Tile {
  kind: TileId;
  occupied: boolean;
}

/** A building in a city. */
export interface CityBuilding {
  building: BuildingId;
  colonists: number;
}

/** A player board; `vp` is None where it is not shown (PR-7.2). */
export interface Player {
  doubloons: number;
  vp: number | null;
  goods: Record<GoodId, number>;
  san_juan: number;
  island: Tile[];
  city: CityBuilding[];
}

export type CircleId = "corn" | "indigo" | "sugar" | "tobacco" | "coffee" | "quarry" | "small_indigo_plant" | "small_sugar_mill" | "indigo_plant" | "sugar_mill" | "tobacco_storage" | "coffee_roaster" | "small_market" | "hacienda" | "construction_hut" | "small_warehouse" | "hospice" | "office" | "large_market" | "large_warehouse" | "factory" | "university" | "harbor" | "wharf" | "guild_hall" | "residence" | "fortress" | "customs_house" | "city_hall";

/** What is under way inside a phase. */
export interface Scratch {
  newest: number;
  unassigned: number;
  group: CircleId | null;
  later_circles: number;
  idle_turns: number;
  captain_bonus: boolean;
  wharf_used: number[];
  storing: number;
  kept: number[];
}

/** The table as one seat sees it. */
export interface PuertoRicoView {
  game: string;
  version: number;
  options: Record<string, boolean | number | string | null>;
  viewer: number | null;
  seat: number;
  step: string;
  round: number;
  governor: number;
  pick: number;
  active_role: RoleId;
  role_owner: number;
  roles: Record<string, RoleCard>;
  colonist_supply: number;
  colonist_ship: number;
  vp_supply: number;
  vp_paper: number;
  goods_supply: Record<GoodId, number>;
  ships: Ship[];
  trading_house: GoodId[];
  draw_pile: Record<GoodId, number>;
  discard_pile: Record<GoodId, number>;
  face_up: Record<GoodId, number>;
  quarry_supply: number;
  building_supply: Record<BuildingId, number>;
  end_triggers: string[];
  players: Player[];
  scratch: Scratch;
  reveals: number;
}

export type AnswerId = "yes" | "no";

export type ShipId = "4" | "5" | "6" | "7" | "8" | "wharf";

export const GOOD_NAMES = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;

export const TILE_NAMES = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"] as const;

export const GOODS = 5 as const;

export const TILES = 6 as const;

export const PRICES = [0, 1, 2, 3, 4] as const;

export const BARRELS = [10, 11, 11, 9, 9] as const;

export const PLANTATIONS = [10, 12, 11, 9, 8] as const;

export const ROLE_NAMES = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector_1", "prospector_2"] as const;

export const ROLES = 8 as const;

export const CITY_SPACES = 12 as const;

export const ISLAND_SPACES = 12 as const;

export const HOUSE_SPACES = 4 as const;

export const FACTORY_INCOME = [0, 0, 1, 2, 3, 5] as const;

export const TRIGGER_NAMES = ["colonists", "city", "vp"] as const;

export const COLONISTS_RAN_OUT = 1 as const;

export const CITY_IS_FULL = 2 as const;

export const VP_RAN_OUT = 4 as const;

export const BUILDING_TABLE = [
  { name: "small_indigo_plant", kind: "small_production", good: "indigo", price: 1, vp: 1, circles: 1, column: 1, spaces: 1, copies: 4, copies_for_two: 2 },
  { name: "small_sugar_mill", kind: "small_production", good: "sugar", price: 2, vp: 1, circles: 1, column: 1, spaces: 1, copies: 4, copies_for_two: 2 },
  { name: "indigo_plant", kind: "large_production", good: "indigo", price: 3, vp: 2, circles: 3, column: 2, spaces: 1, copies: 3, copies_for_two: 2 },
  { name: "sugar_mill", kind: "large_production", good: "sugar", price: 4, vp: 2, circles: 3, column: 2, spaces: 1, copies: 3, copies_for_two: 2 },
  { name: "tobacco_storage", kind: "large_production", good: "tobacco", price: 5, vp: 3, circles: 3, column: 3, spaces: 1, copies: 3, copies_for_two: 2 },
  { name: "coffee_roaster", kind: "large_production", good: "coffee", price: 6, vp: 3, circles: 2, column: 3, spaces: 1, copies: 3, copies_for_two: 2 },
  { name: "small_market", kind: "violet", good: "", price: 1, vp: 1, circles: 1, column: 1, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "hacienda", kind: "violet", good: "", price: 2, vp: 1, circles: 1, column: 1, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "construction_hut", kind: "violet", good: "", price: 2, vp: 1, circles: 1, column: 1, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "small_warehouse", kind: "violet", good: "", price: 3, vp: 1, circles: 1, column: 1, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "hospice", kind: "violet", good: "", price: 4, vp: 2, circles: 1, column: 2, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "office", kind: "violet", good: "", price: 5, vp: 2, circles: 1, column: 2, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "large_market", kind: "violet", good: "", price: 5, vp: 2, circles: 1, column: 2, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "large_warehouse", kind: "violet", good: "", price: 6, vp: 2, circles: 1, column: 2, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "factory", kind: "violet", good: "", price: 7, vp: 3, circles: 1, column: 3, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "university", kind: "violet", good: "", price: 8, vp: 3, circles: 1, column: 3, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "harbor", kind: "violet", good: "", price: 8, vp: 3, circles: 1, column: 3, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "wharf", kind: "violet", good: "", price: 9, vp: 3, circles: 1, column: 3, spaces: 1, copies: 2, copies_for_two: 1 },
  { name: "guild_hall", kind: "large_violet", good: "", price: 10, vp: 4, circles: 1, column: 4, spaces: 2, copies: 1, copies_for_two: 1 },
  { name: "residence", kind: "large_violet", good: "", price: 10, vp: 4, circles: 1, column: 4, spaces: 2, copies: 1, copies_for_two: 1 },
  { name: "fortress", kind: "large_violet", good: "", price: 10, vp: 4, circles: 1, column: 4, spaces: 2, copies: 1, copies_for_two: 1 },
  { name: "customs_house", kind: "large_violet", good: "", price: 10, vp: 4, circles: 1, column: 4, spaces: 2, copies: 1, copies_for_two: 1 },
  { name: "city_hall", kind: "large_violet", good: "", price: 10, vp: 4, circles: 1, column: 4, spaces: 2, copies: 1, copies_for_two: 1 },
] as const;

export const BUILDING_NAMES = ["small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market", "large_warehouse", "factory", "university", "harbor", "wharf", "guild_hall", "residence", "fortress", "customs_house", "city_hall"] as const;

export const BUILDINGS = 23 as const;

export const FIRST_VIOLET = 6 as const;

export const FIRST_LARGE = 18 as const;

export const FIRST_LARGE_PRODUCTION = 2 as const;

export const PRICE = [1, 2, 3, 4, 5, 6, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10] as const;

export const SWAPPED_PRICE = [1, 2, 3, 4, 5, 6, 1, 2, 2, 3, 4, 5, 5, 6, 8, 7, 8, 9, 10, 10, 10, 10, 10] as const;

export const STORED_KINDS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const BUILDING_VP = [1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4] as const;

export const CIRCLES = [1, 1, 3, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;

export const COLUMN = [1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4] as const;

export const SPACES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] as const;

export const GROUP_NAMES = ["corn", "indigo", "sugar", "tobacco", "coffee", "quarry", "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market", "large_warehouse", "factory", "university", "harbor", "wharf", "guild_hall", "residence", "fortress", "customs_house", "city_hall"] as const;

export const GROUPS = 29 as const;

export const SETUPS = {
  2: { doubloons: 3, start_tiles: [1, 0], vp: 65, colonist_supply: 40, ships: [4, 6], roles: 7, picks: 6, quarries: 5, plantations_removed: 3, barrels_removed: 2 },
  3: { doubloons: 2, start_tiles: [1, 1, 0], vp: 75, colonist_supply: 55, ships: [4, 5, 6], roles: 6, picks: 3, quarries: 8, plantations_removed: 0, barrels_removed: 0 },
  4: { doubloons: 3, start_tiles: [1, 1, 0, 0], vp: 100, colonist_supply: 75, ships: [5, 6, 7], roles: 7, picks: 4, quarries: 8, plantations_removed: 0, barrels_removed: 0 },
  5: { doubloons: 4, start_tiles: [1, 1, 1, 0, 0], vp: 122, colonist_supply: 95, ships: [6, 7, 8], roles: 8, picks: 5, quarries: 8, plantations_removed: 0, barrels_removed: 0 },
} as const;

export const SHIP_NAMES = ["4", "5", "6", "7", "8", "wharf"] as const;

export const SMALLEST_SHIP = 4 as const;

export const ON_WHARF = 5 as const;

export const NO_GOOD = -1 as const;

export const NOT_BUILT = -1 as const;

export const UNTAKEN = -1 as const;

export const EMPTY = -1 as const;
