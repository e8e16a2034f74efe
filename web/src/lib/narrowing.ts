/** Narrowing by clicking: each chosen element leaves fewer actions, until one is left. */
import type { Offered } from "./board";

export interface Narrowed {
  /** the actions that touch all chosen elements */
  remaining: Offered[];
  /** elements that would still narrow the choice */
  targets: Set<string>;
  /** the action that is left when there is only one */
  decided: Offered | null;
}

/** The actions that contain all chosen elements. */
export function remaining(offered: readonly Offered[], chosen: readonly string[]): Offered[] {
  return offered.filter((action) => chosen.every((element) => action.elements.includes(element)));
}

/** The only action that a further element would leave; null if several or none. */
export function soleAction(offered: readonly Offered[], chosen: readonly string[], element: string): Offered | null {
  const left = remaining(offered, [...chosen, element]);
  return left.length === 1 ? (left[0] ?? null) : null;
}

export function narrow(offered: readonly Offered[], chosen: readonly string[]): Narrowed {
  const left = remaining(offered, chosen);
  const counts = new Map<string, number>();
  for (const action of left)
    for (const element of new Set(action.elements)) counts.set(element, (counts.get(element) ?? 0) + 1);
  const targets = new Set<string>();
  for (const [element, count] of counts) {
    const isCommon = count === left.length && left.length > 1;
    if (!chosen.includes(element) && !isCommon) targets.add(element);
  }
  return { remaining: left, targets, decided: left.length === 1 && chosen.length > 0 ? left[0]! : null };
}

/**
 * The chosen elements after a click. A chosen element is put back; one that fits what is chosen is added;
 * one that does not, but is offered, begins anew; anything else changes nothing.
 */
export function pick(offered: readonly Offered[], chosen: readonly string[], element: string): string[] {
  if (chosen.includes(element)) return chosen.filter((one) => one !== element);
  const more = [...chosen, element];
  if (narrow(offered, more).remaining.length > 0) return more;
  return narrow(offered, [element]).remaining.length > 0 ? [element] : [...chosen];
}

/** Escape: the last chosen element is given back. */
export function stepBack(chosen: readonly string[]): string[] {
  return chosen.slice(0, -1);
}

/** The list's movement by arrows: wraps around, and starts at an end. */
export function step(count: number, index: number, by: number): number {
  if (count === 0) return -1;
  if (index < 0) return by > 0 ? 0 : count - 1;
  return (index + by + count) % count;
}
