/** How actions and phases look outside the board: in the bar and the header. */
import type { Chip, Offered, Phase, Shape, Translate } from "../../lib/board";
import { PHASE_NAMES, type RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import pieces from "./pieces";
import { capital, isSettingOut } from "./table";

/** Verbs whose argument says all: the question says the verb. */
const NOUNS = new Set(["tile", "topic", "build", "fill", "pay", "ask", "pray"]);
const ICONS: Record<string, string> = {
  research: "rb-lamp",
  breed: "rb-transporter-donkey",
  road: "rb-road",
  bridge: "rb-bridge",
  wall: "rb-wall",
  demolish: "rb-demolish",
  shaft: "rb-topic-new_shafts",
  buy: "rb-brick",
  start: "rb-home",
  bank: "rb-home",
  follow: "rb-good-goose",
  unfollow: "rb-good-goose",
  demand: "rb-temple",
  pray: "rb-pray",
  position: "rb-temple",
};

/** An action as icon and noun. */
export function shape(offered: Offered, t: Translate): Shape {
  const [verb = "", value = ""] = offered.line.split(" ");
  const noun = NOUNS.has(verb) ? t(`${domainOf(verb)}-${value}`) : offered.label;
  return { icon: ICONS[verb] ?? symbolOf(verb, value, offered), noun: capital(noun) };
}

function domainOf(verb: string): string {
  return { build: "building", pay: "good", ask: "good", pray: "prayer" }[verb] ?? verb;
}

function symbolOf(verb: string, value: string, offered: Offered): string | null {
  const good = /^(get|put|swap|return|pay|ask)$/.test(verb) ? `good:${value}` : null;
  const found = [good, `${domainOf(verb)}:${value}`, ...offered.elements].map((one) =>
    one === null ? null : pieces.symbolOf(one),
  );
  return found.find((symbol) => symbol !== null)?.slice(1) ?? null;
}

/** Who moves when, while the order counts. */
export function chips(view: RoadsAndBoatsView, seat: number, t: Translate): Chip[] {
  const place = view.sequence.indexOf(seat);
  return view.players.length > 1 && place >= 0
    ? [{ id: "place", label: t("board-place-in-order", { place: place + 1 }) }]
    : [];
}

const PHASE_ICONS: Record<(typeof PHASE_NAMES)[number], string> = {
  production: "rb-building-sawmill",
  movement: "rb-transporter-wagon",
  building: "rb-road",
  wonder: "rb-brick",
};

/** The four phases of a turn. */
export function phases(view: RoadsAndBoatsView, t: Translate): Phase[] {
  if (isSettingOut(view)) return [];
  return PHASE_NAMES.map((phase) => ({
    id: phase,
    label: capital(t(`phase-${phase}`)),
    icon: PHASE_ICONS[phase],
    seat: null,
    isNow: phase === view.phase,
  }));
}
