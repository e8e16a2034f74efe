/** Made by tools/make_types.py from ludoteca.games.roads_and_boats: change that, then run `make types`. */

/** The procedure of order under way: how many were asked, who left the temple, the positions taken. */
export interface Ordering {
  asked: number;
  leaving: number[];
  positions: (number | null)[];
}

/** A map under construction: the tiles left. */
export interface Construction {
  supply: Record<string, number>;
  land_left: number;
  sea_left: number;
  laid: number;
}

export type HexId = "0,-5" | "1,-5" | "2,-5" | "3,-5" | "4,-5" | "5,-5" | "-1,-4" | "0,-4" | "1,-4" | "2,-4" | "3,-4" | "4,-4" | "5,-4" | "-2,-3" | "-1,-3" | "0,-3" | "1,-3" | "2,-3" | "3,-3" | "4,-3" | "5,-3" | "-3,-2" | "-2,-2" | "-1,-2" | "0,-2" | "1,-2" | "2,-2" | "3,-2" | "4,-2" | "5,-2" | "-4,-1" | "-3,-1" | "-2,-1" | "-1,-1" | "0,-1" | "1,-1" | "2,-1" | "3,-1" | "4,-1" | "5,-1" | "-5,0" | "-4,0" | "-3,0" | "-2,0" | "-1,0" | "0,0" | "1,0" | "2,0" | "3,0" | "4,0" | "5,0" | "-5,1" | "-4,1" | "-3,1" | "-2,1" | "-1,1" | "0,1" | "1,1" | "2,1" | "3,1" | "4,1" | "-5,2" | "-4,2" | "-3,2" | "-2,2" | "-1,2" | "0,2" | "1,2" | "2,2" | "3,2" | "-5,3" | "-4,3" | "-3,3" | "-2,3" | "-1,3" | "0,3" | "1,3" | "2,3" | "-5,4" | "-4,4" | "-3,4" | "-2,4" | "-1,4" | "0,4" | "1,4" | "-5,5" | "-4,5" | "-3,5" | "-2,5" | "-1,5" | "0,5";

export type TerrainId = "woods" | "pasture" | "rock" | "mountain" | "desert" | "sea";

export type BuildingId = "woodcutter" | "quarry" | "clay_pit" | "mine" | "oil_rig" | "sawmill" | "stone_factory" | "coal_burner" | "paper_mill" | "mint" | "stock_exchange" | "wagon_factory" | "truck_factory" | "raft_factory" | "rowboat_factory" | "steamer_factory";

/** A building: its bank, how often it worked in this phase, and the bag of a mine. */
export interface House {
  kind: BuildingId;
  bank: number;
  used: number;
  gold: number;
  iron: number;
}

export type GoodId = "trunks" | "boards" | "clay" | "stone" | "fuel" | "iron" | "gold" | "paper" | "coins" | "stock" | "goose";

/** A tile: river edges, arms with bridges, the region of each bank, and what lies on the ground. */
export interface Tile {
  hex: HexId;
  terrain: TerrainId;
  river: number[];
  bridges: number[];
  regions: number[];
  house: House | null;
  bred: boolean;
  ground: Record<string, Record<GoodId, number>>;
}

/** What stands between two tiles: roads (a is the whole edge where there is no river), and a wall. */
export interface Border {
  hex: HexId;
  edge: number;
  roads: string[];
  pieces: number;
  owner: number | null;
}

/** A home marker. */
export interface Home {
  hex: HexId;
  bank: number;
}

export type TopicId = "rowboat" | "truck" | "steamer" | "oil_rig" | "special_mine" | "big_mine" | "new_shafts";

export type CarrierId = "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "y1" | "y2" | "y3" | "y4" | "y5" | "y6" | "y7" | "y8" | "y9" | "y10" | "y11" | "y12" | "y13" | "y14" | "y15" | "y16" | "g1" | "g2" | "g3" | "g4" | "g5" | "g6" | "g7" | "g8" | "g9" | "g10" | "g11" | "g12" | "g13" | "g14" | "g15" | "g16" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "b7" | "b8" | "b9" | "b10" | "b11" | "b12" | "b13" | "b14" | "b15" | "b16";

export type TransporterId = "donkey" | "wagon" | "truck" | "raft" | "rowboat" | "steamer";

export type SpotId = "bank0" | "bank1" | "bank2" | "water" | "dock0a" | "dock0b" | "dock1a" | "dock1b" | "dock2a" | "dock2b" | "dock3a" | "dock3b" | "dock4a" | "dock4b" | "dock5a" | "dock5b";

/** A transporter, where it is and what it carries. */
export interface Transporter {
  id: CarrierId;
  kind: TransporterId;
  hex: HexId;
  spot: SpotId;
  cargo: Record<GoodId, number>;
  carries: CarrierId | null;
  steps: number;
  done: boolean;
  acts: number;
  made_at: HexId | null;
}

/** What belongs to a player. */
export interface Player {
  home: Home | null;
  research: TopicId[];
  transporters: Transporter[];
}

/** Goods that a transporter has moved in this movement phase (RB-6.3.17), and who has them now. */
export interface Mark {
  holder: string;
  good: GoodId;
  mark: CarrierId;
  count: number;
}

export type FillId = "normal" | "gold_only" | "iron_only" | "big";

export type PartnerId = "ground0" | "ground1" | "ground2" | "followers" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "y1" | "y2" | "y3" | "y4" | "y5" | "y6" | "y7" | "y8" | "y9" | "y10" | "y11" | "y12" | "y13" | "y14" | "y15" | "y16" | "g1" | "g2" | "g3" | "g4" | "g5" | "g6" | "g7" | "g8" | "g9" | "g10" | "g11" | "g12" | "g13" | "g14" | "g15" | "g16" | "b1" | "b2" | "b3" | "b4" | "b5" | "b6" | "b7" | "b8" | "b9" | "b10" | "b11" | "b12" | "b13" | "b14" | "b15" | "b16";

/** Something that may not be asked again in this phase. */
export interface Refusal {
  carrier: CarrierId;
  good: GoodId;
  way: string;
}

/** What is half done: who acts where, what was chosen so far, what is still owed, the open exchange. */
export interface UnderWay {
  active: CarrierId | null;
  followers: number;
  site: HexId | null;
  region: number;
  chosen: number;
  fill: FillId | null;
  purpose: string | null;
  owed: Record<GoodId, number>;
  price: number;
  lowest: number;
  handler: CarrierId | null;
  partner: PartnerId | null;
  taken: GoodId[];
  given: GoodId[];
  transfers: number;
  owes: GoodId | null;
  proposals: number;
  refused: Refusal[];
  asked_good: GoodId | null;
  asked_way: string | null;
}

/** What the next production brings to a tile if nobody touches anything, and what it uses up. */
export interface Yield {
  hex: HexId;
  uses: Record<GoodId, number>;
  makes: Record<GoodId, number>;
  is_wasted: boolean;
}

/** The table as everybody sees it; `points` by source are those of a game that ended now. */
export interface RoadsAndBoatsView {
  game: string;
  version: number;
  options: Record<string, boolean | number | string | null>;
  viewer: number | null;
  seat: number;
  step: string;
  turn: number;
  phase: string;
  index: number;
  temple: number[];
  sequence: number[];
  ordering: Ordering;
  construction: Construction;
  tiles: Tile[];
  borders: Border[];
  starts: HexId[];
  players: Player[];
  marks: Mark[];
  wonder: (number | null)[];
  bought: number;
  under_way: UnderWay;
  reveals: number;
  brick_price: number;
  points: (Record<string, number>)[];
  forecast: Yield[];
}

export type TileId = "pasture" | "pasture_straight" | "pasture_gentle" | "pasture_sharp" | "pasture_y" | "woods" | "woods_straight" | "woods_gentle" | "woods_sharp" | "rock" | "rock_straight" | "rock_gentle" | "rock_sharp" | "mountain" | "mountain_source" | "desert" | "desert_gentle" | "desert_sharp" | "sea";

export type AnswerId = "yes" | "no";

export type PrayerId = "keep" | "leave";

export type RecipeId = "set" | "boards" | "mixed" | "trunks";

export type WayId = "land" | "a" | "b" | "sea" | "river" | "dock" | "dock_a" | "dock_b";

export type HalfId = "whole" | "a" | "b";

export const PHASE_NAMES = ["production", "movement", "building", "wonder"] as const;

export const GOOD_NAMES = ["trunks", "boards", "clay", "stone", "fuel", "iron", "gold", "paper", "coins", "stock", "goose"] as const;

export const GOODS = 11 as const;

export const WEALTH = [0, 0, 0, 0, 0, 0, 10, 0, 40, 120, 0] as const;

export const TRANSPORTER_NAMES = ["donkey", "wagon", "truck", "raft", "rowboat", "steamer"] as const;

export const FIRST_BOAT = 3 as const;

export const KINDS = 6 as const;

export const CAPACITY = [2, 3, 6, 3, 5, 8] as const;

export const MOVES = [2, 3, 4, 3, 4, 6] as const;

export const MOST_TRANSPORTERS = 8 as const;

export const MOST_ON_LAND = 5 as const;

export const MOST_ON_WATER = 5 as const;

export const FLEET = 16 as const;

export const START_GOODS = [[1, 5], [3, 1], [10, 2]] as const;

export const START_DONKEYS = 3 as const;

export const TERRAIN_NAMES = ["woods", "pasture", "rock", "mountain", "desert", "sea"] as const;

export const TERRAIN_LETTERS = "WPRMDS" as const;

export const NO_TILE = -1 as const;

export const WOOD = {
  boards: { boards: 2 },
  mixed: { trunks: 1, boards: 1 },
  trunks: { trunks: 2 },
} as const;

export const RECIPE_NAMES = ["set", "boards", "mixed", "trunks"] as const;

export const RECIPES = 4 as const;

export const BUILDING_TABLE = [
  { name: "woodcutter", cost: { boards: 1 }, terrain: "woods", is_on_shore: false, research: "", inputs: {  }, good: "trunks", count: 1, transporter: "", capacity: 0 },
  { name: "quarry", cost: { boards: 2 }, terrain: "rock", is_on_shore: false, research: "", inputs: {  }, good: "stone", count: 1, transporter: "", capacity: 0 },
  { name: "clay_pit", cost: { boards: 3 }, terrain: "", is_on_shore: true, research: "", inputs: {  }, good: "clay", count: 1, transporter: "", capacity: 0 },
  { name: "mine", cost: { boards: 3, stone: 1 }, terrain: "mountain", is_on_shore: false, research: "", inputs: {  }, good: "", count: 1, transporter: "", capacity: 0 },
  { name: "oil_rig", cost: { boards: 3, stone: 1 }, terrain: "sea", is_on_shore: false, research: "oil_rig", inputs: {  }, good: "fuel", count: 1, transporter: "", capacity: 0 },
  { name: "sawmill", cost: { boards: 2, stone: 1 }, terrain: "", is_on_shore: false, research: "", inputs: { set: { trunks: 1 } }, good: "boards", count: 2, transporter: "", capacity: 3 },
  { name: "stone_factory", cost: { boards: 2 }, terrain: "", is_on_shore: false, research: "", inputs: { set: { clay: 1 } }, good: "stone", count: 2, transporter: "", capacity: 3 },
  { name: "coal_burner", cost: { boards: 3 }, terrain: "", is_on_shore: false, research: "", inputs: { boards: { boards: 2 }, mixed: { trunks: 1, boards: 1 }, trunks: { trunks: 2 } }, good: "fuel", count: 1, transporter: "", capacity: 6 },
  { name: "paper_mill", cost: { boards: 1, stone: 1 }, terrain: "", is_on_shore: false, research: "", inputs: { boards: { boards: 2 }, mixed: { trunks: 1, boards: 1 }, trunks: { trunks: 2 } }, good: "paper", count: 1, transporter: "", capacity: 1 },
  { name: "mint", cost: { boards: 2, stone: 1 }, terrain: "", is_on_shore: false, research: "", inputs: { set: { gold: 2, fuel: 1 } }, good: "coins", count: 1, transporter: "", capacity: 1 },
  { name: "stock_exchange", cost: { stone: 3 }, terrain: "", is_on_shore: false, research: "", inputs: { set: { coins: 2, paper: 1 } }, good: "stock", count: 1, transporter: "", capacity: 6 },
  { name: "wagon_factory", cost: { boards: 2, stone: 1 }, terrain: "", is_on_shore: false, research: "", inputs: { set: { boards: 2 } }, good: "", count: 1, transporter: "wagon", capacity: 1 },
  { name: "truck_factory", cost: { boards: 2, stone: 2 }, terrain: "", is_on_shore: false, research: "truck", inputs: { set: { iron: 1, fuel: 1 } }, good: "", count: 1, transporter: "truck", capacity: 1 },
  { name: "raft_factory", cost: { boards: 1, stone: 1 }, terrain: "", is_on_shore: true, research: "", inputs: { set: { trunks: 2 } }, good: "", count: 1, transporter: "raft", capacity: 1 },
  { name: "rowboat_factory", cost: { boards: 2, stone: 1 }, terrain: "", is_on_shore: true, research: "rowboat", inputs: { set: { boards: 5 } }, good: "", count: 1, transporter: "rowboat", capacity: 1 },
  { name: "steamer_factory", cost: { boards: 2, stone: 2 }, terrain: "", is_on_shore: true, research: "steamer", inputs: { set: { iron: 1, fuel: 2 } }, good: "", count: 1, transporter: "steamer", capacity: 1 },
] as const;

export const BUILDING_NAMES = ["woodcutter", "quarry", "clay_pit", "mine", "oil_rig", "sawmill", "stone_factory", "coal_burner", "paper_mill", "mint", "stock_exchange", "wagon_factory", "truck_factory", "raft_factory", "rowboat_factory", "steamer_factory"] as const;

export const BUILDINGS = 16 as const;

export const FIRST_SECONDARY = 5 as const;

export const FIRST_FACTORY = 11 as const;

export const FIRST_BOAT_FACTORY = 13 as const;

export const NO_BUILDING = -1 as const;

export const TOPIC_NAMES = ["rowboat", "truck", "steamer", "oil_rig", "special_mine", "big_mine", "new_shafts"] as const;

export const TOPIC_ROWBOAT = 0 as const;

export const TOPIC_TRUCK = 1 as const;

export const TOPIC_STEAMER = 2 as const;

export const TOPIC_OIL_RIG = 3 as const;

export const TOPICS = 7 as const;

export const NO_TOPIC = -1 as const;

export const UPGRADE_FROM = [[13, 15], [11], [13, 14]] as const;

export const UPGRADE_TO = [14, 12, 15] as const;

export const FILL_NAMES = ["normal", "gold_only", "iron_only", "big"] as const;

export const FILLS = 4 as const;

export const FILL_GOLD = [3, 4, 0, 5] as const;

export const FILL_IRON = [3, 0, 4, 5] as const;

export const FILL_NEEDS = [-1, 4, 4, 5] as const;

export const RESEARCH_COST = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2] as const;

export const SHAFT_COST = [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0] as const;

export const ROAD_COST = [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0] as const;

export const EXTRA_FROM_SEA = 2 as const;

export const COST = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0] as const;

export const INPUT = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const HAS_RECIPE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0] as const;

export const OUTPUT = [0, 3, 2, -1, 4, 1, 3, 4, 7, 8, 9, -1, -1, -1, -1, -1] as const;

export const OUTPUT_COUNT = [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;

export const MADE = [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 2, 3, 4, 5] as const;

export const CONVERSIONS = [0, 0, 0, 0, 0, 3, 3, 6, 1, 1, 6, 1, 1, 1, 1, 1] as const;

export const GROUND = [0, 2, -1, 3, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] as const;

export const ON_SHORE = [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1] as const;

export const NEEDS = [-1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 1, -1, 0, 2] as const;

export const WONDER_ROWS = [4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7] as const;

export const SPACES = 83 as const;

export const CHEAP_SPACES = 17 as const;

export const IRRIGATION_SPACE = 45 as const;

export const END_SPACE = [0, 83, 62, 66, 69] as const;

export const NEUTRAL_BRICKS = 33 as const;

export const ROW_VALUE = 10 as const;

export const NEUTRAL = -1 as const;

export const SOLO_BRICKS = 17 as const;

export const MEDAL_NAMES = ["bronze", "silver", "gold"] as const;

export const MEDAL_POINTS = [100, 180, 260] as const;

export const SOLO_GOAL = 180 as const;

export const MOST_ACTS = 32 as const;

export const MOST_PROPOSALS = 12 as const;

export const RIVER_SHAPES = {
  plain: [],
  source: [0],
  straight: [0, 3],
  gentle: [0, 2],
  sharp: [0, 1],
  y: [0, 2, 4],
} as const;

export const TILE_TABLE = [
  ["pasture", "plain", 22],
  ["pasture", "straight", 6],
  ["pasture", "gentle", 3],
  ["pasture", "sharp", 3],
  ["pasture", "y", 1],
  ["woods", "plain", 15],
  ["woods", "straight", 3],
  ["woods", "gentle", 3],
  ["woods", "sharp", 1],
  ["rock", "plain", 10],
  ["rock", "straight", 1],
  ["rock", "gentle", 1],
  ["rock", "sharp", 1],
  ["mountain", "plain", 18],
  ["mountain", "source", 3],
  ["desert", "plain", 17],
  ["desert", "gentle", 1],
  ["desert", "sharp", 1],
  ["sea", "plain", 30],
] as const;

export const TILE_NAMES = ["pasture", "pasture_straight", "pasture_gentle", "pasture_sharp", "pasture_y", "woods", "woods_straight", "woods_gentle", "woods_sharp", "rock", "rock_straight", "rock_gentle", "rock_sharp", "mountain", "mountain_source", "desert", "desert_gentle", "desert_sharp", "sea"] as const;

export const TILES = 19 as const;

export const TILE_TERRAIN = [1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5] as const;

export const TILE_RIVER = [0, 9, 5, 3, 21, 0, 9, 5, 3, 0, 9, 5, 3, 0, 1, 0, 5, 3, 0] as const;

export const TILE_SUPPLY = [22, 6, 3, 3, 1, 15, 3, 3, 1, 10, 1, 1, 1, 18, 3, 17, 1, 1, 30] as const;

export const LAND_PER_PLAYER = 10 as const;

export const TILES_A_TURN = 2 as const;
