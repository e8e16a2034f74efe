/** Answers that have no place on map and panels, as keys: what they are chosen by. */
import type { Offered } from "../../lib/board";
import { remaining } from "../../lib/narrowing";

export interface Answer {
  element: string;
  /** the words of the only action it belongs to; empty if there are several */
  label: string;
  /** the one thing to know beforehand */
  hint: string;
}

/** Kinds of elements that stand elsewhere on the board. */
const PLACED = new Set(["hex", "unit", "piece", "side", "slot", "warehouse"]);
/** Resources stand in the market while one trades there. */
export const TRADING: ReadonlySet<string> = new Set(["buy_type", "sell_column"]);

/** The keys for a question: every element of its answers that tells them apart. */
export function keysOf(step: string, asked: readonly Offered[], clicked: readonly string[]): Answer[] {
  const left = remaining(asked, clicked);
  const isPlaced = (element: string): boolean => {
    const kind = element.split(":")[0]!;
    if (kind === "character") return left.some((one) => one.line.startsWith("engage "));
    return PLACED.has(kind) || (kind === "resource" && TRADING.has(step));
  };
  const elements = [...new Set(left.flatMap((one) => one.elements))].filter((one) => !isPlaced(one));
  return elements.flatMap((element) => {
    const those = left.filter((one) => one.elements.includes(element));
    if ((those.length === left.length && left.length > 1) || clicked.includes(element)) return [];
    const only = those.length === 1 ? those[0]! : null;
    return [{ element, label: only?.label ?? "", hint: only?.catch ?? "" }];
  });
}

/** What every Worker could think of; where it is not possible, the board says why. */
export const WORK = [
  "build",
  "produce",
  "refine",
  "sell",
  "buy",
  "create_worker",
  "create_soldier",
  "create_explorer",
  "hire_mercenaries",
  "hire_character",
];
