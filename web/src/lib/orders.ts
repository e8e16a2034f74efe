/** Standing orders: which are worth a switch beside the actions, and what remains when one is given or revoked. */
import type { OrderInfo } from "./generated/wire";

export const keyOf = (order: OrderInfo): string => `${order.step}/${order.action}/${order.until}`;

/** Beside the actions: what I have promised, and for each action that is asked now the shortest promise. */
export function beside(
  offered: readonly OrderInfo[],
  mine: readonly OrderInfo[],
  step: string,
  lines: readonly string[],
): OrderInfo[] {
  const shown = new Map(mine.map((order) => [keyOf(order), order]));
  const promised = new Set(mine.map((order) => `${order.step}/${order.action}`));
  for (const order of offered) {
    const answer = `${order.step}/${order.action}`;
    if (order.step !== step || !lines.includes(order.action) || promised.has(answer)) continue;
    promised.add(answer);
    shown.set(keyOf(order), order);
  }
  return [...shown.values()];
}

/** My orders after a switch: a question has one answer. */
export function change(mine: readonly OrderInfo[], order: OrderInfo, isGiven: boolean): OrderInfo[] {
  const others = mine.filter((one) => (isGiven ? one.step !== order.step : keyOf(one) !== keyOf(order)));
  return isGiven ? [...others, order] : others;
}
