/** The log of a table as the client keeps it: lines arrive in pieces, and an undo makes later plies void. */
import type { LogLine, Seen } from "./generated/wire";

export interface History {
  /** everything up to this version is known */
  version: number;
  lines: LogLine[];
}

export const EMPTY: History = { version: -1, lines: [] };

/** Does the message leave a hole between what is known and what it brings? */
export function hasGap(history: History, seen: Pick<Seen, "since">): boolean {
  return seen.since > Math.max(0, history.version);
}

/** The log with the lines of a message; those it already has are not repeated. */
export function extend(history: History, seen: Pick<Seen, "since" | "version" | "log">): History {
  const known = seen.since === 0 ? [] : history.lines;
  const last = known.at(-1)?.version ?? -1;
  const lines = [...known];
  for (const line of seen.log) {
    if (line.version <= last) continue;
    lines.push(line);
  }
  return { version: Math.max(history.version, seen.version), lines };
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
