/** What a log tells, ready to be drawn: sentences with pieces and names in them, under headings of rounds and phases. */
import type { Seat } from "./board";
import type { Happened, LogLine } from "./generated/wire";

/** A stretch of a sentence: plain, somebody's name, or the drawing of a thing that is named next. */
export interface Part {
  text: string;
  seat?: Seat;
  symbol?: string;
}

export interface Heading {
  kind: "round" | "phase";
  title: string;
}

/** One row of the log. */
export interface Row {
  key: string;
  line: LogLine;
  heading: Heading | null;
  /** the first of its line */
  isFirst: boolean;
  parts: Part[];
  /** taken back since */
  isUndone: boolean;
  /** whose mark it carries: of who played or of whom it tells; null where the sentence before has the same */
  seat: number | null;
  /** what is lit on the board while somebody looks at this row */
  elements: string[];
}

/** Under what a line of the log stands. */
export interface Above {
  round: string;
  /** the nearest heading: that of a phase, or the round's */
  heading: string;
}
const NOTHING: Above = { round: "", heading: "" };

/** What the sentences of a game are made of. */
export interface Voice {
  /** all forms of the name of a thing: "corn plantation", "a corn plantation"; counted: "2 geese" */
  formsOf: (kind: string, value: string, count: number) => string[];
  /** the heading of the first round, where no event tells of it; "" if one does */
  first: string;
  /** the heading of what begins with an event */
  titleOf: (event: Happened) => string;
  /** the heading under which an event stands, if it does not yet */
  underOf: (event: Happened) => string;
  /** the drawing of an element of the board, or of a kind of number */
  symbolOf: (element: string) => string | null;
}

interface Found {
  from: number;
  to: number;
  part: Part;
}

/** The elements of the board that an event speaks of. */
export function elementsOf(event: Happened): string[] {
  return Object.entries(event.args).flatMap(([name, value]) => {
    if (name === "seat" || name === "owner") return typeof value === "number" ? [`seat:${value}`] : [];
    return wordsIn(value).map((word) => `${name === "tiles" ? "tile" : name}:${word}`);
  });
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** A sentence with names in the colours of their seats and a drawing before each thing; it may tell of several events. */
export function partsOf(events: readonly Happened[], seats: readonly Seat[], voice: Voice): Part[] {
  const text = events[0]?.text ?? "";
  const args = events.flatMap((event) => Object.entries(event.args));
  const found: Found[] = [];
  const isFree = (from: number, to: number): boolean => found.every((one) => to <= one.from || from >= one.to);
  const mark = (from: number, length: number, part: Part): boolean => {
    if (from < 0 || !isFree(from, from + length)) return false;
    found.push({ from, to: from + length, part });
    return true;
  };
  for (const seat of seats)
    if (seat.name) mark(wordIndex(text, seat.name), seat.name.length, { text: seat.name, seat });
  const lower = text.toLowerCase();
  const count = Number(events[0]?.args.count ?? 1);
  for (const [name, value] of args) {
    const kind = name === "tiles" ? "tile" : name;
    for (const word of wordsIn(value)) {
      const symbol = voice.symbolOf(`${kind}:${word}`);
      if (!symbol) continue;
      const forms = voice.formsOf(kind, word, count).toSorted((a, b) => b.length - a.length);
      forms.some((form) => mark(freeIndex(lower, form.toLowerCase(), isFree), form.length, { text: "", symbol }));
    }
  }
  for (const [name, value] of args.toReversed()) {
    const symbol = typeof value === "number" && value !== 0 ? voice.symbolOf(name) : null;
    if (!symbol) continue;
    // sentences name the thing first and end with what it brings: "loads 2 corn on the 4-ship: 2 VP"
    const numbers = [...text.matchAll(new RegExp(`(?<!\\d)\\$?${String(value)}(?!\\d)`, "g"))];
    const number = numbers.findLast(({ index, 0: digits }) => isFree(index, index + digits.length));
    if (number) mark(number.index, number[0].length, { text: "", symbol });
  }
  return cut(text, found);
}

/** Where a name stands as a word of its own: Pia does not stand in "piazza". */
function wordIndex(text: string, name: string): number {
  return text.search(new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "u"));
}

function freeIndex(text: string, form: string, isFree: (from: number, to: number) => boolean): number {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (isFree(at, at + form.length)) return at;
  return -1;
}

function cut(text: string, found: Found[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { from, to, part } of found.toSorted((a, b) => a.from - b.from)) {
    if (from > done) parts.push({ text: text.slice(done, from) });
    parts.push({ ...part, text: text.slice(from, to) });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** The events that a sentence tells of besides its own: those of its kind that follow without words. */
function silentAfter(events: readonly Happened[], i: number): Happened[] {
  const end = events.findIndex((event, j) => j > i && (event.text !== "" || event.id !== events[i]!.id));
  return events.slice(i + 1, end < 0 ? undefined : end);
}

/** Does the largest part of a game begin here, whatever the game calls it? */
function isRound(event: Happened): boolean {
  return "round" in event.args || /^(turn|year)-begins$/.test(event.id);
}

/** Under what stands that comes after an event. */
function afterEvent(event: Happened, voice: Voice, above: Above): Above {
  const heading = voice.titleOf(event) || voice.underOf(event);
  if (!heading) return above;
  return { round: isRound(event) ? heading : above.round, heading };
}

/** Under what the events of a line stand: with the first move begins the first round. */
const before = (line: LogLine, voice: Voice, above: Above): Above =>
  isFirst(line, voice, above) ? { round: voice.first, heading: voice.first } : above;

const isFirst = (line: LogLine, voice: Voice, above: Above): boolean =>
  voice.first !== "" && above.round === "" && line.kind === "move" && line.ply === 1;

/** The headings under which a log ends, so that what follows need not repeat them. */
export function headingsAfter(lines: readonly LogLine[], voice: Voice, above = NOTHING): Above {
  return lines.reduce(
    (so, line) => (line.events ?? []).reduce((now, event) => afterEvent(event, voice, now), before(line, voice, so)),
    above,
  );
}

/** The heading that an event sets above itself, unless it stands there already: a round may begin anew for everybody. */
function headingOf(event: Happened, voice: Voice, above: Above): Heading | null {
  const begun = voice.titleOf(event);
  const title = begun || voice.underOf(event);
  if (isRound(event)) return title && title !== above.round ? { kind: "round", title } : null;
  return begun || (title && title !== above.heading) ? { kind: "phase", title } : null;
}

/** Does something only begin, and headings tell all of it? Then its sentence would only say it again. */
function saysAll(event: Happened, voice: Voice, headings: string): boolean {
  const words = headings.toLowerCase();
  if (!event.id.endsWith("-begins")) return false;
  return Object.entries(event.args).every(([name, value]) => {
    if (typeof value === "number") return name !== "seat" && new RegExp(`(?<!\\d)${value}(?!\\d)`).test(words);
    return (
      typeof value === "string" && voice.formsOf(name, value, 1).some((form) => words.includes(form.toLowerCase()))
    );
  });
}

/** The rows of a log; moves that were taken back are among them, marked so. */
export function rowsOf(
  lines: readonly LogLine[],
  undone: ReadonlySet<number>,
  seats: readonly Seat[],
  voice: Voice,
  above = NOTHING,
): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    rows.push(...rowsOfLine(line, undone.has(line.version), seats, voice, above));
    above = headingsAfter([line], voice, above);
  }
  return rows;
}

/** The rows of one line: its own words, then what its events tell, each under its heading. */
function rowsOfLine(line: LogLine, isUndone: boolean, seats: readonly Seat[], voice: Voice, above: Above): Row[] {
  const rows: Row[] = [];
  let marked: number | null = null;
  const add = (parts: Part[], elements: string[], heading: Heading | null, who: unknown = null): void => {
    const seat = heading ? null : typeof who === "number" ? who : (line.seat ?? null);
    const key = `${line.version}.${rows.length}`;
    const isFirst = rows.length === 0;
    rows.push({ key, line, heading, isFirst, parts, isUndone, seat: seat === marked ? null : seat, elements });
    if (!heading) marked = seat;
  };
  if (line.text) add([{ text: line.text }], [], null);
  if (isFirst(line, voice, above) && !isUndone) add([], [], { kind: "round", title: voice.first });
  above = before(line, voice, above);
  const events = line.events ?? [];
  for (const [i, event] of events.entries()) {
    const heading = headingOf(event, voice, above);
    above = afterEvent(event, voice, above);
    if (heading && !isUndone) {
      add([], [], heading);
      if (saysAll(event, voice, `${above.round} ${heading.title}`)) continue;
    }
    if (!event.text) continue;
    const told = [event, ...silentAfter(events, i)];
    add(partsOf(told, seats, voice), [...new Set(told.flatMap(elementsOf))], null, event.args.seat);
  }
  return rows;
}
