/** Made by tools/make_types.py from ludoteca.games.rio_de_la_plata: change that, then run `make types`. */

/** What the mover has done in his turn. */
export interface Turn {
  placed: number;
  shadow_placed: boolean;
  offers: number;
  loaded: number;
  free_used: string[];
}

export type GoodId = "stone" | "wood" | "precious" | "coin";

/** A chain of small decisions under way: what was chosen, what is paid, laid or offered. */
export interface Chain {
  chosen: string | null;
  bill: string | null;
  segments: number;
  offer_to: number | null;
  give: Record<GoodId, number> | null;
  get: Record<GoodId, number> | null;
}

export type GridId = "palace" | "cathedral" | "fort" | "harbour" | "walls" | "road";

/** A player: workers in hand and at work outside the city, goods, points, cargo aboard. */
export interface Player {
  hand: number;
  goods: Record<GoodId, number>;
  vp: number;
  bought: number;
  fields: number;
  workshop: number;
  dock: number;
  order_pawns: number;
  cargo: Record<GoodId, number>;
  wars: number;
}

/** A space on which something stands: building, owner, workers from top to bottom. */
export interface Space {
  space: string;
  building: string | null;
  owner: number | null;
  pawns: number[];
  built: boolean;
  activations: number;
}

/** A cell of a major building. */
export interface Cell {
  value: number;
  owner: number | null;
  shadow: boolean;
  unpaid_by: number | null;
}

/** A major building under construction. */
export interface Grid {
  cells: Cell[];
  last_payer: number | null;
}

export type OfficeId = "gunner" | "general" | "road_builder" | "defender_office" | "master_stone" | "master_wood" | "master_craft" | "master_merchant" | "shipowner" | "bishop" | "architect" | "governor";

/** A public office: who holds it since when, and whose pawn stands on it. */
export interface Office {
  owner: number | null;
  since: number | null;
  pawn: number | null;
}

/** A space in war: enemies on it, and the marks of the group there. */
export interface Group {
  space: string;
  enemies: number;
  marks: string[];
}

export type MarkId = "ready" | "finished" | "spent";

/** Equal groups of enemies before an edge of the city. */
export interface Outside {
  wall: string;
  size: number;
  mark: MarkId;
  count: number;
}

/** What was refused in this war turn, between the groups on two spaces. */
export interface Refused {
  what: string;
  one: string;
  other: string;
}

/** A war that is being fought. */
export interface War {
  enemy: string;
  attacker: number;
  enemies: number;
  unplaced: number;
  shots: number;
  own_left: number;
  other_left: number;
  hired: number;
  round: number;
  quiet_rounds: number;
  has_battle: boolean;
  groups: Group[];
  outside: Outside[];
  active: string | null;
  points: number;
  active_marks: string[];
  proposal: string | null;
  partner: string | null;
  asking: number[];
  refused: Refused[];
  asked_about: string | null;
}

/** A district at a glance: connected, closed, and what it adds to its houses (RP-6.5). */
export interface District {
  connected: boolean;
  closed: boolean;
  value: number;
}

/** What would happen: both sides, who falls, the rule that decides, a building that is destroyed. */
export interface Fight {
  enemies: number;
  workers: number;
  killed: number;
  lost: number;
  decides: string;
  building: string | null;
  vp: number;
}

/** A space within reach: the directions that lead there, and the fight at the end. */
export interface Way {
  space: string;
  steps: string[];
  fight: Fight | null;
}

/** The table as everybody sees it; what stands from `districts` to `sticks` follows from the rest. */
export interface RioDeLaPlataView {
  game: string;
  version: number;
  options: Record<string, boolean | number | string | null>;
  viewer: number | null;
  seat: number;
  step: string;
  phase: string;
  year: number;
  order: number[];
  mover: number;
  turn: Turn;
  chain: Chain;
  full: GridId[];
  queue: number[];
  players: Player[];
  city: Space[];
  roads: string[];
  walls: string[];
  grids: Record<GridId, Grid>;
  fort: boolean;
  harbour: boolean;
  quarry: (number | null)[];
  forest: (number | null)[];
  offices: Record<OfficeId, Office>;
  ship_returns: number | null;
  departure_paid_by: number | null;
  shadow_supply: number;
  markers: Record<string, number>;
  war: War | null;
  districts: District[];
  points: (Record<string, number>)[];
  war_odds: number;
  ways: Way[];
  sticks: number;
  reveals: number;
}

export type SpaceId = "1,1" | "2,1" | "3,1" | "4,1" | "5,1" | "6,1" | "7,1" | "8,1" | "9,1" | "10,1" | "11,1" | "12,1" | "13,1" | "14,1" | "15,1" | "16,1" | "1,2" | "2,2" | "3,2" | "4,2" | "5,2" | "6,2" | "7,2" | "8,2" | "9,2" | "10,2" | "11,2" | "12,2" | "13,2" | "14,2" | "15,2" | "16,2" | "1,3" | "2,3" | "3,3" | "4,3" | "5,3" | "6,3" | "7,3" | "8,3" | "9,3" | "10,3" | "11,3" | "12,3" | "13,3" | "14,3" | "15,3" | "16,3" | "1,4" | "2,4" | "3,4" | "4,4" | "5,4" | "6,4" | "7,4" | "8,4" | "9,4" | "10,4" | "11,4" | "12,4" | "13,4" | "14,4" | "15,4" | "16,4" | "1,5" | "2,5" | "3,5" | "4,5" | "5,5" | "6,5" | "7,5" | "8,5" | "9,5" | "10,5" | "11,5" | "12,5" | "13,5" | "14,5" | "15,5" | "16,5" | "1,6" | "2,6" | "3,6" | "4,6" | "5,6" | "6,6" | "7,6" | "8,6" | "9,6" | "10,6" | "11,6" | "12,6" | "13,6" | "14,6" | "15,6" | "16,6" | "1,7" | "2,7" | "3,7" | "4,7" | "5,7" | "6,7" | "7,7" | "8,7" | "9,7" | "10,7" | "11,7" | "12,7" | "13,7" | "14,7" | "15,7" | "16,7" | "1,8" | "2,8" | "3,8" | "4,8" | "5,8" | "6,8" | "7,8" | "8,8" | "9,8" | "10,8" | "11,8" | "12,8" | "13,8" | "14,8" | "15,8" | "16,8" | "1,9" | "2,9" | "3,9" | "4,9" | "5,9" | "6,9" | "7,9" | "8,9" | "9,9" | "10,9" | "11,9" | "12,9" | "13,9" | "14,9" | "15,9" | "16,9" | "1,10" | "2,10" | "3,10" | "4,10" | "5,10" | "6,10" | "7,10" | "8,10" | "9,10" | "10,10" | "11,10" | "12,10" | "13,10" | "14,10" | "15,10" | "16,10";

export type CellId = "palace/1" | "palace/2" | "palace/3" | "palace/4" | "palace/5" | "palace/6" | "palace/7" | "palace/8" | "palace/9" | "palace/10" | "palace/11" | "palace/12" | "palace/13" | "palace/14" | "palace/15" | "palace/16" | "cathedral/1" | "cathedral/2" | "cathedral/3" | "cathedral/4" | "cathedral/5" | "cathedral/6" | "cathedral/7" | "cathedral/8" | "cathedral/9" | "cathedral/10" | "cathedral/11" | "cathedral/12" | "cathedral/13" | "cathedral/14" | "cathedral/15" | "cathedral/16" | "fort/1" | "fort/2" | "fort/3" | "fort/4" | "fort/5" | "fort/6" | "fort/7" | "fort/8" | "fort/9" | "fort/10" | "fort/11" | "fort/12" | "fort/13" | "fort/14" | "fort/15" | "fort/16" | "harbour/1" | "harbour/2" | "harbour/3" | "harbour/4" | "harbour/5" | "harbour/6" | "harbour/7" | "harbour/8" | "harbour/9" | "harbour/10" | "harbour/11" | "harbour/12" | "harbour/13" | "harbour/14" | "harbour/15" | "harbour/16" | "walls/1" | "walls/2" | "walls/3" | "walls/4" | "walls/5" | "walls/6" | "walls/7" | "walls/8" | "walls/9" | "walls/10" | "walls/11" | "walls/12" | "walls/13" | "walls/14" | "walls/15" | "walls/16" | "road/1" | "road/2" | "road/3" | "road/4" | "road/5" | "road/6" | "road/7" | "road/8" | "road/9" | "road/10" | "road/11" | "road/12" | "road/13" | "road/14" | "road/15" | "road/16";

export type AnswerId = "yes" | "no";

export type SiteId = "quarry" | "forest" | "fields" | "workshop" | "dock" | "order";

export type BuildingId = "hut" | "house" | "stonecutter" | "carpenter" | "market" | "guild" | "square" | "monument" | "garden" | "barracks" | "church";

export type SlotId = "quarry/1" | "quarry/2" | "quarry/3" | "quarry/4" | "quarry/5" | "quarry/6" | "forest/1" | "forest/2" | "forest/3" | "forest/4" | "forest/5" | "forest/6";

export type LineId = "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "h7" | "h8" | "h9" | "v1" | "v2" | "v3" | "v4" | "v5" | "v6" | "v7" | "v8" | "v9" | "v10" | "v11" | "v12" | "v13" | "v14" | "v15";

export type RoadId = "h0,1" | "h1,1" | "h2,1" | "h3,1" | "h4,1" | "h5,1" | "h6,1" | "h7,1" | "h8,1" | "h9,1" | "h10,1" | "h11,1" | "h12,1" | "h13,1" | "h14,1" | "h15,1" | "h0,2" | "h1,2" | "h2,2" | "h3,2" | "h4,2" | "h5,2" | "h6,2" | "h7,2" | "h8,2" | "h9,2" | "h10,2" | "h11,2" | "h12,2" | "h13,2" | "h14,2" | "h15,2" | "h0,3" | "h1,3" | "h2,3" | "h3,3" | "h4,3" | "h5,3" | "h6,3" | "h7,3" | "h8,3" | "h9,3" | "h10,3" | "h11,3" | "h12,3" | "h13,3" | "h14,3" | "h15,3" | "h0,4" | "h1,4" | "h2,4" | "h3,4" | "h4,4" | "h5,4" | "h6,4" | "h7,4" | "h8,4" | "h9,4" | "h10,4" | "h11,4" | "h12,4" | "h13,4" | "h14,4" | "h15,4" | "h0,5" | "h1,5" | "h2,5" | "h3,5" | "h4,5" | "h5,5" | "h6,5" | "h7,5" | "h8,5" | "h9,5" | "h10,5" | "h11,5" | "h12,5" | "h13,5" | "h14,5" | "h15,5" | "h0,6" | "h1,6" | "h2,6" | "h3,6" | "h4,6" | "h5,6" | "h6,6" | "h7,6" | "h8,6" | "h9,6" | "h10,6" | "h11,6" | "h12,6" | "h13,6" | "h14,6" | "h15,6" | "h0,7" | "h1,7" | "h2,7" | "h3,7" | "h4,7" | "h5,7" | "h6,7" | "h7,7" | "h8,7" | "h9,7" | "h10,7" | "h11,7" | "h12,7" | "h13,7" | "h14,7" | "h15,7" | "h0,8" | "h1,8" | "h2,8" | "h3,8" | "h4,8" | "h5,8" | "h6,8" | "h7,8" | "h8,8" | "h9,8" | "h10,8" | "h11,8" | "h12,8" | "h13,8" | "h14,8" | "h15,8" | "h0,9" | "h1,9" | "h2,9" | "h3,9" | "h4,9" | "h5,9" | "h6,9" | "h9,9" | "h10,9" | "h11,9" | "h12,9" | "h13,9" | "h14,9" | "h15,9" | "v1,0" | "v1,1" | "v1,2" | "v1,3" | "v1,4" | "v1,5" | "v1,6" | "v1,7" | "v1,8" | "v1,9" | "v2,0" | "v2,1" | "v2,2" | "v2,3" | "v2,4" | "v2,5" | "v2,6" | "v2,7" | "v2,8" | "v2,9" | "v3,0" | "v3,1" | "v3,2" | "v3,3" | "v3,4" | "v3,5" | "v3,6" | "v3,7" | "v3,8" | "v3,9" | "v4,0" | "v4,1" | "v4,2" | "v4,3" | "v4,4" | "v4,5" | "v4,6" | "v4,7" | "v4,8" | "v4,9" | "v5,0" | "v5,1" | "v5,2" | "v5,3" | "v5,4" | "v5,5" | "v5,6" | "v5,7" | "v5,8" | "v5,9" | "v6,0" | "v6,1" | "v6,2" | "v6,3" | "v6,4" | "v6,5" | "v6,6" | "v6,7" | "v6,8" | "v6,9" | "v7,0" | "v7,1" | "v7,2" | "v7,3" | "v7,4" | "v7,5" | "v7,6" | "v7,7" | "v7,8" | "v7,9" | "v8,0" | "v8,1" | "v8,2" | "v8,3" | "v8,4" | "v8,5" | "v8,6" | "v8,7" | "v9,0" | "v9,1" | "v9,2" | "v9,3" | "v9,4" | "v9,5" | "v9,6" | "v9,7" | "v9,8" | "v9,9" | "v10,0" | "v10,1" | "v10,2" | "v10,3" | "v10,4" | "v10,5" | "v10,6" | "v10,7" | "v10,8" | "v10,9" | "v11,0" | "v11,1" | "v11,2" | "v11,3" | "v11,4" | "v11,5" | "v11,6" | "v11,7" | "v11,8" | "v11,9" | "v12,0" | "v12,1" | "v12,2" | "v12,3" | "v12,4" | "v12,5" | "v12,6" | "v12,7" | "v12,8" | "v12,9" | "v13,0" | "v13,1" | "v13,2" | "v13,3" | "v13,4" | "v13,5" | "v13,6" | "v13,7" | "v13,8" | "v13,9" | "v14,0" | "v14,1" | "v14,2" | "v14,3" | "v14,4" | "v14,5" | "v14,6" | "v14,7" | "v14,8" | "v14,9" | "v15,0" | "v15,1" | "v15,2" | "v15,3" | "v15,4" | "v15,5" | "v15,6" | "v15,7" | "v15,8" | "v15,9";

export type WallId = "n1" | "n2" | "n3" | "n4" | "n5" | "n6" | "n7" | "n8" | "n9" | "n10" | "n11" | "n12" | "n13" | "n14" | "n15" | "n16" | "w1" | "w2" | "w3" | "w4" | "w5" | "w6" | "w7" | "w8" | "w9" | "w10" | "e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "e7" | "e8" | "e9" | "e10";

export type DirectionId = "north" | "south" | "west" | "east";

export type LayerId = "above" | "below";

export const GOOD_NAMES = ["stone", "wood", "precious", "coin"] as const;

export const GOODS = 4 as const;

export const CARGO_NAMES = ["stone", "wood", "precious"] as const;

export const CARGOES = 3 as const;

export const BUILDING_TABLE = [
  { name: "hut", workers: 2, stone: 0, wood: 0, precious: 0, vp: 0 },
  { name: "house", workers: 1, stone: 1, wood: 1, precious: 0, vp: 0 },
  { name: "stonecutter", workers: 1, stone: 0, wood: 2, precious: 0, vp: 0 },
  { name: "carpenter", workers: 1, stone: 2, wood: 0, precious: 0, vp: 0 },
  { name: "market", workers: 2, stone: 2, wood: 2, precious: 0, vp: 0 },
  { name: "guild", workers: 2, stone: 2, wood: 2, precious: 1, vp: 0 },
  { name: "square", workers: 1, stone: 1, wood: 0, precious: 1, vp: 6 },
  { name: "monument", workers: 2, stone: 1, wood: 0, precious: 1, vp: 3 },
  { name: "garden", workers: 2, stone: 0, wood: 1, precious: 1, vp: 3 },
  { name: "barracks", workers: 2, stone: 3, wood: 2, precious: 1, vp: 6 },
  { name: "church", workers: 2, stone: 1, wood: 2, precious: 1, vp: 3 },
] as const;

export const GRID_TABLE = [
  { name: "palace", stone: 1, wood: 1, cells: [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0], from_four: [4, 3], only_five: [3, 2], short_removes: 2 },
  { name: "cathedral", stone: 1, wood: 1, cells: [5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0], from_four: [3, 3], only_five: [3, 2], short_removes: 2 },
  { name: "fort", stone: 1, wood: 1, cells: [5, 4, 4, 3, 3, 2, 2, 1, 1, 0], from_four: [3, 2], only_five: [2, 1], short_removes: 2 },
  { name: "harbour", stone: 1, wood: 1, cells: [4, 3, 3, 2, 2, 1, 0], from_four: [2], only_five: [2], short_removes: 1 },
  { name: "walls", stone: 0, wood: 0, cells: [2, 2, 1, 1, 0], from_four: [], only_five: [], short_removes: 1 },
  { name: "road", stone: 0, wood: 0, cells: [2, 1, 1, 0], from_four: [], only_five: [], short_removes: 1 },
] as const;

export const SEGMENTS = 3 as const;

export const SLOT_WORKERS = [1, 1, 2, 2, 3, 3] as const;

export const ENEMY_BONUS = [0, 0, 0, 1, 2, 3, 3, 4, 4, 5] as const;

export const OFF_THE_GRID = 1 as const;

export const STRONGEST = 9 as const;

export const RETREAT = {
  2: 4,
  3: 4,
  4: 3,
  5: 2,
} as const;

export const TIME_SYMBOLS = ["F", "F", "S", "FS", "F", "FS", "S", "FS", "FS", "F", "FS", "FS", "FS", "FS", "FS", "FS", "FS", "FS", "FS"] as const;

export const COLUMNS = 16 as const;

export const ROWS = 10 as const;

export const PLAZA = [[8, 9], [9, 9], [8, 10], [9, 10]] as const;

export const START_LINE = [[4, 5], [5, 5], [6, 5], [7, 5], [8, 5], [9, 5], [10, 5], [11, 5], [12, 5], [13, 5], [4, 6], [4, 7], [4, 8], [4, 9], [4, 10], [13, 6], [13, 7], [13, 8], [13, 9], [13, 10]] as const;

export const CENTRES = [[2, 3], [6, 3], [10, 3], [14, 3], [2, 7], [6, 7], [10, 7], [14, 7]] as const;

export const PREDEFINED_WALLS = ["n1", "n2", "n8", "n9", "n15", "n16", "w1", "w2", "w5", "w9", "w10", "e1", "e2", "e5", "e9", "e10"] as const;

export const BUILDING_NAMES = ["hut", "house", "stonecutter", "carpenter", "market", "guild", "square", "monument", "garden", "barracks", "church"] as const;

export const BUILDINGS = 11 as const;

export const PALACE_TILE = 11 as const;

export const CATHEDRAL_TILE = 12 as const;

export const ON_MAP_NAMES = ["hut", "house", "stonecutter", "carpenter", "market", "guild", "square", "monument", "garden", "barracks", "church", "palace", "cathedral"] as const;

export const KINDS_ON_MAP = 13 as const;

export const UNBUILT = -1 as const;

export const WORKERS = [2, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2] as const;

export const STONE_COST = [0, 1, 0, 2, 2, 2, 1, 1, 0, 3, 1] as const;

export const WOOD_COST = [0, 1, 2, 0, 2, 2, 0, 0, 1, 2, 2] as const;

export const PRECIOUS_COST = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1] as const;

export const BUILDING_VP = [0, 0, 0, 0, 0, 0, 6, 3, 3, 6, 3] as const;

export const MOST_STONE = 3 as const;

export const MOST_WOOD = 2 as const;

export const STANDS_ON = [-1, 0, -1, -1, -1, 4, -1, 6, 6, -1, -1] as const;

export const ONE_IN_A_DISTRICT = 1920 as const;

export const PRODUCTIVE = 60 as const;

export const NOBLE = 1984 as const;

export const ACTIVATED = 1084 as const;

export const BUILDINGS_AROUND_A_SQUARE = 5 as const;

export const MOST_DWELLINGS = 13 as const;

export const MOST_SQUARES = 6 as const;

export const MOST_MONUMENTS = 3 as const;

export const MOST_GARDENS = 3 as const;

export const MOST_CHURCHES_AND_BARRACKS = 5 as const;

export const MOST_MARKETS_AND_GUILDS = 4 as const;

export const MOST_STONECUTTERS_AND_CARPENTERS = 6 as const;

export const WORKSHOP_YIELD = 3 as const;

export const MARKET_PAYS = [1, 1, 2] as const;

export const GUILD_PAYS = [3, 3, 4] as const;

export const CHURCH_VP = 2 as const;

export const CATHEDRAL_VP = 3 as const;

export const GRID_NAMES = ["palace", "cathedral", "fort", "harbour", "walls", "road"] as const;

export const GRIDS = 6 as const;

export const CELLS = 16 as const;

export const GRID_STONE = [1, 1, 1, 1, 0, 0] as const;

export const GRID_WOOD = [1, 1, 1, 1, 0, 0] as const;

export const CELL_NAMES = ["palace/1", "palace/2", "palace/3", "palace/4", "palace/5", "palace/6", "palace/7", "palace/8", "palace/9", "palace/10", "palace/11", "palace/12", "palace/13", "palace/14", "palace/15", "palace/16", "cathedral/1", "cathedral/2", "cathedral/3", "cathedral/4", "cathedral/5", "cathedral/6", "cathedral/7", "cathedral/8", "cathedral/9", "cathedral/10", "cathedral/11", "cathedral/12", "cathedral/13", "cathedral/14", "cathedral/15", "cathedral/16", "fort/1", "fort/2", "fort/3", "fort/4", "fort/5", "fort/6", "fort/7", "fort/8", "fort/9", "fort/10", "fort/11", "fort/12", "fort/13", "fort/14", "fort/15", "fort/16", "harbour/1", "harbour/2", "harbour/3", "harbour/4", "harbour/5", "harbour/6", "harbour/7", "harbour/8", "harbour/9", "harbour/10", "harbour/11", "harbour/12", "harbour/13", "harbour/14", "harbour/15", "harbour/16", "walls/1", "walls/2", "walls/3", "walls/4", "walls/5", "walls/6", "walls/7", "walls/8", "walls/9", "walls/10", "walls/11", "walls/12", "walls/13", "walls/14", "walls/15", "walls/16", "road/1", "road/2", "road/3", "road/4", "road/5", "road/6", "road/7", "road/8", "road/9", "road/10", "road/11", "road/12", "road/13", "road/14", "road/15", "road/16"] as const;

export const COMPLETER_VP = [0, 0, 4, 2, 0, 0] as const;

export const UNPAID_PENALTY = 3 as const;

export const STICKS = 60 as const;

export const FREE = -1 as const;

export const SHADOW = 5 as const;

export const SHADOW_PAWNS = 10 as const;

export const SITE_NAMES = ["quarry", "forest", "fields", "workshop", "dock", "order"] as const;

export const SITES = 6 as const;

export const SLOTS = 6 as const;

export const SLOT_NAMES = ["quarry/1", "quarry/2", "quarry/3", "quarry/4", "quarry/5", "quarry/6", "forest/1", "forest/2", "forest/3", "forest/4", "forest/5", "forest/6"] as const;

export const FIELD_WORKERS = 2 as const;

export const LOADED_BY_A_WORKER = 3 as const;

export const SHIP_HOLDS = 7 as const;

export const DEPARTURE_FEE = 2 as const;

export const VOYAGE = 2 as const;

export const MOST_SEATS = 5 as const;

export const PAWNS = 9 as const;

export const PLACEMENTS = 5 as const;

export const MOST_ON_A_SPACE = 3 as const;

export const OFFERS = 3 as const;

export const EXPERIENCE_NAMES = ["beginner", "intermediate", "expert"] as const;

export const STARTING_GOODS = {
  beginner: 4,
  intermediate: 3,
  expert: 2,
} as const;

export const EXPERIENCE_CORRECTION = {
  beginner: 2,
  intermediate: 1,
  expert: 0,
} as const;

export const NUMBER_CORRECTION = {
  2: 0,
  3: 0,
  4: 1,
  5: 2,
} as const;

export const FIRST_YEAR = 1580 as const;

export const LAST_YEAR = 1599 as const;

export const LAST_SHORT_YEAR = 1594 as const;

export const OFFICE_NAMES = ["gunner", "general", "road_builder", "defender_office", "master_stone", "master_wood", "master_craft", "master_merchant", "shipowner", "bishop", "architect", "governor"] as const;

export const OFFICES = 12 as const;

export const OFFICE_PRICE = [5, 5, 5, 5, 5, 5, 10, 15, 8, 15, 20, 25] as const;

export const OFFICE_NEEDS = [7, 7, 10, 10, 10, 10, 20, 25, 15, 30, 40, 50] as const;

export const OFFICE_VP = [5, 0, 0, 0, 5, 5, 8, 12, 0, 0, 0, 12] as const;

export const CONNECTED_VP = 2 as const;

export const CLOSED_VP = 3 as const;

export const CHURCH_OFFICE_VP = 4 as const;

export const MAJOR_OFFICE_VP = 7 as const;

export const NOBLE_DISTRICT_VP = 6 as const;

export const NOBLE_TYPES = 4 as const;

export const SHORT_GAME_OFFICE_VP = 3 as const;

export const OFFICE_PENALTY = 5 as const;

export const SHIPOWNER_VP = 3 as const;

export const COINS_A_POINT = 3 as const;

export const HOUSE_VP = 2 as const;

export const CATHEDRAL_ADDS = 2 as const;

export const PALACE_ADDS = 3 as const;

export const ENEMY_NAMES = ["natives", "corsairs"] as const;

export const PEACE = -1 as const;

export const SIZE_NAMES = ["1", "2", "3"] as const;

export const SIZES = 3 as const;

export const ENEMIES_FOR_A_DEFENDER = 2 as const;

export const EXTRA_PAWNS = 2 as const;

export const CANNONS_NEED = 6 as const;

export const MOST_SHOTS = 6 as const;

export const GUNNER_VP = 2 as const;

export const KILL_VP = 2 as const;

export const LOSS_VP = 2 as const;

export const QUIET_ROUNDS = 3 as const;

export const POINTS_AND_SIZE = 4 as const;

export const DESTROYED_VP = [2, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 12, 12] as const;

export const MARK_NAMES = ["finished", "fought", "boosted"] as const;

export const OUTSIDE_NAMES = ["ready", "finished", "spent"] as const;

export const READY_OUTSIDE = 0 as const;

export const FINISHED_OUTSIDE = 1 as const;

export const SPENT_OUTSIDE = 2 as const;

export const OUTSIDE_MARKS = 3 as const;

export const PHASE_NAMES = ["placement", "completion", "effects", "war", "order"] as const;

export const PLACEMENT_PHASE = 0 as const;

export const COMPLETION_PHASE = 1 as const;

export const EFFECTS_PHASE = 2 as const;

export const WAR_PHASE = 3 as const;

export const ORDER_PHASE = 4 as const;

export const NONE = -1 as const;
