/** Made by tools/make_types.py from ludoteca.games.age_of_discovery: change that, then run `make types`. */

export type WindowId = "turn_begins" | "all_placed" | "before_capital" | "bought" | "before_discovery" | "before_new_order";

export type RegionId = "canada" | "new_england" | "virginia" | "florida" | "caribbean" | "new_spain" | "new_granada" | "peru" | "brazil";

/** A discovery tile that lies open or was seen: coins, plunder for each soldier, natives, points. */
export interface Tile {
  tile: number;
  coins: number;
  plunder: number;
  natives: number;
  vp: number;
}

export type GoodId = "gold" | "silver" | "cattle" | "cocoa" | "fish" | "sugar" | "furs" | "coffee" | "tobacco" | "rice" | "indigo";

/** A region: its tile if it was seen, its good if nobody took it, units and points now by seat. */
export interface Region {
  discovered: boolean;
  tile: Tile | null;
  good: GoodId | null;
  soldiers: number[];
  others: number[];
  points: number[];
}

export type UnitId = "colonist" | "captain" | "merchant" | "missionary" | "soldier";

/** A unit on a space of an event box. */
export interface Piece {
  seat: number;
  unit: UnitId;
}

export type SlotId = "captain" | "merchant" | "missionary" | "soldier" | "training";

/** The spaces of the event boxes; a free space is None. */
export interface Boxes {
  initiative: (Piece | null)[];
  dock: (Piece | null)[];
  dock_x: Piece | null;
  dock_y: Piece | null;
  goods: (Piece | null)[];
  capital: (Piece | null)[];
  specialists: Record<SlotId, Piece | null>;
  warfare: (Piece | null)[];
}

export type BuildingId = "settlers" | "monastery" | "trade_routes" | "training_grounds" | "indentured_servitude" | "conquistador" | "navigator" | "inca_conquest" | "trading_post" | "cartography" | "indian_allies" | "privateers" | "shipyard" | "cathedral" | "taxation" | "university" | "east_india_company" | "land_grants" | "rum_distillery" | "market" | "military_academy" | "fortress" | "stables" | "militia" | "mercantilism" | "population" | "navy" | "power" | "prosperity" | "glory" | "wealth" | "migration" | "factory";

export type CardId = "mississippi" | "great_lakes" | "pampas" | "california" | "philippines" | "south_seas" | "ethiopia" | "amazon" | "northwest" | "australia" | "cipangu" | "siam" | "spice_islands" | "india" | "circumnavigation" | "china";

export type CrewId = "captain" | "soldier" | "other";

/** Goods and ships that bring money together (AD-6.1); value 0 for what is left over. */
export interface GoodSet {
  goods: GoodId[];
  ships: number;
  value: number;
}

/** What lies before a player, what he has in the open areas of the board, and what follows from it. */
export interface Player {
  money: number;
  hand: Record<UnitId, number>;
  next_hand: Record<UnitId, number>;
  goods: Record<GoodId, number>;
  ships: number;
  buildings: BuildingId[];
  tiles: Tile[];
  cards: CardId[];
  colony_vp: number[];
  economy: number | null;
  last_bid: number;
  shipping: Record<UnitId, number>;
  discovery: Record<CrewId, number>;
  sets: GoodSet[];
  income: number;
  points: Record<string, number>;
}

/** What is under way inside a phase. */
export interface Scratch {
  unit: UnitId | null;
  sent_captains: number;
  sent_soldiers: number;
  sent_others: number;
  attacker: number | null;
  defender: number | null;
  battlefield: RegionId | null;
  is_war: boolean;
  struck_soldiers: number;
  struck_militia: number;
  origin: RegionId | null;
  destination: RegionId | null;
}

/** The table as one seat sees it. */
export interface AgeOfDiscoveryView {
  game: string;
  version: number;
  options: Record<string, boolean | number | string | null>;
  viewer: number | null;
  seat: number;
  step: string;
  turn: number;
  era: number;
  price: number;
  turn_order: (number | null)[];
  place: number;
  space: number;
  window: WindowId | null;
  regions: Record<RegionId, Region>;
  unseen_tiles: Tile[];
  boxes: Boxes;
  ship_in_box: boolean;
  shipping_leader: number | null;
  ship_reserve: number;
  market: GoodId[];
  pool: Record<GoodId, number>;
  display: (BuildingId | null)[];
  stack: Record<BuildingId, number>;
  stack_size: number;
  deck: CardId[];
  university_used: boolean;
  players: Player[];
  scratch: Scratch;
  reveals: number;
}

export type BoxId = "initiative" | "dock" | "goods" | "shipping" | "capital" | "discovery" | "spec_captain" | "spec_merchant" | "spec_missionary" | "spec_soldier" | "spec_training" | "warfare";

export type SpaceId = "initiative_1" | "initiative_2" | "initiative_3" | "initiative_4" | "initiative_5" | "dock_1" | "dock_2" | "dock_3" | "dock_4" | "dock_5" | "dock_6" | "dock_7" | "dock_8" | "dock_9" | "capital_1" | "capital_2" | "capital_3" | "capital_4" | "capital_5" | "turn_order_1" | "turn_order_2" | "turn_order_3" | "turn_order_4" | "turn_order_5";

export type AnswerId = "yes" | "no";

export type ConflictId = "battle" | "war";

export type PartyId = "soldier" | "other" | "two_soldiers" | "soldier_and_other" | "two_others";

export const NATION_NAMES = ["england", "france", "spain", "portugal", "holland"] as const;

export const MOST_SEATS = 5 as const;

export const UNIT_TABLE = [
  { name: "colonist", shipping: 1, expedition: 1 },
  { name: "captain", shipping: 2, expedition: 2 },
  { name: "merchant", shipping: 2, expedition: 1 },
  { name: "missionary", shipping: 1, expedition: 1 },
  { name: "soldier", shipping: 1, expedition: 1 },
] as const;

export const UNIT_NAMES = ["colonist", "captain", "merchant", "missionary", "soldier"] as const;

export const UNITS = 5 as const;

export const SPECIALIST_NAMES = ["captain", "merchant", "missionary", "soldier"] as const;

export const SPECIALISTS = 4 as const;

export const SHIPPING_VALUE = [1, 2, 2, 1, 1] as const;

export const CREW_NAMES = ["captain", "soldier", "other"] as const;

export const CAPTAINS = 0 as const;

export const SOLDIERS = 1 as const;

export const OTHERS = 2 as const;

export const CREWS = 3 as const;

export const CREW_OF_UNIT = [2, 0, 2, 2, 1] as const;

export const CREW_VALUE = [2, 1, 1] as const;

export const GOOD_TABLE = [
  { name: "gold", tiles: 5 },
  { name: "silver", tiles: 6 },
  { name: "cattle", tiles: 3 },
  { name: "cocoa", tiles: 3 },
  { name: "fish", tiles: 3 },
  { name: "sugar", tiles: 6 },
  { name: "furs", tiles: 4 },
  { name: "coffee", tiles: 4 },
  { name: "tobacco", tiles: 5 },
  { name: "rice", tiles: 3 },
  { name: "indigo", tiles: 4 },
] as const;

export const GOOD_NAMES = ["gold", "silver", "cattle", "cocoa", "fish", "sugar", "furs", "coffee", "tobacco", "rice", "indigo"] as const;

export const REGION_TABLE = [
  { name: "canada", good: "furs", x: 430, y: 90, neighbours: ["new_england"] },
  { name: "new_england", good: "fish", x: 600, y: 200, neighbours: ["canada", "virginia"] },
  { name: "virginia", good: "tobacco", x: 540, y: 310, neighbours: ["new_england", "florida"] },
  { name: "florida", good: "indigo", x: 480, y: 410, neighbours: ["virginia", "new_spain", "caribbean"] },
  { name: "caribbean", good: "sugar", x: 690, y: 510, neighbours: ["florida", "new_spain", "new_granada"] },
  { name: "new_spain", good: "gold", x: 240, y: 470, neighbours: ["florida", "caribbean", "new_granada"] },
  { name: "new_granada", good: "cocoa", x: 460, y: 650, neighbours: ["new_spain", "caribbean", "peru", "brazil"] },
  { name: "peru", good: "silver", x: 400, y: 850, neighbours: ["new_granada", "brazil"] },
  { name: "brazil", good: "coffee", x: 720, y: 800, neighbours: ["new_granada", "peru"] },
] as const;

export const INITIATIVE_SPACES = 5 as const;

export const GOODS_SPACES = 4 as const;

export const CAPITAL_SPACES = 5 as const;

export const WARFARE_SPACES = 5 as const;

export const REGION_NAMES = ["canada", "new_england", "virginia", "florida", "caribbean", "new_spain", "new_granada", "peru", "brazil"] as const;

export const REGIONS = 9 as const;

export const START_GOOD = [6, 4, 8, 10, 5, 0, 3, 1, 7] as const;

export const NEIGHBOURS = [2, 5, 10, 52, 104, 88, 432, 320, 192] as const;

export const UNITS_FOR_A_GOOD = 3 as const;

export const TILE_TABLE = [
  { coins: 1, plunder: 2, natives: 1, vp: 4 },
  { coins: 1, plunder: 2, natives: 1, vp: 4 },
  { coins: 1, plunder: 3, natives: 2, vp: 4 },
  { coins: 1, plunder: 2, natives: 2, vp: 4 },
  { coins: 1, plunder: 3, natives: 2, vp: 4 },
  { coins: 2, plunder: 4, natives: 3, vp: 5 },
  { coins: 2, plunder: 2, natives: 3, vp: 5 },
  { coins: 2, plunder: 2, natives: 3, vp: 5 },
  { coins: 1, plunder: 3, natives: 3, vp: 5 },
  { coins: 1, plunder: 2, natives: 3, vp: 5 },
  { coins: 2, plunder: 5, natives: 3, vp: 5 },
  { coins: 3, plunder: 4, natives: 4, vp: 6 },
  { coins: 4, plunder: 5, natives: 4, vp: 6 },
  { coins: 3, plunder: 4, natives: 4, vp: 6 },
  { coins: 4, plunder: 5, natives: 5, vp: 7 },
  { coins: 2, plunder: 4, natives: 5, vp: 7 },
] as const;

export const TILES = 16 as const;

export const TILE_COINS = [1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 2, 3, 4, 3, 4, 2] as const;

export const TILE_PLUNDER = [2, 2, 3, 2, 3, 4, 2, 2, 3, 2, 5, 4, 5, 4, 5, 4] as const;

export const TILE_NATIVES = [1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5] as const;

export const TILE_VP = [4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 7, 7] as const;

export const CARD_TABLE = {
  mississippi: { coins: 2, plunder: 1, natives: 3, vp: 4 },
  great_lakes: { coins: 1, plunder: 2, natives: 3, vp: 4 },
  pampas: { coins: 2, plunder: 1, natives: 3, vp: 4 },
  california: { coins: 2, plunder: 1, natives: 4, vp: 4 },
  philippines: { coins: 2, plunder: 1, natives: 4, vp: 5 },
  south_seas: { coins: 2, plunder: 1, natives: 4, vp: 5 },
  ethiopia: { coins: 3, plunder: 2, natives: 4, vp: 5 },
  amazon: { coins: 2, plunder: 1, natives: 4, vp: 4 },
  northwest: { coins: 2, plunder: 2, natives: 4, vp: 4 },
  australia: { coins: 2, plunder: 1, natives: 4, vp: 5 },
  cipangu: { coins: 4, plunder: 3, natives: 5, vp: 5 },
  siam: { coins: 4, plunder: 2, natives: 5, vp: 5 },
  spice_islands: { coins: 5, plunder: 3, natives: 5, vp: 6 },
  india: { coins: 6, plunder: 3, natives: 6, vp: 6 },
  circumnavigation: { coins: 8, plunder: 3, natives: 6, vp: 6 },
  china: { coins: 7, plunder: 3, natives: 6, vp: 6 },
} as const;

export const CARD_NAMES = ["mississippi", "great_lakes", "pampas", "california", "philippines", "south_seas", "ethiopia", "amazon", "northwest", "australia", "cipangu", "siam", "spice_islands", "india", "circumnavigation", "china"] as const;

export const CARDS = 16 as const;

export const CARD_COINS = [2, 1, 2, 2, 2, 2, 3, 2, 2, 2, 4, 4, 5, 6, 8, 7] as const;

export const CARD_PLUNDER = [1, 2, 1, 1, 1, 1, 2, 1, 2, 1, 3, 2, 3, 3, 3, 3] as const;

export const CARD_NATIVES = [3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6] as const;

export const CARD_VP = [4, 4, 4, 4, 5, 5, 5, 4, 4, 5, 5, 5, 6, 6, 6, 6] as const;

export const BUILDING_TABLE = [
  { name: "settlers", era: 1, copies: 2, vp: 0, timing: "D3", effect: "hand colonist" },
  { name: "monastery", era: 1, copies: 1, vp: 0, timing: "D3", effect: "hand missionary" },
  { name: "trade_routes", era: 1, copies: 1, vp: 0, timing: "D3", effect: "hand merchant" },
  { name: "training_grounds", era: 1, copies: 1, vp: 0, timing: "D3", effect: "hand soldier" },
  { name: "indentured_servitude", era: 1, copies: 1, vp: 0, timing: "D3", effect: "dock X" },
  { name: "conquistador", era: 1, copies: 1, vp: 0, timing: "D3", effect: "discovery soldier" },
  { name: "navigator", era: 1, copies: 1, vp: 0, timing: "D3", effect: "discovery captain" },
  { name: "inca_conquest", era: 1, copies: 1, vp: 0, timing: "buy", effect: "money 20" },
  { name: "trading_post", era: 1, copies: 1, vp: 0, timing: "D2", effect: "money 5" },
  { name: "cartography", era: 1, copies: 1, vp: 4, timing: "buy", effect: "discover" },
  { name: "indian_allies", era: 2, copies: 1, vp: 0, timing: "buy", effect: "soldiers 2" },
  { name: "privateers", era: 2, copies: 1, vp: 0, timing: "D1", effect: "privateers 1" },
  { name: "shipyard", era: 2, copies: 1, vp: 0, timing: "D3", effect: "hand captain" },
  { name: "cathedral", era: 2, copies: 1, vp: 0, timing: "always", effect: "missionary 2" },
  { name: "taxation", era: 2, copies: 1, vp: 2, timing: "D2", effect: "money 10" },
  { name: "university", era: 2, copies: 1, vp: 5, timing: "once", effect: "advance 1" },
  { name: "east_india_company", era: 2, copies: 1, vp: 0, timing: "D4", effect: "good 1" },
  { name: "land_grants", era: 2, copies: 1, vp: 0, timing: "D3", effect: "dock Y" },
  { name: "rum_distillery", era: 2, copies: 1, vp: 0, timing: "C", effect: "sugar 3" },
  { name: "market", era: 2, copies: 1, vp: 0, timing: "D3", effect: "hand merchant" },
  { name: "military_academy", era: 2, copies: 1, vp: 0, timing: "D3", effect: "hand soldier" },
  { name: "fortress", era: 2, copies: 1, vp: 0, timing: "D3", effect: "hand soldier" },
  { name: "stables", era: 2, copies: 1, vp: 0, timing: "D5", effect: "move soldier 1" },
  { name: "militia", era: 3, copies: 1, vp: 0, timing: "always", effect: "militia 1" },
  { name: "mercantilism", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 1 per good" },
  { name: "population", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 1 per 2 units" },
  { name: "navy", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 4 per ship" },
  { name: "power", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 2 per soldier" },
  { name: "prosperity", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 2 per building" },
  { name: "glory", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 2 per region" },
  { name: "wealth", era: 3, copies: 1, vp: 0, timing: "end", effect: "vp 1 per 5 money" },
  { name: "migration", era: 3, copies: 1, vp: 0, timing: "D5", effect: "move units 2" },
  { name: "factory", era: 3, copies: 1, vp: 5, timing: "D2", effect: "money 25" },
] as const;

export const BUILDING_NAMES = ["settlers", "monastery", "trade_routes", "training_grounds", "indentured_servitude", "conquistador", "navigator", "inca_conquest", "trading_post", "cartography", "indian_allies", "privateers", "shipyard", "cathedral", "taxation", "university", "east_india_company", "land_grants", "rum_distillery", "market", "military_academy", "fortress", "stables", "militia", "mercantilism", "population", "navy", "power", "prosperity", "glory", "wealth", "migration", "factory"] as const;

export const BUILDINGS = 33 as const;

export const ERA_OF_BUILDING = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] as const;

export const BUILDING_VP = [0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 2, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5] as const;

export const HAND_UNIT = [0, 3, 2, 4, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, 2, 4, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] as const;

export const INCA_MONEY = 20 as const;

export const ALLIED_SOLDIERS = 2 as const;

export const RUM_MONEY = 3 as const;

export const TRADING_POST_MONEY = 5 as const;

export const TAXATION_MONEY = 10 as const;

export const FACTORY_MONEY = 25 as const;

export const TURNS = 8 as const;

export const ERA_OF_TURN = [0, 1, 1, 1, 2, 2, 2, 3, 3] as const;

export const PRICE_OF_ERA = [0, 10, 14, 20] as const;

export const SCORING_OF_TURN = [-1, -1, -1, 0, -1, -1, 1, -1, 2] as const;

export const SCORINGS = 3 as const;

export const FIRST_IN_COLONY_VP = 6 as const;

export const SECOND_IN_COLONY_VP = 2 as const;

export const START_MONEY = 10 as const;

export const COLONISTS_A_TURN = 5 as const;

export const DISPLAY = 5 as const;

export const MARKET_GOODS = 4 as const;

export const MERCHANT_SHIPS = 8 as const;

export const MERCHANT_MONEY = 5 as const;

export const TRAINING_MONEY = 5 as const;

export const WAR_MONEY = 10 as const;

export const BID_FOR_A_SPECIALIST = 8 as const;

export const BOX_NAMES = ["initiative", "dock", "goods", "shipping", "capital", "discovery", "spec_captain", "spec_merchant", "spec_missionary", "spec_soldier", "spec_training", "warfare"] as const;

export const INITIATIVE_BOX = 0 as const;

export const DOCK_BOX = 1 as const;

export const GOODS_BOX = 2 as const;

export const SHIPPING_BOX = 3 as const;

export const CAPITAL_BOX = 4 as const;

export const DISCOVERY_BOX = 5 as const;

export const SPECIALIST_BOX = 6 as const;

export const WARFARE_BOX = 11 as const;

export const SLOT_NAMES = ["captain", "merchant", "missionary", "soldier", "training"] as const;

export const SLOTS = 5 as const;

export const TRAINING_SLOT = 4 as const;

export const DOCK_SPACES = 9 as const;

export const DOCK_PRINTED = 12 as const;

export const INITIATIVE_FIRST = 0 as const;

export const DOCK_FIRST = 5 as const;

export const DOCK_X = 14 as const;

export const DOCK_Y = 15 as const;

export const GOODS_FIRST = 16 as const;

export const CAPITAL_FIRST = 20 as const;

export const SLOT_FIRST = 25 as const;

export const WARFARE_FIRST = 30 as const;

export const SPACES = 35 as const;

export const SPACE_NAMES = ["initiative_1", "initiative_2", "initiative_3", "initiative_4", "initiative_5", "dock_1", "dock_2", "dock_3", "dock_4", "dock_5", "dock_6", "dock_7", "dock_8", "dock_9", "capital_1", "capital_2", "capital_3", "capital_4", "capital_5", "turn_order_1", "turn_order_2", "turn_order_3", "turn_order_4", "turn_order_5"] as const;

export const ADVANCE_INITIATIVE = 0 as const;

export const ADVANCE_DOCK = 5 as const;

export const ADVANCE_CAPITAL = 14 as const;

export const ADVANCE_ORDER = 19 as const;

export const WINDOW_NAMES = ["turn_begins", "all_placed", "before_capital", "bought", "before_discovery", "before_new_order"] as const;

export const WINDOW_BOXES = [8, 15, 13, 4, 9, 1] as const;

export const CONFLICT_NAMES = ["battle", "war"] as const;

export const PARTY_NAMES = ["soldier", "other", "two_soldiers", "soldier_and_other", "two_others"] as const;

export const PARTY_SOLDIERS = [1, 0, 2, 1, 0] as const;

export const PARTY_OTHERS = [0, 1, 0, 1, 2] as const;

export const GROUPINGS = [
  [[0, 0, 0]],
  [[0, 1, 0]],
  [[0, 2, 0], [1, 0, 3]],
  [[0, 0, 3], [1, 0, 6]],
  [[0, 0, 6], [1, 1, 6]],
  [[0, 1, 6], [1, 2, 6], [2, 0, 9]],
  [[0, 2, 6], [1, 0, 9], [2, 0, 12]],
] as const;

export const EMPTY = -1 as const;

export const NO_TILE = -1 as const;

export const UNOWNED = -1 as const;

export const UNCOUNTED = -1 as const;

export const NONE = -1 as const;
