/** How actions and phases look outside the board: in the bar and the header. */
import type { Chip, Offered, Phase, Shape, Translate } from "../../lib/board";
import type { RioDeLaPlataView } from "../../lib/generated/rio_de_la_plata";
import pieces from "./pieces";
import { capital } from "./table";

/** Verbs whose only argument says all: the question or the heading says the verb. */
const NOUNS: Record<string, string> = { grid: "grid", shadow: "grid", office: "office", work: "site" };
const ICONS: Record<string, string> = {
  city: "building-hut",
  place: "pawn",
  expropriate: "pawn",
  pay_departure: "ship",
  load: "ship",
  take_office: "office-governor",
  free_road: "office-road_builder",
  free_wall: "office-defender_office",
  road: "office-road_builder",
  road_line: "office-road_builder",
  wall: "office-defender_office",
  attack: "enemy",
  group: "enemy",
  shoot: "office-gunner",
  bet: "office-gunner",
  defend: "pawn",
  select: "pawn",
  select_outside: "enemy",
  harvest: "site-fields",
  refine: "good-precious",
  raise: "building-palace",
};

/** An action as icon and noun. */
export function shape(offered: Offered, t: Translate): Shape {
  const [verb = "", first = "", second = ""] = offered.line.split(" ");
  const kind = NOUNS[verb];
  const noun = kind ? t(`${kind}-${first}`) : verb === "harvest" ? t("site-fields") : offered.label;
  return { icon: iconOf(verb, first, second), noun: capital(noun) };
}

function iconOf(verb: string, first: string, second: string): string | null {
  const drawn: Record<string, string> = {
    build: `building:${second}`,
    activate: `good:${second}`,
    collect: `site:${first.split("/")[0]}`,
    work: `site:${first}`,
    grid: `grid:${first}`,
    shadow: `grid:${first}`,
    cell: `grid:${first.split("/")[0]}`,
    pay_cell: `grid:${first.split("/")[0]}`,
    office: `office:${first}`,
    take: `good:${first}`,
    give: `good:${first}`,
    get: `good:${first}`,
  };
  const symbol = drawn[verb] ? pieces.symbolOf(drawn[verb]) : null;
  if (symbol) return symbol.slice(1);
  return ICONS[verb] ? `rp-${ICONS[verb]}` : null;
}

/** In a war it counts who attacks. */
export function chips(view: RioDeLaPlataView, seat: number, t: Translate): Chip[] {
  if (view.war?.attacker !== seat) return [];
  return [{ id: "attacker", label: t("board-attacks"), icon: `rp-enemy-${view.war.enemy}` }];
}

/** A year has one phase at a time, and its title says which. */
export function phases(_view: RioDeLaPlataView): Phase[] {
  return [];
}
