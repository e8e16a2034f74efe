/** The contract between the shell and a game's drawn board. */
import type { Component } from "svelte";

/** One legal action as the server offers it. */
export interface Offered {
  /** its number among the offered ones */
  action: number;
  /** notation: "load corn 6" */
  line: string;
  /** in the reader's language */
  label: string;
  /** board elements it touches: ["good:corn", "ship:6"]; without arguments the verb: ["pass"] */
  elements: string[];
  /** the certain immediate effect on the own seat: {doubloons: -2, vp: 3, "good:corn": -3} */
  preview: Record<string, number>;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  /** how strong a bot plays; it has a face of its own */
  level?: string;
  /** 0 … 4: circle, triangle, square, diamond, star; colour --seat-0 … --seat-4 */
  mark: number;
}

export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<V> {
  /** the seat's (redacted) view, JSON of the Python dataclass */
  view: V;
  /** the view before the last change, for movement */
  previous: V | null;
  seats: Seat[];
  /** the seat this person decides for now; null = watching */
  me: number | null;
  /** legal actions now if it is my decision, else [] */
  offered: Offered[];
  /** elements already clicked (narrowing) */
  chosen: string[];
  /** elements that still narrow the choice: these glow */
  targets: Set<string>;
  /** action under mouse or keyboard focus: draw its ghost or consequence */
  focused: Offered | null;
  /** Fluent message, e.g. t("building-hacienda") */
  t: Translate;
  /** tool-tip text: why this element is not possible now, or what it is */
  why: (element: string) => string | null;
  /** the person clicked an element */
  pick: (element: string) => void;
  /** play one or several actions in a row (the mayor's whole arrangement) */
  play: (lines: string[]) => void;
  /** ask a bot for the best continuation of my current decision chain, as lines */
  suggest?: () => Promise<string[]>;
}

/** One fact of the player panel: a short label for screen readers, an icon or symbol, and a value. */
export interface Fact {
  id: string;
  label: string;
  value: string | number;
}

/** The default export of web/src/games/<id>/index.ts, loaded lazily so that each game is its own chunk. */
export interface GameBoard<V> {
  Board: Component<BoardProps<V>>;
  playerSummary: (view: V, seat: number, t: Translate) => Fact[];
  phaseTitle: (view: V, t: Translate) => string;
  textView: (view: V, seats: Seat[], t: Translate) => string[];
}
