/** How actions, players and phases look outside the board: in the bar, the panel and the header. */
import type { Chip, Offered, Phase, Shape, Translate } from "../../lib/board";
import { ROLE_NAMES, SETUPS, type PuertoRicoView } from "../../lib/generated/puerto_rico";
import { parse, type Act } from "./act";
import pieces from "./pieces";
import { capital } from "./tables";

/** The symbol of an element of the board. */
export function symbol(element: string): string | null {
  return pieces.symbolOf(element)?.slice(1) ?? null;
}

const ANSWER_ICON: Record<string, string> = {
  hacienda: "pr-tile-back",
  hospice: "pr-colonist",
  privilege: "pr-colonist",
  university: "pr-colonist",
};

/** An action as icon and noun; the question says the verb. */
export function shape(offered: Offered, t: Translate): Shape {
  const act = parse(offered.line);
  if (!act) return { icon: null, noun: offered.label };
  return { icon: iconOf(act), noun: capital(nounOf(act, offered, t)) };
}

function iconOf(act: Act): string | null {
  switch (act.verb) {
    case "role":
      return symbol(`role:${act.role}`);
    case "settle":
      return symbol(`tile:${act.tile}`);
    case "build":
      return symbol(`building:${act.building}`);
    case "bonus":
    case "sell":
    case "load":
    case "keep":
      return symbol(`good:${act.good}`);
    case "place":
      return "pr-colonist";
    case "pass":
      return null;
    default:
      return act.yes ? (ANSWER_ICON[act.verb] ?? null) : null;
  }
}

function nounOf(act: Act, offered: Offered, t: Translate): string {
  switch (act.verb) {
    case "role":
      return t(`role-${act.role}`);
    case "settle":
      return t(`tile-${act.tile}`);
    case "build":
      return t(`building-${act.building}.short`);
    case "bonus":
    case "sell":
      return t(`good-${act.good}`);
    case "load": {
      const count = -(offered.effect[`good:${act.good}`] ?? 0);
      return t("board-load-noun", { count, good: t(`good-${act.good}`), ship: act.ship });
    }
    default:
      return offered.label;
  }
}

/** What a player is in this round: governor, and the role he has taken. */
export function chips(view: PuertoRicoView, seat: number, t: Translate): Chip[] {
  const found: Chip[] = [];
  if (nextToChoose(view) === seat) found.push({ id: "next", label: t("chip-next") });
  if (view.governor === seat) found.push({ id: "governor", label: t("board-governor"), icon: "pr-governor" });
  for (const role of ROLE_NAMES)
    if (view.roles[role]?.taken_by === seat)
      found.push({ id: role, label: t(`role-${role}`), icon: symbol(`role:${role}`)! });
  return found;
}

/** Who chooses the next role of the round; null when it was the last one. */
function nextToChoose(view: PuertoRicoView): number | null {
  const taken = Object.values(view.roles).filter((card) => card.taken_by !== null).length;
  const isChoosing = view.step === "choose_role";
  const picks = SETUPS[view.players.length as keyof typeof SETUPS]?.picks ?? 0;
  if (view.step === "game_over" || taken + (isChoosing ? 1 : 0) >= picks) return null;
  return ((isChoosing ? view.seat : view.role_owner) + 1) % view.players.length;
}

/** The roles of the round that were chosen, the one being played last. */
export function phases(view: PuertoRicoView, t: Translate): Phase[] {
  const isRunning = view.step !== "choose_role" && view.step !== "game_over";
  const taken = ROLE_NAMES.flatMap((role) => {
    const seat = view.roles[role]?.taken_by ?? null;
    if (seat === null) return [];
    const isNow = isRunning && view.active_role === role;
    return [{ id: role, label: capital(t(`role-${role}`)), icon: symbol(`role:${role}`)!, seat, isNow }];
  });
  const turn = (seat: number): number => (seat - view.governor + view.players.length) % view.players.length;
  return taken.toSorted((one, other) => Number(one.isNow) - Number(other.isNow) || turn(one.seat) - turn(other.seat));
}
