/** Made by tools/make_types.py from ludoteca.games.romolo_o_remo: change that, then run `make types`. */

export type HexId = "-1,-3" | "0,-3" | "1,-3" | "2,-3" | "3,-3" | "4,-3" | "-1,-2" | "0,-2" | "1,-2" | "2,-2" | "3,-2" | "-2,-1" | "-1,-1" | "0,-1" | "1,-1" | "2,-1" | "3,-1" | "-3,0" | "-2,0" | "-1,0" | "0,0" | "1,0" | "2,0" | "3,0" | "-3,1" | "-2,1" | "-1,1" | "0,1" | "1,1" | "2,1" | "-3,2" | "-2,2" | "-1,2" | "0,2" | "1,2" | "-4,3" | "-3,3" | "-2,3" | "-1,3" | "0,3" | "1,3";

export type TerrainId = "plain" | "hill" | "forest" | "water";

export type ConstructionId = "farm" | "warehouse" | "port" | "temple" | "sawmill" | "quarry" | "aqueduct" | "forum" | "wall";

export type ResourceId = "grain" | "wood" | "stone" | "salt" | "refined";

/** What a warehouse holds. */
export interface Cubes {
  resource: ResourceId;
  count: number;
}

export type SideId = "e" | "ne" | "nw" | "w" | "sw" | "se";

/** A hex; terrain and multiplier are None where the viewer does not know them. */
export interface Land {
  terrain: TerrainId | null;
  explored: boolean;
  multiplier: number | null;
  has_multiplier: boolean;
  constructions: Record<ConstructionId, number>;
  warehouses: (Cubes | null)[];
  walls: SideId[];
  power: number;
  limit: number;
  influence: number[];
  controlled_by: number | null;
}

export type CharacterId = "aedificator" | "apothecarius" | "furnarus" | "praepositus" | "defensor" | "dux" | "eques" | "foederatus" | "heros" | "mercator" | "nauta" | "negotiator" | "obsessor" | "praedo" | "traductor" | "architectus" | "artifex" | "consul" | "patronus" | "publicus" | "sacerdos";

/** What lies on character tiles. */
export interface OnTiles {
  negotiator: ResourceId[];
  dux: number;
  foederatus: number;
  defensor: number;
}

export type TokenId = "x2" | "plus3" | "plus_hit" | "minus_hit" | "retreat" | "blank";

export type UnitId = "worker1" | "worker2" | "worker3" | "worker4" | "worker5" | "worker6" | "soldier1" | "soldier2" | "soldier3" | "soldier4" | "mercenary1" | "mercenary2" | "mercenary3" | "mercenary4" | "mercenary5" | "mercenary6" | "mercenary7" | "mercenary8" | "explorer";

/** A Unit on the map; it lies when it has no actions. */
export interface Unit {
  hex: HexId;
  actions: number;
  marks: string[];
}

/** A player; money and tokens are None where they are secret (RR-7.2, RR-7.3). */
export interface Player {
  capital: HexId | null;
  tower_damage: number;
  eliminated: number;
  half_coins: number | null;
  cubes: Record<ResourceId, number>;
  battle_tokens: number;
  tokens: TokenId[] | null;
  hidden_token: TokenId | null;
  token_count: number;
  used_tokens: TokenId[];
  chosen_terrain: TerrainId | null;
  has_chosen: boolean;
  seen: HexId[];
  characters: Record<CharacterId, number>;
  marks: Record<ResourceId, number>;
  units: Record<UnitId, Unit>;
  fallen: UnitId[];
  explorer_removed: boolean;
  dominion: HexId | null;
  hungry: number;
}

/** Units of the A.I. in a hex. */
export interface Group {
  count: number;
  lying: number;
  marked: string[];
}

/** The A.I. of the solo game; in a bag the cubes have no order. */
export interface Ai {
  capital: HexId | null;
  half_coins: number;
  battle_tokens: number;
  characters: Record<CharacterId, number>;
  events: string[];
  units: Record<HexId, Group>;
  battles: HexId[];
}

/** What was done in this Turn, and declared. */
export interface ThisTurn {
  used: CharacterId[];
  apothecarii_used: number;
  eques_moves: number;
  architectus: HexId | null;
  character_hired: boolean;
  exchange_refused: boolean;
  produced: HexId[];
  produced_kinds: ResourceId[];
  hostility: Record<HexId, (boolean | null)[]>;
}

export type ActId = "move" | "eques_move" | "nauta_move" | "peek" | "convert" | "build" | "dismantle" | "transform" | "produce" | "collect" | "refine" | "create_worker" | "create_soldier" | "create_explorer" | "hire_mercenaries" | "hire_character" | "sell" | "buy" | "mercator" | "praedo" | "ally_exchange" | "traductor" | "obsessor";

export type PieceId = "farm" | "warehouse1" | "warehouse2" | "warehouse3" | "warehouse4" | "warehouse5" | "warehouse6" | "warehouse7" | "warehouse8" | "warehouse9" | "port" | "temple" | "sawmill" | "quarry" | "aqueduct" | "forum" | "wall_e" | "wall_ne" | "wall_nw" | "wall_w" | "wall_sw" | "wall_se" | "walls" | "tower";

export type ItemId = "grain" | "wood" | "stone" | "salt" | "refined" | "coin";

/** What is under way inside a phase; a token that lies face down is not shown to others. */
export interface Scratch {
  window: string;
  unit: UnitId | null;
  act: ActId | null;
  place: HexId | null;
  translated: boolean;
  negotiating: boolean;
  asking: string;
  question: HexId | null;
  building: ConstructionId | null;
  piece: PieceId | null;
  bank_sides: SideId[];
  tile_sides: SideId[];
  due: number;
  caps: Record<ResourceId, number>;
  credit: number;
  last_pick: number;
  trades: number;
  traded: number;
  sold: ResourceId | null;
  offered: Record<ItemId, number>;
  requested: Record<ItemId, number>;
  defender: number;
  committed: UnitId[];
  attack_bonus: number;
  defence_bonus: number;
  obsessors: string[];
  attack_token: TokenId | null;
  attack_token_chosen: boolean;
  defence_token: TokenId | null;
  hits: number;
  hits_back: number;
  unpaid: number;
  attack: number;
  defence: number;
}

/** A category of points by party if the game ended now, with its majority bonus; secret money is None. */
export interface Category {
  points: (number | null)[];
  bonus: (number | null)[];
}

/** The table as one seat sees it. */
export interface RomoloView {
  game: string;
  version: number;
  options: Record<string, boolean | number | string | null>;
  viewer: number | null;
  seat: number;
  step: string;
  first_player: number;
  active: number;
  round: number;
  turn: number;
  begun: boolean;
  ending: boolean;
  map: Record<HexId, Land>;
  water_pile: number;
  bank: Record<string, number>;
  prices: Record<ResourceId, number>;
  market: Record<ResourceId, Record<ResourceId, number>>;
  display: (CharacterId | null)[];
  character_pile: number;
  removed_characters: Record<CharacterId, number>;
  on_tiles: OnTiles;
  players: Player[];
  ai: Ai | null;
  this_turn: ThisTurn;
  sacerdos: (HexId | null)[];
  scratch: Scratch;
  reveals: number;
  categories: Record<string, Category>;
}

export type TradeId = "sell" | "buy";

export type StockId = "bank" | "defensor";

export type AnswerId = "yes" | "no";

export type WarehouseId = "warehouse1" | "warehouse2" | "warehouse3" | "warehouse4" | "warehouse5" | "warehouse6" | "warehouse7" | "warehouse8" | "warehouse9";

export type SourceId = "hand" | "warehouse1" | "warehouse2" | "warehouse3" | "warehouse4" | "warehouse5" | "warehouse6" | "warehouse7" | "warehouse8" | "warehouse9";

export const RESOURCE_NAMES = ["grain", "wood", "stone", "salt", "refined"] as const;

export const RESOURCES = 5 as const;

export const COIN = 2 as const;

export const HALF_COIN = 1 as const;

export const TERRAIN_NAMES = ["plain", "hill", "forest", "water"] as const;

export const TERRAINS = 4 as const;

export const UNDEALT = -1 as const;

export const PRODUCED = [0, 2, 1, 3] as const;

export const TILES = [19, 10, 10, 15] as const;

export const WATER_PILE = 9 as const;

export const RIVER_MOST = 3 as const;

export const RIVER_MOST_ALONE = 2 as const;

export const CONSTRUCTION_TABLE = [
  { name: "farm", bank: "farms", stone: 1, wood: 1, terrain: 0 },
  { name: "warehouse", bank: "warehouses", stone: 1, wood: 2, terrain: 0 },
  { name: "port", bank: "ports", stone: 3, wood: 2, terrain: 0 },
  { name: "temple", bank: "temples", stone: 2, wood: 1, terrain: 0 },
  { name: "sawmill", bank: "quarry_sawmill", stone: 4, wood: 1, terrain: 2 },
  { name: "quarry", bank: "quarry_sawmill", stone: 1, wood: 4, terrain: 1 },
  { name: "aqueduct", bank: "aqueducts", stone: 4, wood: 2, terrain: 0 },
  { name: "forum", bank: "forums", stone: 3, wood: 2, terrain: 0 },
] as const;

export const CONSTRUCTION_NAMES = ["farm", "warehouse", "port", "temple", "sawmill", "quarry", "aqueduct", "forum", "wall"] as const;

export const CONSTRUCTIONS = 8 as const;

export const STONE_COST = [1, 1, 3, 2, 4, 1, 4, 3] as const;

export const WOOD_COST = [1, 2, 2, 1, 1, 4, 2, 2] as const;

export const TERRAIN_OF = [0, 0, 0, 0, 2, 1, 0, 0] as const;

export const MOST_CONSTRUCTIONS = 4 as const;

export const WALLS_A_CONSTRUCTION = 3 as const;

export const MOST_WALLS = 3 as const;

export const SIDES = 6 as const;

export const ALL_SIDES = 63 as const;

export const MOST_WAREHOUSES = 9 as const;

export const WAREHOUSE_NAMES = ["warehouse1", "warehouse2", "warehouse3", "warehouse4", "warehouse5", "warehouse6", "warehouse7", "warehouse8", "warehouse9"] as const;

export const SIDE_NAMES = ["e", "ne", "nw", "w", "sw", "se"] as const;

export const PIECE_NAMES = ["farm", "warehouse1", "warehouse2", "warehouse3", "warehouse4", "warehouse5", "warehouse6", "warehouse7", "warehouse8", "warehouse9", "port", "temple", "sawmill", "quarry", "aqueduct", "forum", "wall_e", "wall_ne", "wall_nw", "wall_w", "wall_sw", "wall_se", "walls", "tower"] as const;

export const FARM_PIECE = 0 as const;

export const FIRST_WAREHOUSE_PIECE = 1 as const;

export const PORT_PIECE = 10 as const;

export const FIRST_WALL_PIECE = 16 as const;

export const WALLS_PIECE = 22 as const;

export const TOWER_PIECE = 23 as const;

export const PIECES = 24 as const;

export const SOURCE_NAMES = ["hand", "warehouse1", "warehouse2", "warehouse3", "warehouse4", "warehouse5", "warehouse6", "warehouse7", "warehouse8", "warehouse9"] as const;

export const SOURCES = 10 as const;

export const UNIT_KIND_NAMES = ["worker", "soldier", "mercenary", "explorer"] as const;

export const WORKERS = 6 as const;

export const SOLDIERS = 4 as const;

export const FIGURES = 11 as const;

export const FIGURE_OF_EXPLORER = 10 as const;

export const UNIT_NAMES = ["worker1", "worker2", "worker3", "worker4", "worker5", "worker6", "soldier1", "soldier2", "soldier3", "soldier4", "mercenary1", "mercenary2", "mercenary3", "mercenary4", "mercenary5", "mercenary6", "mercenary7", "mercenary8", "explorer"] as const;

export const UNITS = 19 as const;

export const FIRST_SOLDIER = 6 as const;

export const FIRST_MERCENARY = 10 as const;

export const EXPLORER_NUMBER = 18 as const;

export const COMBAT_VALUE = [1, 3, 2, 0] as const;

export const ACTIONS = [2, 2, 2, 3] as const;

export const TOWER_VALUE = 4 as const;

export const TOWER_HITS = 2 as const;

export const RIVAL_VALUE = 2 as const;

export const PENALTY = 3 as const;

export const IN_SUPPLY = -1 as const;

export const REMOVED = -2 as const;

export const MOST_POWER = 7 as const;

export const WORKER_LIMIT = [3, 3, 3, 3, 4, 5, 6, 6] as const;

export const MILITARY_LIMIT = [2, 2, 2, 2, 3, 4, 5, 5] as const;

export const INFLUENCE_RANGE = [0, 0, 0, 0, 1, 2, 3, 3] as const;

export const FORUM_BONUS = [0, 0, 0, 0, 2, 4, 6, 6] as const;

export const MERCATOR_GIVES = [4, 4, 4, 4, 3, 2, 1, 1] as const;

export const MERCATOR_GETS = [1, 1, 1, 1, 1, 1, 1, 2] as const;

export const NO_FORUM_BONUS = 3 as const;

export const START_PRICE = 1 as const;

export const HIGHEST_PRICE = 5 as const;

export const COLUMN_SPACES = 2 as const;

export const UPDATE_FROM = 4 as const;

export const WORKER_GRAIN = 3 as const;

export const SOLDIER_REFINED = 2 as const;

export const EXPLORER_GRAIN = 2 as const;

export const CONVERSION_GRAIN = 1 as const;

export const REFINED_CUBES = 2 as const;

export const FIRST_CHARACTER = 4 as const;

export const SKIPPED_PHASE = 2 as const;

export const HALF_COINS_A_POINT = 8 as const;

export const EXCHANGED_ITEMS = 3 as const;

export const FED_BY_A_FARM = 2 as const;

export const FED_BY_A_FURNARUS = 2 as const;

export const BANK_NAMES = ["farms", "warehouses", "ports", "temples", "quarry_sawmill", "aqueducts", "forums", "walls", "mercenaries", "battle_tokens"] as const;

export const BANK_WALLS = 7 as const;

export const BANK_MERCENARIES = 8 as const;

export const BANK_TOKENS = 9 as const;

export const BANKS = 10 as const;

export const BANK_OF = [0, 1, 2, 3, 4, 4, 5, 6, 7] as const;

export const EMPTY_TYPES_FOR_END = 3 as const;

export const TOKEN_NAMES = ["x2", "plus3", "plus_hit", "minus_hit", "retreat", "blank"] as const;

export const PLUS_3 = 1 as const;

export const TOKENS = 6 as const;

export const ALL_TOKENS = 63 as const;

export const DIFFERENCE_A_HIT = 3 as const;

export const MOST_HITS = 3 as const;

export const DUX_CHARGES = 4 as const;

export const FOEDERATUS_CHARGES = 3 as const;

export const EQUES_MOVES = 2 as const;

export const HEROS_BONUS = 2 as const;

export const OBSESSOR_BONUS = 2 as const;

export const DEFENSOR_BONUS = 1 as const;

export const SACERDOS_POINTS = 2 as const;

export const FIRST_BONUS = 6 as const;

export const SECOND_BONUS = 2 as const;

export const BONUS_OF_TWO = 4 as const;

export const RICHEST = 4 as const;

export const SECOND_RICHEST = 2 as const;

export const LEAST_SIDES = 2 as const;

export const EVENT_NAMES = ["white", "yellow", "pink", "blue", "brown"] as const;

export const EVENTS = [9, 4, 3, 2, 1] as const;

export const EVENT_CUBES = 19 as const;

export const CHARACTER_TABLE = [
  { name: "aedificator", copies: 1, type: 1, group: "civil" },
  { name: "apothecarius", copies: 2, type: 1, group: "economic" },
  { name: "furnarus", copies: 2, type: 1, group: "civil" },
  { name: "praepositus", copies: 2, type: 1, group: "economic" },
  { name: "defensor", copies: 1, type: 2, group: "military" },
  { name: "dux", copies: 1, type: 2, group: "military" },
  { name: "eques", copies: 1, type: 2, group: "military" },
  { name: "foederatus", copies: 1, type: 2, group: "military" },
  { name: "heros", copies: 1, type: 2, group: "military" },
  { name: "mercator", copies: 1, type: 2, group: "economic" },
  { name: "nauta", copies: 1, type: 2, group: "economic" },
  { name: "negotiator", copies: 1, type: 2, group: "economic" },
  { name: "obsessor", copies: 1, type: 2, group: "military" },
  { name: "praedo", copies: 1, type: 2, group: "economic" },
  { name: "traductor", copies: 1, type: 2, group: "civil" },
  { name: "architectus", copies: 1, type: 3, group: "civil" },
  { name: "artifex", copies: 1, type: 3, group: "victory_points" },
  { name: "consul", copies: 1, type: 3, group: "victory_points" },
  { name: "patronus", copies: 1, type: 3, group: "victory_points" },
  { name: "publicus", copies: 1, type: 3, group: "victory_points" },
  { name: "sacerdos", copies: 1, type: 3, group: "victory_points" },
] as const;

export const CHARACTER_NAMES = ["aedificator", "apothecarius", "furnarus", "praepositus", "defensor", "dux", "eques", "foederatus", "heros", "mercator", "nauta", "negotiator", "obsessor", "praedo", "traductor", "architectus", "artifex", "consul", "patronus", "publicus", "sacerdos"] as const;

export const CHARACTERS = 21 as const;

export const COPIES = [1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;

export const TYPE_OF = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3] as const;

export const PUBLICUS_COUNTS = 3 as const;

export const EMPTY_SLOT = -1 as const;

export const DIE_FACES = [5, 0, 1, 2, 3, 4] as const;

export const FACES = 6 as const;

export const MULTIPLIERS = [2, 2, 2, 2, 3, 3] as const;

export const RING = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;

export const SETUPS = {
  1: { bank: [4, 4, 2, 2, 2, 2, 2, 5, 2, 3], types: [1, 6, 2], display: 5, rows: [[-2, 0, 2], [-1, -1, 2], [0, -2, 2], [1, -2, 1], [2, -2, 0]], initial: [[[-1, 1], [0, 1], [-1, 2]]], multipliers: [[0, 0], [0, -1], [1, -1]], ai_capital: [1, -2] },
  2: { bank: [8, 8, 3, 4, 4, 3, 3, 10, 4, 5], types: [2, 6, 1], display: 6, rows: [[-3, 1, 2], [-2, 0, 2], [-1, -1, 2], [0, -2, 2], [1, -2, 1], [2, -2, 0], [3, -2, -1]], initial: [[[1, -3], [2, -3], [1, -2]], [[-1, 3], [-2, 3], [-1, 2]]], multipliers: [[-1, 0], [0, 0], [1, 0]], ai_capital: null },
  3: { bank: [12, 12, 4, 6, 6, 4, 4, 15, 6, 7], types: [3, 7, 3], display: 7, rows: [[-3, 0, 3], [-2, -1, 3], [-1, -2, 3], [0, -3, 3], [1, -3, 2], [2, -3, 1], [3, -3, 0]], initial: [[[1, -3], [2, -3], [1, -2]], [[2, 1], [1, 2], [1, 1]], [[-3, 2], [-3, 1], [-2, 1]]], multipliers: [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]], ai_capital: null },
  4: { bank: [16, 16, 5, 8, 8, 5, 5, 20, 8, 9], types: [4, 8, 5], display: 8, rows: [[-3, -1, 4], [-2, -1, 3], [-1, -2, 3], [0, -2, 2], [1, -3, 2], [2, -3, 1], [3, -4, 1]], initial: [[[-1, -3], [0, -3], [-1, -2]], [[4, -3], [3, -3], [3, -2]], [[1, 3], [0, 3], [1, 2]], [[-4, 3], [-3, 3], [-3, 2]]], multipliers: [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]], ai_capital: null },
} as const;
