/** The mayor's circles (PR-4.14 … PR-4.17): where colonists stand and could stand. What is allowed, the server says. */
import { GROUP_NAMES, TILE_NAMES, type CircleId, type Player, type TileId } from "../../lib/generated/puerto_rico";
import type { Offered } from "../../lib/board";
import { parse } from "./act";
import { BUILDING } from "./tables";

/** Circles of one group that are still to be decided. */
export interface Circles {
  group: CircleId;
  circles: number;
}

export type Counts = Partial<Record<CircleId, number>>;

export function isTile(group: CircleId): group is TileId {
  return (TILE_NAMES as readonly string[]).includes(group);
}

/** The groups of a player in the canonical order, from the one that is asked now. */
export function groupsOf(player: Player, from: CircleId | null): Circles[] {
  const first = from === null ? 0 : GROUP_NAMES.indexOf(from);
  return GROUP_NAMES.slice(first)
    .map((group) => ({ group, circles: circlesOf(player, group) }))
    .filter(({ circles }) => circles > 0);
}

function circlesOf(player: Player, group: CircleId): number {
  if (isTile(group)) return player.island.filter((tile) => tile.kind === group).length;
  return player.city.some((own) => own.building === group) ? BUILDING[group].circles : 0;
}

/** How the colonists of a player stand. */
export function arrangement(player: Player): Counts {
  const counts: Counts = {};
  for (const kind of TILE_NAMES) {
    const settled = player.island.filter((tile) => tile.kind === kind && tile.occupied).length;
    if (settled > 0) counts[kind] = settled;
  }
  for (const own of player.city) if (own.colonists > 0) counts[own.building] = own.colonists;
  return counts;
}

/** Colonists in hand that the draft has not put anywhere. */
export function unplaced(groups: Circles[], colonists: number, draft: Counts): number {
  return colonists - groups.reduce((sum, { group }) => sum + (draft[group] ?? 0), 0);
}

/** Where a draft begins: as before the mayor came, as far as colonists and circles allow. */
export function opening(groups: Circles[], colonists: number, before: Counts): Counts {
  const draft: Counts = {};
  let left = colonists;
  for (const { group, circles } of groups) {
    const count = Math.min(circles, before[group] ?? 0, left);
    if (count > 0) draft[group] = count;
    left -= count;
  }
  return draft;
}

/** The draft's answer to a question; null if it is not offered, undefined if colonists are not asked about. */
export function answer(offered: readonly Offered[], draft: Counts): string | null | undefined {
  const asked = offered.flatMap((one) => {
    const act = parse(one.line);
    return act?.verb === "place" ? [{ line: one.line, ...act }] : [];
  });
  if (asked.length === 0) return undefined;
  return asked.find(({ group, count }) => count === (draft[group] ?? 0))?.line ?? null;
}
