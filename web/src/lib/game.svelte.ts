/** What the shell asks about the game on the table: its drawn board if there is one, else a generic answer. */
import { boardOf } from "../games";
import type { Fact, GameBoard, Seat, Translate } from "./board";
import { factsOf, isRecord, playersOf } from "./generic";
import type { Seen } from "./generated/wire";
import { i18n } from "./i18n.svelte";
import { describe } from "./textview";
import type { Moment } from "./timeline";

export interface Prompt {
  title: string;
  explanation: string;
  rule: string | null;
}

export class Game {
  board = $state.raw<GameBoard<unknown> | null>(null);
  isReady = $state(false);
  moments = $state.raw<Moment[]>([]);
  #id = "";

  t: Translate = (id, args) => i18n.t(id, args);
  /** What an element is: its effect, if the texts tell one. */
  why = (element: string): string | null => {
    const [kind, word] = element.split(":") as [string, string?];
    const id = word ? `${kind}-${word}` : kind;
    return i18n.maybe(`${id}.effect`) ?? i18n.maybe(`${id}.action`) ?? i18n.maybe(id);
  };

  async load(id: string): Promise<void> {
    if (this.#id === id) return;
    this.#id = id;
    const [board] = await Promise.all([boardOf(id), i18n.need(id)]);
    this.board = board;
    this.isReady = true;
  }

  round(view: unknown): number | null {
    return isRecord(view) && typeof view.round === "number" ? view.round : null;
  }

  phase(view: unknown): string {
    if (!isRecord(view) || !this.isReady) return "";
    return this.board ? this.board.phaseTitle(view, this.t) : i18n.t(`step-${String(view.step)}`);
  }

  facts(view: unknown, seat: number): Fact[] {
    if (!this.isReady) return [];
    if (this.board) return this.board.playerSummary(view, seat, this.t);
    return factsOf(playersOf(view)[seat]).map(([name, value]) => ({ id: name, label: i18n.maybe(`field-${name}`) ?? i18n.maybe(`table-${name}`) ?? i18n.word(name), value: String(value) }));
  }

  textView(view: unknown, seats: Seat[]): string[] {
    return this.board ? this.board.textView(view, seats, this.t) : describe(view, seats, (word) => i18n.maybe(`field-${word}`) ?? i18n.maybe(`table-${word}`) ?? i18n.word(word));
  }

  /** What is to be decided, why, and where the rules say so. */
  prompt(seen: Seen | null): Prompt {
    if (!seen || seen.offers.length === 0) return { title: i18n.t(seen?.viewer === null ? "watching" : "no-decision"), explanation: "", rule: null };
    const step = isRecord(seen.view) ? String(seen.view.step) : "";
    const { title, explanation } = sentences(i18n.maybe(`prompt-${step}`) ?? seen.prompt);
    const numbers = i18n.maybe(`prompt-${step}.rule`)?.split(",")[0]?.trim();
    return { title, explanation, rule: numbers ? `/learn/${seen.table.game}#${numbers}` : null };
  }
}

/** The first sentence is the title, the others explain. */
export function sentences(text: string): { title: string; explanation: string } {
  const end = text.search(/[.:?!] /);
  if (end < 0) return { title: text.replace(/\.$/, ""), explanation: "" };
  const stop = text[end] === "?" || text[end] === "!" ? text[end] : "";
  return { title: text.slice(0, end) + stop, explanation: text.slice(end + 2) };
}
