/** Short ways: one click answers what a Unit does and where or what, which the rules ask one after the other. */
import type { Offered } from "../../lib/board";

/** Acts whose next question has its places on the board: hexes to go to, pieces to build. */
export const SHORTENED: ReadonlySet<string> = new Set(["act move", "act peek", "act build"]);
const VERBS: Record<string, RegExp> = { "act move": /^move /, "act peek": /^peek /, "act build": /^build / };

/** An act, and what would be asked after it. */
export interface Looked {
  act: Offered;
  next: Offered[];
}

/**
 * The offers with acts replaced by their answers. A longer way (walls, payments) goes on with its questions afterwards.
 * The act stays an element of each answer, so that a click on it narrows the choice to them.
 */
export function shortened(offered: readonly Offered[], looked: readonly Looked[]): Offered[] {
  return offered
    .flatMap((one) => {
      const found = looked.find(({ act }) => act.line === one.line);
      const answers = found?.next.filter((answer) => VERBS[one.line]!.test(answer.line)) ?? [];
      if (answers.length === 0) return [one];
      return answers.map((answer) => ({
        ...answer,
        line: `${one.line}; ${answer.line}`,
        elements: [...answer.elements, ...one.elements],
        group: one.label,
        chain: [one.line, answer.line],
      }));
    })
    .map((one, action) => ({ ...one, action }));
}
