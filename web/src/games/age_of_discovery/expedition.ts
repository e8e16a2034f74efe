/** Composing an expedition (AD-5.18 … AD-5.22): who goes, where to, and what is known of the natives there. */
import type { Offered } from "../../lib/board";
import {
  CARD_TABLE,
  CREW_NAMES,
  type AgeOfDiscoveryView,
  type CrewId,
  type RegionId,
} from "../../lib/generated/age_of_discovery";
import { strength, unitOf } from "./table";

export type Expedition = Record<CrewId, number> & { region: RegionId | null };

/** What all who go count together. */
export function power(draft: Expedition): number {
  return CREW_NAMES.reduce((sum, crew) => sum + draft[crew] * strength("expedition", unitOf(crew)), 0);
}

/** Nobody goes, or they know where to; cards are drawn when no region is left. */
export function isReady(draft: Expedition, unknown: readonly RegionId[]): boolean {
  return power(draft) === 0 || unknown.length === 0 || draft.region !== null;
}

/** The natives that await: their number where it is known, else the numbers that are possible. */
export function natives(
  view: AgeOfDiscoveryView,
  region: RegionId | null,
): { certain: number | null; among: number[] } {
  const tile = region === null ? null : view.regions[region].tile;
  if (tile) return { certain: tile.natives, among: [] };
  const isMapped = Object.values(view.regions).every(({ discovered }) => discovered);
  if (isMapped) return { certain: null, among: view.deck.map((card) => CARD_TABLE[card].natives) };
  return { certain: null, among: view.unseen_tiles.map((one) => one.natives) };
}

/** The draft's answer to a question; null if it is not offered, undefined if it is no part of an expedition. */
export function answer(offered: readonly Offered[], draft: Expedition): string | null | undefined {
  const verb = offered[0]?.line.split(" ")[0];
  const pick = (line: string): string | null => offered.find((one) => one.line === line)?.line ?? null;
  if (verb === "expedition") return pick(`expedition ${power(draft) > 0 ? "yes" : "no"}`);
  if (verb === "explore") return pick(`explore ${draft.region}`);
  if (verb !== "send") return undefined;
  const crew = offered[0]!.line.split(" ")[1] as CrewId;
  return pick(`send ${crew} ${draft[crew]}`);
}
