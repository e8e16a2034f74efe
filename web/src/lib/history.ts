/** The log of a table as the client keeps it: lines arrive in pieces, and an undo makes later plies void. */
import type { LogLine, Seen } from "./generated/wire";

export interface History {
  /** lines are known after this version … */
  from: number;
  /** … up to this one */
  version: number;
  lines: LogLine[];
}

export const EMPTY: History = { from: 0, version: 0, lines: [] };

/** The log with the lines of a message. If it leaves a hole, or tells everything, what was known before is dropped. */
export function extend(history: History, seen: Pick<Seen, "since" | "version" | "log">): History {
  const isWhole = seen.since <= history.from || seen.since > history.version;
  const known = isWhole ? [] : history.lines;
  const last = isWhole ? seen.since : history.version;
  return {
    from: isWhole ? seen.since : history.from,
    version: Math.max(history.version, seen.version),
    lines: [...known, ...seen.log.filter((line) => line.version > last)],
  };
}

/** The log with older lines put in front: those after a version up to the first that was known. */
export function prepend(history: History, older: readonly LogLine[], from: number): History {
  const missing = older.filter((line) => line.version <= history.from);
  return { ...history, from, lines: [...missing, ...history.lines] };
}

/** The versions of the moves that were taken back. */
export function takenBack(lines: readonly LogLine[]): Set<number> {
  const undone = new Set<number>();
  const standing: LogLine[] = [];
  for (const line of lines) {
    const back = line.to_ply;
    if (back !== undefined && back !== null)
      while (standing.length && standing.at(-1)!.kind === "move" && standing.at(-1)!.ply > back)
        undone.add(standing.pop()!.version);
    if (line.kind === "move") standing.push(line);
  }
  return undone;
}

/** The lines that still hold: moves taken back are gone, and so are the lines that say so. */
export function standing(lines: readonly LogLine[]): LogLine[] {
  const undone = takenBack(lines);
  return lines.filter((line) => !undone.has(line.version) && (line.to_ply === undefined || line.to_ply === null));
}

/** What a person has not seen: the standing lines after a version. */
export function after(lines: readonly LogLine[], version: number): LogLine[] {
  return standing(lines).filter((line) => line.version > version);
}
