/** What can be read off the table; what is allowed and what it brings comes with the offers of the server. */
import {
  CHARACTER_NAMES,
  CHARACTER_TABLE,
  CONSTRUCTION_NAMES,
  MILITARY_LIMIT,
  MOST_POWER,
  RESOURCE_NAMES,
  SETUPS,
  UNIT_KIND_NAMES,
  WORKER_LIMIT,
  type CharacterId,
  type HexId,
  type Player,
  type ResourceId,
  type RomoloView,
  type Unit,
  type UnitId,
} from "../../lib/generated/romolo_o_remo";
import { kindOf } from "./pieces";

/** The A.I. is no seat: it has the colour and the mark after the last of four. */
export const RIVAL_MARK = 4;

/** Units of one kind, owner and state in a hex: one figure and a number. */
export interface Figures {
  /** null is the A.I. */
  seat: number | null;
  kind: string;
  /** elements of the Units, the first is the one that acts first */
  elements: string[];
  count: number;
  isLying: boolean;
  isMarked: boolean;
}

/** A building of a hex: of warehouses each is one, of the others a number. */
export interface Building {
  kind: string;
  /** as pieces are called: "warehouse2", "farm" */
  piece: string;
  count: number;
  cubes: { resource: ResourceId; count: number } | null;
}

export function figuresIn(view: RomoloView, hex: string): Figures[] {
  const groups = new Map<string, Figures>();
  view.players.forEach((player, seat) => {
    for (const [name, unit] of unitsOf(player)) {
      if (unit.hex !== hex) continue;
      const kind = kindOf(name);
      const key = `${seat}/${UNIT_KIND_NAMES.indexOf(kind as (typeof UNIT_KIND_NAMES)[number])}/${unit.actions}/${unit.marks.join()}`;
      const element = `unit:${seat}.${name}`;
      const group = groups.get(key);
      if (group) groups.set(key, { ...group, elements: [...group.elements, element], count: group.count + 1 });
      else
        groups.set(key, {
          seat,
          kind,
          elements: [element],
          count: 1,
          isLying: unit.actions === 0,
          isMarked: unit.marks.includes("marker"),
        });
    }
  });
  return [...groups.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, group]) => group)
    .concat(rivalsIn(view, hex));
}

function rivalsIn(view: RomoloView, hex: string): Figures[] {
  const group = view.ai?.units[hex as HexId];
  if (!group) return [];
  const of = (count: number, isLying: boolean): Figures[] =>
    count > 0 ? [{ seat: null, kind: "soldier", elements: [], count, isLying, isMarked: group.marked.length > 0 }] : [];
  return [...of(group.count - group.lying, false), ...of(group.lying, true)];
}

export function unitsOf(player: Player): [UnitId, Unit][] {
  return Object.entries(player.units) as [UnitId, Unit][];
}

export function buildingsIn(view: RomoloView, hex: HexId): Building[] {
  const land = view.map[hex];
  const kinds = CONSTRUCTION_NAMES.filter((kind) => kind !== "wall" && kind !== "warehouse");
  return [
    ...kinds.flatMap((kind) => {
      const count = land.constructions[kind] ?? 0;
      return count > 0 ? [{ kind, piece: kind, count, cubes: null }] : [];
    }),
    ...land.warehouses.map((cubes, i) => ({ kind: "warehouse", piece: `warehouse${i + 1}`, count: 1, cubes })),
  ];
}

/** Whose Tower stands there; null nobody's, -1 that of the A.I. */
export function towerIn(view: RomoloView, hex: string): number | null {
  if (view.ai?.capital === hex) return -1;
  const seat = view.players.findIndex((player) => player.capital === hex);
  return seat < 0 ? null : seat;
}

/** Whose grey hexes they are while the table is laid: the first player has the first ones. */
export function homeOf(view: RomoloView, hex: string): number | null {
  const count = view.players.length as keyof typeof SETUPS;
  const place = SETUPS[count].initial.findIndex((hexes) => hexes.some(([q, r]) => `${q},${r}` === hex));
  return place < 0 ? null : (place + view.first_player) % count;
}

/** The hex whose pieces the question is about: where somebody acts or fights, or the own Capital. */
export function workplace(view: RomoloView): HexId | null {
  if (view.step === "unpaid_building") return view.players[view.seat]?.capital ?? null;
  return view.scratch.place;
}

/** Where the Unit is that acts; null if nobody does. */
export function actingHex(view: RomoloView): HexId | null {
  const { unit } = view.scratch;
  return unit === null ? null : (view.players[view.active]?.units[unit]?.hex ?? null);
}

/** The hex that the question is about, though nobody acts there: are Units hostile, how goes the battle? */
export function askedHex(view: RomoloView): HexId | null {
  if (view.step === "hostility") return view.scratch.question;
  return isBattle(view) || /^(destroy_|wall_lot)/.test(view.step) ? view.scratch.place : null;
}

export type PhaseName = "setup" | "actions" | "war" | "maintenance" | "rival" | "end";

const PHASES: [PhaseName, RegExp][] = [
  ["setup", /^setup_/],
  ["end", /^(end_|game_over)/],
  ["rival", /^rival_/],
  ["war", /^(war_|att_|def_|destroy_|wall_lot)/],
  ["maintenance", /^(salary_|pay_salary|unpaid_|dismiss|feed)/],
];

/** The phase of a Turn that a step belongs to. */
export function phaseOf(step: string): PhaseName {
  return PHASES.find(([, steps]) => steps.test(step))?.[0] ?? "actions";
}

/** Are both sides of a battle named? */
export function isBattle(view: RomoloView): boolean {
  return /^(war_commit|att_|def_)/.test(view.step) && view.scratch.defender >= 0 && view.scratch.place !== null;
}

export function countOf(player: Player, kind: string): number {
  return Object.keys(player.units).filter((name) => kindOf(name) === kind).length;
}

/** Workers and military on the map, and how many the Power of the Capital allows. */
export function limitsOf(view: RomoloView, seat: number): { workers: [number, number]; military: [number, number] } {
  const player = view.players[seat]!;
  const power = Math.min(MOST_POWER, player.capital === null ? 0 : view.map[player.capital].power);
  return {
    workers: [countOf(player, "worker"), WORKER_LIMIT[power] ?? 0],
    military: [countOf(player, "soldier") + countOf(player, "mercenary"), MILITARY_LIMIT[power] ?? 0],
  };
}

/** The n-th Mercenary costs n salt; those who fell are paid once more. */
export function salaryOf(player: Player): number {
  const count = countOf(player, "mercenary") + player.fallen.length;
  return (count * (count + 1)) / 2;
}

export function charactersOf(owned: Partial<Record<CharacterId, number>>): CharacterId[] {
  return CHARACTER_NAMES.flatMap((name) => Array<CharacterId>(owned[name] ?? 0).fill(name));
}

export function typeOf(character: CharacterId): number {
  return CHARACTER_TABLE.find((row) => row.name === character)?.type ?? 0;
}

/** What lies on a character: charges, walls, marks; the Power of all copies of one kind is shown on each. */
export function onCharacter(
  view: RomoloView,
  character: CharacterId,
  player: Player,
): { count: number; marks: ResourceId[] } {
  const { dux, foederatus, defensor, negotiator } = view.on_tiles;
  const counts: Partial<Record<CharacterId, number>> = { dux, foederatus, defensor };
  const marks =
    character === "negotiator"
      ? negotiator
      : character === "praepositus"
        ? RESOURCE_NAMES.flatMap((name) => Array<ResourceId>(player.marks[name] ?? 0).fill(name))
        : [];
  return { count: counts[character] ?? 0, marks };
}

/** Half-coins as people write them: 3½. */
export function coins(half: number): string {
  const whole = Math.floor(half / 2);
  return `${whole > 0 || half < 1 ? whole : ""}${half % 2 ? "½" : ""}`;
}

/** The cubes above all columns of the market. */
export function cubesOnMarket(view: RomoloView): number {
  return RESOURCE_NAMES.reduce((sum, column) => sum + aboveColumn(view, column).length, 0);
}
export function aboveColumn(view: RomoloView, column: ResourceId): ResourceId[] {
  const above = view.market[column] ?? {};
  return RESOURCE_NAMES.flatMap((kind) => Array<ResourceId>(above[kind] ?? 0).fill(kind));
}

/** How many hexes a party controls now. */
export function hexesOf(view: RomoloView, party: number): number {
  return Object.values(view.map).filter((land) => land.controlled_by === party).length;
}

/** Seats of one team count as one. */
export function partyOf(view: RomoloView, seat: number): number {
  return view.options.teams === true ? seat % 2 : seat;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The panel that a question is about, where there is no room for all of them. */
export function panelOf(step: string, isSolo: boolean): "market" | "display" | "bank" {
  if (/^(character_pick|praepositus_mark|negotiator_mark|defensor_walls)/.test(step)) return "display";
  if (/^(build_kind|transform_piece|merc_number)/.test(step)) return "bank";
  return /^(sell_|buy_|pay_value)/.test(step) || isSolo ? "market" : "display";
}

/** Points of a party if the game ended now, as far as they are known: without the money of others. */
export function pointsNow(view: RomoloView, party: number): number {
  return Object.values(view.categories).reduce(
    (sum, { points, bonus }) => sum + (points[party] ?? 0) + (bonus[party] ?? 0),
    0,
  );
}

/** Who wins ties for majorities; -1 is the A.I., null nobody. */
export function consulOf(view: RomoloView): number | null {
  const seat = view.players.findIndex(({ characters }) => (characters.consul ?? 0) > 0);
  if (seat >= 0) return seat;
  return (view.ai?.characters.consul ?? 0) > 0 ? -1 : null;
}
