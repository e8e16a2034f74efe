/** Small helpers for tests. */
import type { Offered } from "./board";

/** Offers written as "load corn 6 | good:corn ship:6". */
export function offeredFrom(...texts: string[]): Offered[] {
  return texts.map((text, action) => {
    const [line = "", elements = ""] = text.split(" | ");
    return { action, line, label: line, elements: elements.split(" "), effect: {}, forced: {}, catch: "", group: "" };
  });
}
