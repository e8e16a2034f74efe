/** Composing an expedition (AD-5.18 … AD-5.22): who goes and where to; what that is good for, the server says. */
import type { Offered } from "../../lib/board";
import { CREW_NAMES, type CrewId, type RegionId } from "../../lib/generated/age_of_discovery";

export type Expedition = Record<CrewId, number> & { region: RegionId | null };

export function isStaying(draft: Expedition): boolean {
  return CREW_NAMES.every((crew) => draft[crew] === 0);
}

/** Nobody goes, or they know where to; cards are drawn when no region is left. */
export function isReady(draft: Expedition, unknown: readonly RegionId[]): boolean {
  return isStaying(draft) || unknown.length === 0 || draft.region !== null;
}

/** What the server says of a region, or of any while they are all alike. */
export function chanceOf(said: readonly Offered[], region: RegionId | null): string | null {
  const about = region === null ? said : said.filter((one) => one.line === `explore ${region}`);
  const [catches, ...others] = new Set(about.map((one) => one.catch));
  return others.length === 0 && catches ? catches : null;
}

/** The draft's answer to a question; null if it is not offered, undefined if it is no part of an expedition. */
export function answer(offered: readonly Offered[], draft: Expedition): string | null | undefined {
  const verb = offered[0]?.line.split(" ")[0];
  const pick = (line: string): string | null => offered.find((one) => one.line === line)?.line ?? null;
  if (verb === "expedition") return pick(`expedition ${isStaying(draft) ? "no" : "yes"}`);
  if (verb === "explore") return pick(`explore ${draft.region}`);
  if (verb !== "send") return undefined;
  const crew = offered[0]!.line.split(" ")[1] as CrewId;
  return pick(`send ${crew} ${draft[crew]}`);
}
