/**
 * The mayor's arrangement as a plan on the own board (PR-4.14 … PR-4.17).
 *
 * The engine asks group after group and plays a group without asking when only one number is possible. A plan
 * is a number of colonists a group; `lines` turns it into the answers the engine really waits for.
 */

import { GROUP_NAMES, TILE_NAMES, type CircleId, type Player, type TileId } from "../../lib/generated/puerto_rico";
import { BUILDING } from "./tables";

/** Circles of one group that are still to be decided. */
export interface Circles {
  group: CircleId;
  circles: number;
}

export function isTile(group: CircleId): group is TileId {
  return (TILE_NAMES as readonly string[]).includes(group);
}

export type Counts = Partial<Record<CircleId, number>>;

/** The groups of a player in the canonical order, from the one that is asked now. */
export function groupsOf(player: Player, from: CircleId | null): Circles[] {
  const first = from === null ? 0 : GROUP_NAMES.indexOf(from);
  const groups: Circles[] = [];
  for (const group of GROUP_NAMES.slice(first)) {
    const circles = circlesOf(player, group);
    if (circles > 0) groups.push({ group, circles });
  }
  return groups;
}

export function circlesOf(player: Player, group: CircleId): number {
  if (isTile(group)) return player.island.filter((tile) => tile.kind === group).length;
  return player.city.some((own) => own.building === group) ? BUILDING[group].circles : 0;
}

/** How the colonists of a player stand now. */
export function arrangement(player: Player): Counts {
  const counts: Counts = {};
  for (const kind of TILE_NAMES) {
    const settled = player.island.filter((tile) => tile.kind === kind && tile.occupied).length;
    if (settled > 0) counts[kind] = settled;
  }
  for (const own of player.city) if (own.colonists > 0) counts[own.building] = own.colonists;
  return counts;
}

/** The numbers the engine allows for a group: what later circles cannot take must stay here (PR-4.15). */
export function range(circles: number, left: number, later: number): { least: number; most: number } {
  return { least: Math.max(0, left - later), most: Math.min(circles, left) };
}

/** Colonists in hand that the plan has not put anywhere. */
export function unplaced(groups: Circles[], colonists: number, plan: Counts): number {
  return colonists - groups.reduce((sum, { group }) => sum + (plan[group] ?? 0), 0);
}

/** A plan may be sent when nobody is left in hand; an empty circle then has no colonist waiting for it. */
export function isComplete(groups: Circles[], colonists: number, plan: Counts): boolean {
  return unplaced(groups, colonists, plan) === 0 && groups.every(({ group, circles }) => (plan[group] ?? 0) <= circles);
}

/** The answers for a complete plan, only those that are asked. */
export function lines(groups: Circles[], colonists: number, plan: Counts): string[] {
  const answers: string[] = [];
  let left = colonists;
  let later = groups.reduce((sum, { circles }) => sum + circles, 0);
  for (const { group, circles } of groups) {
    later -= circles;
    const { least, most } = range(circles, left, later);
    const count = plan[group] ?? 0;
    if (count < least || count > most) throw new Error(`${group}: ${count} is not between ${least} and ${most}`);
    if (least < most) answers.push(`place ${group} ${count}`);
    left -= count;
  }
  return answers;
}

/** The plan behind answers, the numbers the engine fills in by itself included; null if they do not fit. */
export function planOf(groups: Circles[], colonists: number, answers: string[]): Counts | null {
  const asked = new Map<string, number>();
  for (const answer of answers) {
    const [verb, group, count] = answer.split(" ");
    if (verb === "place" && group !== undefined) asked.set(group, Number(count));
  }
  const plan: Counts = {};
  let left = colonists;
  let later = groups.reduce((sum, { circles }) => sum + circles, 0);
  for (const { group, circles } of groups) {
    later -= circles;
    const { least, most } = range(circles, left, later);
    const count = least === most ? least : asked.get(group);
    if (count === undefined || !(count >= least && count <= most)) return null;
    if (count > 0) plan[group] = count;
    left -= count;
  }
  return plan;
}

/** Where a plan begins: as before the mayor came, as far as colonists and circles allow. */
export function opening(groups: Circles[], colonists: number, before: Counts): Counts {
  const plan: Counts = {};
  let left = colonists;
  for (const { group, circles } of groups) {
    const count = Math.min(circles, before[group] ?? 0, left);
    if (count > 0) plan[group] = count;
    left -= count;
  }
  return plan;
}
