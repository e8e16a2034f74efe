/** Answers that have no place on the board, as keys: what they are chosen by. */
import type { Offered } from "../../lib/board";
import { remaining } from "../../lib/narrowing";

export interface Answer {
  element: string;
  /** the words of the only action it belongs to; empty if there are several */
  label: string;
  /** the one thing to know beforehand */
  hint: string;
}

/** Kinds of elements that nothing on the board stands for. */
const KINDS = new Set(["bid", "unit", "answer", "conflict", "seat", "soldiers", "militia", "party", "pass"]);

/** The keys for a question: every element of its answers that tells them apart. */
export function keysOf(asked: readonly Offered[], clicked: readonly string[]): Answer[] {
  const left = remaining(asked, clicked);
  const elements = [...new Set(left.flatMap((one) => one.elements))].filter(isKey);
  return elements.flatMap((element) => {
    const those = left.filter((one) => one.elements.includes(element));
    if (those.length === left.length && left.length > 1) return [];
    const only = those.length === 1 ? those[0]! : null;
    return [{ element, label: only?.label ?? "", hint: only?.catch ?? "" }];
  });
}

function isKey(element: string): boolean {
  return KINDS.has(element.split(":")[0]!);
}
