/** The JSON of a seat's view; mirrors src/ludoteca/games/puerto_rico/view.py. */

import type { Building, Good, Group, Role, Tile } from "./data";

export interface RoleCard {
  doubloons: number;
  taken_by: number | null;
}

export interface Ship {
  capacity: number;
  good: Good | null;
  load: number;
}

export interface IslandTile {
  kind: Tile;
  occupied: boolean;
}

export interface CityBuilding {
  building: Building;
  colonists: number;
}

export interface Player {
  doubloons: number;
  vp: number | null;
  goods: Record<Good, number>;
  san_juan: number;
  island: IslandTile[];
  city: CityBuilding[];
}

export interface Scratch {
  newest: number;
  unassigned: number;
  group: Group | null;
  later_circles: number;
  idle_turns: number;
  captain_bonus: boolean;
  wharf_used: number[];
  storing: number;
  kept: number[];
}

export type Step =
  | "choose_role"
  | "settler_hacienda"
  | "settler_tile"
  | "settler_hospice"
  | "mayor_privilege"
  | "mayor_assign"
  | "builder_build"
  | "builder_university"
  | "craftsman_bonus"
  | "trader_sell"
  | "captain_load"
  | "captain_store"
  | "game_over";

export interface PuertoRicoView {
  options: Record<string, string | number | boolean | null>;
  viewer: number | null;
  seat: number;
  step: Step;
  round: number;
  governor: number;
  pick: number;
  active_role: Role;
  role_owner: number;
  roles: Partial<Record<Role, RoleCard>>;
  colonist_supply: number;
  colonist_ship: number;
  vp_supply: number;
  vp_paper: number;
  goods_supply: Record<Good, number>;
  ships: Ship[];
  trading_house: Good[];
  draw_pile: Partial<Record<Good, number>>;
  discard_pile: Partial<Record<Good, number>>;
  face_up: Partial<Record<Good, number>>;
  quarry_supply: number;
  building_supply: Record<Building, number>;
  end_triggers: string[];
  players: Player[];
  scratch: Scratch;
}
