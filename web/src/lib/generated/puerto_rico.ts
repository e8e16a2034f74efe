/** Made by tools/make_types.py from ludoteca.games.puerto_rico.view: change that, then run `make types`. */

/** A role: the doubloons on it and who took it. */
export interface RoleCard {
  doubloons: number;
  taken_by: number | null;
}

/** A cargo ship. */
export interface Ship {
  capacity: number;
  good: string | null;
  load: number;
}

/** An island tile. */
export interface Tile {
  kind: string;
  occupied: boolean;
}

/** A building in a city. */
export interface CityBuilding {
  building: string;
  colonists: number;
}

/** A player board; `vp` is None where it is not shown (PR-7.2). */
export interface Player {
  doubloons: number;
  vp: number | null;
  goods: Record<string, number>;
  san_juan: number;
  island: Tile[];
  city: CityBuilding[];
}

/** What is under way inside a phase. */
export interface Scratch {
  newest: number;
  unassigned: number;
  group: string | null;
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
  active_role: string;
  role_owner: number;
  roles: Record<string, RoleCard>;
  colonist_supply: number;
  colonist_ship: number;
  vp_supply: number;
  vp_paper: number;
  goods_supply: Record<string, number>;
  ships: Ship[];
  trading_house: string[];
  draw_pile: Record<string, number>;
  discard_pile: Record<string, number>;
  face_up: Record<string, number>;
  quarry_supply: number;
  building_supply: Record<string, number>;
  end_triggers: string[];
  players: Player[];
  scratch: Scratch;
  reveals: number;
}
