/** Answers that have no place on the map, as keys: what they are chosen by. */
import type { Offered } from "../../lib/board";
import { remaining } from "../../lib/narrowing";

export interface Answer {
  element: string;
  /** the words of the only action it belongs to; empty if there are several */
  label: string;
  /** the one thing to know beforehand */
  hint: string;
}

/** Kinds of elements that stand on the map or in a panel, where they are clicked. */
const DRAWN = new Set([
  "hex",
  "place",
  "border",
  "slot",
  "arm",
  "house",
  "carrier",
  "ground",
  "research",
  "bank",
  "topic",
  "position",
]);

/** The keys for a question: what was chosen, to be let go of again, and every element of the answers left that tells them apart. */
export function keysOf(asked: readonly Offered[], clicked: readonly string[]): Answer[] {
  const left = remaining(asked, clicked);
  const elements = [...new Set(left.flatMap((one) => one.elements))].filter((element) => !isDrawn(element));
  return elements.flatMap((element) => {
    const those = left.filter((one) => one.elements.includes(element));
    const isCommon = those.length === left.length && left.length > 1;
    if (isCommon && !clicked.includes(element)) return [];
    const only = those.length === 1 ? those[0]! : null;
    return [{ element, label: only?.label ?? "", hint: only?.catch ?? "" }];
  });
}

export function isDrawn(element: string): boolean {
  return DRAWN.has(element.split(":")[0]!);
}
