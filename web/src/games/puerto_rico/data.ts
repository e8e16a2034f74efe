/** The tables of the rules (PR-1.2, PR-1.3) that the board needs to draw itself; no logic. */

export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export const TILES = [...GOODS, "quarry"] as const;
export const ROLES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector_1",
  "prospector_2",
] as const;

export type Good = (typeof GOODS)[number];
export type Tile = (typeof TILES)[number];
export type Role = (typeof ROLES)[number];

/** Where a building comes from: the colour of its tile. */
export type Family = Exclude<Good, "corn"> | "violet";

export interface BuildingFacts {
  family: Family;
  price: number;
  vp: number;
  circles: number;
  column: number;
  spaces: number;
  copies: number;
  copiesForTwo: number;
}

function facts(
  family: Family,
  price: number,
  vp: number,
  circles: number,
  column: number,
  spaces: number,
  copies: number,
  copiesForTwo: number,
): BuildingFacts {
  return { family, price, vp, circles, column, spaces, copies, copiesForTwo };
}

export const BUILDING = {
  small_indigo_plant: facts("indigo", 1, 1, 1, 1, 1, 4, 2),
  small_sugar_mill: facts("sugar", 2, 1, 1, 1, 1, 4, 2),
  indigo_plant: facts("indigo", 3, 2, 3, 2, 1, 3, 2),
  sugar_mill: facts("sugar", 4, 2, 3, 2, 1, 3, 2),
  tobacco_storage: facts("tobacco", 5, 3, 3, 3, 1, 3, 2),
  coffee_roaster: facts("coffee", 6, 3, 2, 3, 1, 3, 2),
  small_market: facts("violet", 1, 1, 1, 1, 1, 2, 1),
  hacienda: facts("violet", 2, 1, 1, 1, 1, 2, 1),
  construction_hut: facts("violet", 2, 1, 1, 1, 1, 2, 1),
  small_warehouse: facts("violet", 3, 1, 1, 1, 1, 2, 1),
  hospice: facts("violet", 4, 2, 1, 2, 1, 2, 1),
  office: facts("violet", 5, 2, 1, 2, 1, 2, 1),
  large_market: facts("violet", 5, 2, 1, 2, 1, 2, 1),
  large_warehouse: facts("violet", 6, 2, 1, 2, 1, 2, 1),
  factory: facts("violet", 7, 3, 1, 3, 1, 2, 1),
  university: facts("violet", 8, 3, 1, 3, 1, 2, 1),
  harbor: facts("violet", 8, 3, 1, 3, 1, 2, 1),
  wharf: facts("violet", 9, 3, 1, 3, 1, 2, 1),
  guild_hall: facts("violet", 10, 4, 1, 4, 2, 1, 1),
  residence: facts("violet", 10, 4, 1, 4, 2, 1, 1),
  fortress: facts("violet", 10, 4, 1, 4, 2, 1, 1),
  customs_house: facts("violet", 10, 4, 1, 4, 2, 1, 1),
  city_hall: facts("violet", 10, 4, 1, 4, 2, 1, 1),
} as const satisfies Record<string, BuildingFacts>;

export type Building = keyof typeof BUILDING;
/** Where the mayor's colonists go (PR-4.15): six kinds of tile, then the buildings. */
export type Group = Tile | Building;

export const BUILDINGS = Object.keys(BUILDING) as Building[];
export const GROUPS: readonly Group[] = [...TILES, ...BUILDINGS];
/** The four columns of the building board, top to bottom (PR-2.6). */
export const COLUMNS = [1, 2, 3, 4].map((column) =>
  BUILDINGS.filter((building) => BUILDING[building].column === column),
);

export const TRADING_PRICE: Record<Good, number> = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 };
export const ISLAND_SPACES = 12;
export const CITY_SPACES = 12;
export const HOUSE_SPACES = 4;
/** The pool of victory points at the start, by number of players (PR-1.5). */
export const VP_POOL: Record<number, number> = { 2: 65, 3: 75, 4: 100, 5: 122 };

export function isTile(group: Group): group is Tile {
  return (TILES as readonly string[]).includes(group);
}
