/** How a game ended, in the order of the ranks: seats and automatic rivals, teams together, ties with their reason. */
import type { Seat } from "./board";
import type { LogLine, RivalInfo } from "./generated/wire";

/** One who has a place in the standings. */
export interface Placed {
  key: string;
  rank: number;
  score: number;
  name: string;
  /** nobody's seat: an automatic rival */
  seat: Seat | null;
  team: number | null;
  points: Record<string, number>;
  /** what decided against somebody with as many points: kind and count */
  tie: [string, number][];
}

export interface Ended {
  seats: readonly Seat[];
  scores: readonly number[];
  ranks: readonly number[];
  points: readonly Record<string, number>[];
  /** what counts among equals, by seat */
  tieBreaks?: readonly Record<string, number>[] | null | undefined;
  /** the team of every seat, where there are teams */
  teams?: readonly number[] | null | undefined;
  rivals?: readonly RivalInfo[] | undefined;
}

/** Everybody, best first; a tie that was broken says by what. */
export function placed(ended: Ended): Placed[] {
  const isTeamGame = ended.teams ? new Set(ended.teams).size < ended.teams.length : false;
  const seats = ended.seats.map((seat): Placed => {
    const score = ended.scores[seat.seat] ?? 0;
    const rank = ended.ranks[seat.seat] ?? 0;
    const isBroken = ended.scores.some((other, i) => i !== seat.seat && other === score && ended.ranks[i] !== rank);
    return {
      key: `seat-${seat.seat}`,
      rank,
      score,
      name: seat.name,
      seat,
      team: isTeamGame ? (ended.teams?.[seat.seat] ?? null) : null,
      points: ended.points[seat.seat] ?? {},
      tie: isBroken ? Object.entries(ended.tieBreaks?.[seat.seat] ?? {}) : [],
    };
  });
  const rivals = (ended.rivals ?? []).map(({ id, name, score, rank, points }): Placed => ({
    key: `rival-${id}`,
    rank: rank ?? 0,
    score: score ?? 0,
    name,
    seat: null,
    team: null,
    points: points ?? {},
    tie: [],
  }));
  return [...seats, ...rivals].toSorted((a, b) => a.rank - b.rank || (a.team ?? 0) - (b.team ?? 0));
}

/** The sources that gave anybody anything, in the order in which the game names them. */
export function sourcesOf(all: readonly Placed[]): string[] {
  const names = [...new Set(all.flatMap((one) => Object.keys(one.points)))];
  return names.filter((name) => all.some((one) => one.points[name]));
}

/**
 * Did points decide? A game may end without any, as by conquest: then what decided tells everything itself, and
 * `isTelling` knows that of a kind of tie-break.
 */
export function isCounted(all: readonly Placed[], isTelling: (kind: string) => boolean): boolean {
  return sourcesOf(all).length > 0 || !all.some((one) => one.tie.some(([kind]) => isTelling(kind)));
}

/** What the game says in the end to who played alone, as which medal it is. */
export function verdictOf(log: readonly LogLine[]): string {
  const events = log.findLast((line) => line.kind === "move")?.events ?? [];
  return events.find(({ id }) => id === "solo-result")?.text ?? "";
}
