/** How actions and phases look outside the board: in the bar and the header. */
import type { Chip, Offered, Phase, Shape, Translate } from "../../lib/board";
import type { RomoloView } from "../../lib/generated/romolo_o_remo";
import pieces, { kindOf } from "./pieces";
import { capital, phaseOf, type PhaseName } from "./table";

const ACTS: Record<string, string> = {
  peek: "eye",
  convert: "unit-worker",
  create_worker: "unit-worker",
  create_soldier: "unit-soldier",
  create_explorer: "unit-explorer",
  hire_mercenaries: "unit-mercenary",
  hire_character: "character-consul",
  eques_move: "character-eques",
  nauta_move: "character-nauta",
  mercator: "character-mercator",
  praedo: "character-praedo",
  traductor: "character-traductor",
  obsessor: "character-obsessor",
  ally_exchange: "character-foederatus",
};
const VERBS: Record<string, string> = {
  attack: "act-war",
  attack_ai: "act-war",
  raze: "act-war",
  hostile: "act-war",
  peaceful: "act-peace",
  end_war: "act-peace",
  end_phase: "act-end",
  end_game: "act-end",
  skip_phase: "coin",
  coins: "coin",
  feed: "resource-grain",
  tower: "tower",
  farm: "construction-farm",
  warehouse: "construction-warehouse",
  worker: "unit-worker",
  wall: "construction-wall",
  move: "act-move",
  retreat: "token-retreat",
  peek: "eye",
  hire: "unit-mercenary",
  garrison: "construction-wall",
  store: "construction-warehouse",
  produce: "act-produce",
};
/** Verbs whose only argument says all: the question says the verb. */
const NOUNS = new Set(["terrain", "take", "act", "build", "refine", "buy", "give", "mark", "token", "column", "trade"]);

/** The drawing of an action of a Unit: "act-build", or what it makes. */
export function actIcon(act: string): string {
  return ACTS[act] ?? `act-${act}`;
}

/** An action as icon and noun. */
export function shape(offered: Offered, t: Translate): Shape {
  const line = offered.chain?.at(-1) ?? offered.line;
  const [verb = "", value = ""] = line.split(" ");
  return { icon: iconOf(verb, value, offered.elements), noun: capital(nounOf(verb, value, offered, t)) };
}

function nounOf(verb: string, value: string, { label, elements }: Offered, t: Translate): string {
  if (verb === "engage") return t(elements.find((one) => one.startsWith("character:"))?.replace(":", "-") ?? "");
  return NOUNS.has(verb) ? t(`${verb === "build" ? "construction" : elements[0]!.split(":")[0]}-${value}`) : label;
}

function iconOf(verb: string, value: string, elements: string[]): string | null {
  if (verb === "act") return symbol(actIcon(value));
  if (verb === "pay" || verb === "sell") return `rr-resource-${value}`;
  if (verb === "offer" || verb === "request") return pieces.symbolOf(`item:${value}`)?.slice(1) ?? null;
  if (VERBS[verb]) return symbol(VERBS[verb]);
  const element =
    elements.find((one) => one.startsWith("character:")) ?? elements.find((one) => !one.startsWith("hex:"));
  if (element?.startsWith("unit:")) return `rr-unit-${kindOf(element.slice(5))}`;
  return element ? (pieces.symbolOf(element)?.slice(1) ?? null) : null;
}

function symbol(name: string): string | null {
  return pieces.sprite.includes(`id="rr-${name}"`) ? `rr-${name}` : null;
}

/** Whose Turn it is, when somebody else is asked; who begins. */
export function chips(view: RomoloView, seat: number, t: Translate): Chip[] {
  const player = view.players[seat];
  if (!player) return [];
  if (player.eliminated > 0) return [{ id: "out", label: t("board-chip-out") }];
  return view.active === seat && view.seat !== seat && view.begun ? [{ id: "turn", label: t("board-chip-turn") }] : [];
}

const TURN: PhaseName[] = ["actions", "war", "maintenance"];
const ICONS: Record<string, string> = {
  actions: "rr-unit-worker",
  war: "rr-act-war",
  maintenance: "rr-resource-grain",
};

/** The three phases of a Turn. */
export function phases(view: RomoloView, t: Translate): Phase[] {
  const now = phaseOf(view.step);
  if (!TURN.includes(now)) return [];
  return TURN.map((id) => ({ id, label: t(`board-phase-${id}`), icon: ICONS[id]!, seat: null, isNow: id === now }));
}
