/** Answers that have no place on the board, as keys: what they are chosen by. */
import type { Offered } from "../../lib/board";
import { remaining } from "../../lib/narrowing";

export interface Answer {
  element: string;
  /** the only action it belongs to; null if there are several */
  offered: Offered | null;
}

/** Kinds of elements that nothing on the board stands for. */
const KINDS = new Set([
  "answer",
  "building",
  "cancel",
  "direction",
  "done",
  "end_effects",
  "end_placement",
  "end_war_turn",
  "good",
  "keep_order",
  "layer",
  "mark",
  "payment",
  "send",
  "shadow",
  "shots",
  "size",
  "transfer",
  "way",
]);

export function kindOf(element: string): string {
  return element.split(":")[0]!;
}

/** The keys for a question: what tells its answers apart, once the place on the board is chosen. */
export function keysOf(asked: readonly Offered[], clicked: readonly string[]): Answer[] {
  const left = remaining(asked, clicked);
  const isGiven = (element: string): boolean =>
    clicked.includes(element) || left.every((one) => one.elements.includes(element));
  const complete = left.filter(({ elements }) =>
    elements.every((element) => isGiven(element) || KINDS.has(kindOf(element)) || isGridOfShadow(elements)),
  );
  const elements = [...new Set(complete.flatMap((one) => one.elements))].filter((one) => KINDS.has(kindOf(one)));
  return elements.flatMap((element) => {
    const those = left.filter((one) => one.elements.includes(element));
    if (clicked.includes(element)) return [{ element, offered: null }];
    if (those.length === left.length && left.length > 1) return [];
    return [{ element, offered: those.length === 1 ? those[0]! : null }];
  });
}

/** The shadow's pawn is taken first, its grid is clicked after. */
function isGridOfShadow(elements: readonly string[]): boolean {
  return elements.includes("shadow");
}
