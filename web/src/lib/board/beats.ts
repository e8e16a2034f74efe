/** A move told in beats: each is one thing to see, as the log tells it in one sentence. */
import type { Happened, LogLine } from "../generated/wire";

export interface Beat<P> {
  /** the line of the log it belongs to */
  version: number;
  /** who moved; null where nobody did */
  seat: number | null;
  events: Happened[];
  text: string;
  /** the position once this has been seen; null leaves the one before */
  after: P | null;
  /** shown at once: the person's own doing, or nothing to look at */
  isQuiet: boolean;
}

/** The beats of moves that lead to a position. Positions in between are not sent, so the last beat brings it. */
export function beatsOf<P>(
  lines: readonly LogLine[],
  after: P,
  isMine: (seat: number | null) => boolean = () => false,
): Beat<P>[] {
  const beats = lines.flatMap((line) => (line.kind === "move" ? movesOf<P>(line, isMine) : []));
  const last = beats.at(-1);
  if (last) return [...beats.slice(0, -1), { ...last, after }];
  const version = lines.at(-1)?.version ?? 0;
  return [{ version, seat: null, events: [], text: "", after, isQuiet: true }];
}

function movesOf<P>(line: LogLine, isMine: (seat: number | null) => boolean): Beat<P>[] {
  const seat = line.seat ?? null;
  return together(line.events ?? []).map((events) => ({
    version: line.version,
    seat,
    events,
    text: events
      .map((event) => event.text)
      .join(" ")
      .trim(),
    after: null,
    isQuiet: isMine(seat),
  }));
}

/** What the same seat does several times in a row is one thing to see: three kinds of goods produced. */
function together(events: readonly Happened[]): Happened[][] {
  const groups: Happened[][] = [];
  for (const event of events) {
    const before = groups.at(-1)?.[0];
    if (before && before.id === event.id && before.args.seat === event.args.seat) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Were moves taken back? Then the board jumps: nothing flies backwards. */
export function goesBack(lines: readonly LogLine[]): boolean {
  return lines.some((line) => line.to_ply !== undefined && line.to_ply !== null);
}

/** A moment to look at a position before something covers it. */
export function rest<P>(version: number): Beat<P> {
  return { version, seat: null, events: [], text: "", after: null, isQuiet: false };
}
