/** The contract between the shell and a game's drawn board, and the kit that boards are made with. */
import type { Component, Snippet } from "svelte";
import type { Happened } from "../generated/wire";
import type { Desk } from "./desk.svelte";

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
  /** what the action itself does to the own seat: {doubloons: -2, vp: 3, "good:corn": -3} */
  effect: Record<string, number>;
  /** what follows by force before anybody is asked */
  forced: Record<string, number>;
  /** the one thing to know beforehand: "1 sugar stays" */
  catch: string;
  /** what it stands under in the list: "on a ship" */
  group: string;
  /** the lines it stands for, where one click answers several questions */
  chain?: string[];
}

/** An action that a person could think possible here, and why it is not. */
export interface Barred {
  action: string;
  elements: string[];
  text: string;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  /** of the person who sits there; `name` also tells the seats of one person apart */
  nickname?: string;
  /** how strong a bot plays; it has a face of its own */
  level?: string;
  /** 0 … 4: circle, triangle, square, diamond, star; colour --seat-0 … --seat-4 */
  mark: number;
}

export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** A position that is only imagined: after actions that were not played. */
export interface Imagined<V> {
  view: V;
  offered: Offered[];
  /** how many actions went through, and what stopped the others: a reveal, somebody else's turn, the end */
  played: number;
  stopped: string;
  /** what is not possible there, and why, where it was asked for */
  barred?: Barred[];
}

/** What a page gives to the board that it shows. */
export interface Table<V> {
  /** the seat's (redacted) view, JSON of the Python dataclass */
  readonly view: V;
  readonly seats: Seat[];
  /** the seat this person looks through; null = watching */
  readonly me: number | null;
  /** legal actions now if it is my decision, else [] */
  readonly offered: Offered[];
  /** what is not possible, and why */
  readonly barred: Barred[];
  /** elements already clicked (narrowing) */
  readonly chosen: string[];
  /** elements that still narrow the choice: these glow */
  readonly targets: ReadonlySet<string>;
  /** action under mouse or keyboard focus: draw its ghost or consequence */
  readonly focused: Offered | null;
  /** what a bot advises: marked on the board as it is in the list */
  readonly advised?: Offered | null;
  /** Fluent message, e.g. t("building-hacienda") */
  readonly t: Translate;
  /** what an element is, in a sentence of the glossary */
  what: (element: string) => string | null;
  /** the person clicked an element */
  pick: (element: string) => void;
  /** the position after some actions of mine, from what I know; with reasons also what is not possible there */
  imagine: (lines: string[], reasons?: boolean) => Promise<Imagined<V>>;
  /** the position some decisions ago; null before the beginning */
  earlier: (plies: number) => Promise<V | null>;
  /** ask a bot for the best continuation of my decision, as lines */
  readonly suggest: (() => Promise<string[]>) | null;
  /** what was drafted at this decision: a reload keeps it */
  readonly draft: Draft;
  /** offer other actions in the place of the server's: such as answer several of its questions at once */
  reoffer?: (offered: Offered[]) => void;
  /** take the last decision back, while that is free */
  readonly undo?: (() => void) | null;
  /** play several actions of mine as one; null where each is to be confirmed */
  readonly play?: ((lines: string[]) => void) | null;
}

/** Targets farther than one answer: a click there answers several questions. */
export interface Shortcuts {
  readonly targets: ReadonlySet<string>;
  /** true if the click was one of these */
  pick: (element: string) => boolean;
}

export interface Draft {
  /** changes with every decision */
  readonly key: string;
  load: () => unknown;
  save: (draft: unknown) => void;
}

/** A choice of several steps: drafted on the board, confirmed in the bar as one chain. */
export interface Plan {
  /** how far it is: "3 colonists to place" */
  readonly total: string;
  /** how to draft it */
  readonly help: string;
  /** the chain, once the server has agreed to all of it; null while something is missing */
  readonly lines: string[] | null;
  /** why it cannot be confirmed as it is, in words of the rules */
  readonly problem: string;
  /** empty the draft */
  reset: () => void;
  /** the arrangement that stood before the question, where there was one */
  readonly asBefore: (() => void) | null;
  /** that arrangement is still being looked up: its button has its place already */
  readonly isLookingBack?: boolean;
  /** take over a chain that a bot suggests; false if it does not fit */
  take: (lines: string[]) => Promise<boolean>;
  /** elements that the draft can go on with, where it is drafted like any choice: these glow */
  readonly targets?: ReadonlySet<string>;
  /** what the draft cannot go on with, and why */
  readonly barred?: readonly Barred[];
  /** elements that are part of the draft */
  readonly chosen?: readonly string[];
  /** the person clicked one of them */
  pick?: (element: string) => void;
}

/** What a player is just now: governor, captain, next. */
export interface Chip {
  id: string;
  label: string;
  /** symbol of a piece */
  icon?: string;
}

/** A phase or role of the round, for the header. */
export interface Phase {
  id: string;
  label: string;
  icon?: string;
  seat: number | null;
  isNow: boolean;
}

/** The short shape of an action: an icon and a noun; the question above says the verb. */
export interface Shape {
  icon: string | null;
  noun: string;
  /** what follows at once does not come of this choice, and is not told with it */
  isPlain?: boolean;
}

/** Pieces on their way; `from` and `to` name places (data-at), `symbol` the drawing. */
export interface Flight {
  symbol: string;
  from: string;
  to: string;
  count: number;
  /** whose pieces they are, where that is their colour */
  seat?: number;
}

/** What a tool-tip says about an element. */
export interface Telling {
  title: string;
  lines: string[];
}

export interface PlayerBoardProps {
  seat: number;
  /** name, chips and clock, to stand in the head */
  children: Snippet;
}

/** The default export of web/src/games/<id>/index.ts, loaded lazily so that each game is its own chunk. */
export interface GameBoard<V> {
  Board: Component;
  /** the whole board of a seat, small enough for the panel */
  PlayerBoard: Component<PlayerBoardProps>;
  shape: (offered: Offered, t: Translate) => Shape;
  flights: (event: Happened) => Flight[];
  telling: (desk: Desk<V>, element: string) => Telling | null;
  chips: (view: V, seat: number, t: Translate) => Chip[];
  phases: (view: V, t: Translate) => Phase[];
  phaseTitle: (view: V, t: Translate) => string;
  /** how far the game is, where it does not count rounds and its phases stand for the title */
  roundTitle?: (view: V, t: Translate) => string;
  textView: (view: V, seats: Seat[], t: Translate) => string[];
}
