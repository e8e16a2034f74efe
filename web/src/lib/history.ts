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

/** The log with older lines put in front, fetched because a message brings only the newest. */
export function prepend(history: History, older: readonly LogLine[]): History {
  const missing = older.filter((line) => line.version <= history.from);
  return { ...history, from: 0, lines: [...missing, ...history.lines] };
}

/** The lines that still hold: moves taken back are gone, the line that says so stays. */
export function standing(lines: readonly LogLine[]): LogLine[] {
  const kept: LogLine[] = [];
  for (const line of lines) {
    const back = line.to_ply;
    if (back !== undefined && back !== null)
      while (kept.length && kept.at(-1)!.kind === "move" && kept.at(-1)!.ply > back) kept.pop();
    kept.push(line);
  }
  return kept;
}

/** What a person has not seen: the standing lines after a version. */
export function after(lines: readonly LogLine[], version: number): LogLine[] {
  return standing(lines).filter((line) => line.version > version);
}

/** The words of one line: its own text, or what its events tell. */
export function wordsOf(line: LogLine): string[] {
  const told = (line.events ?? []).map((event) => event.text).filter((text) => text !== "");
  return line.text ? [line.text, ...told] : told;
}
