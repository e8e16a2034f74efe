/** Why an element of the board is no part of a choice: the reasons that the rules give for the actions it would belong to. */
import { remaining } from "../narrowing";
import type { Barred, Offered } from ".";

const MOST = 2;

/**
 * The reasons for one element. With something chosen, those of actions that contain the choice; else first those whose
 * other elements are possible: a ship is full for the corn one has, and not for the coffee one has not.
 */
export function reasonsFor(
  barred: readonly Barred[],
  offered: readonly Offered[],
  chosen: readonly string[],
  element: string,
): string[] {
  const about = barred.filter((one) => one.elements.includes(element));
  const fitting = about.filter((one) => chosen.every((other) => one.elements.includes(other)));
  const possible = new Set(remaining(offered, chosen).flatMap((action) => action.elements));
  const near = fitting.filter((one) => one.elements.every((other) => other === element || possible.has(other)));
  const told = near.length > 0 ? near : fitting.length > 0 ? fitting : about;
  return [...new Set(told.map((one) => one.text))].slice(0, MOST);
}
