/** What the shell asks about the game on the table: its drawn board if there is one, else a generic answer. */
import { boardOf, piecesOf } from "../games";
import type { Chip, Flight, GameBoard, Offered, Phase, Seat, Shape, Telling, Translate } from "./board";
import type { Desk } from "./board/desk.svelte";
import { isRecord } from "./generic";
import type { Happened, LearnPages, Seen } from "./generated/wire";
import { i18n } from "./i18n.svelte";
import { pagesOf } from "./learn";
import type { Pieces } from "./pieces";
import { describe } from "./textview";
import type { Voice } from "./told";
import type { Course } from "./replay";

export interface Prompt {
  title: string;
  explanation: string;
  rule: string | null;
}

export class Game {
  /** null where nobody has drawn one */
  board = $state.raw<GameBoard<unknown> | null>(null);
  /** the board and those of the players, drawn or generic; there when the game is ready */
  drawing = $state.raw<Pick<GameBoard<unknown>, "Board" | "PlayerBoard"> | null>(null);
  isReady = $state(false);
  /** the headings and the points of a match that is over */
  course = $state.raw<Course | null>(null);
  /** the pages that teach the game, once they are there */
  pages = $state.raw<LearnPages | null>(null);
  #glossary = $derived(
    new Map(
      (this.pages?.glossary ?? []).flatMap((entry) => entry.elements.map((element) => [element, entry.text] as const)),
    ),
  );
  #pieces = $state.raw<Pieces | null>(null);
  #id = "";

  /** What the sentences of the log are made of. */
  voice: Voice = {
    get first() {
      return i18n.maybe("chapter-first") ?? "";
    },
    formsOf: (kind, value, count) => [...i18n.forms(`${kind}-${value}`, { count }).values()],
    titleOf: (event) => i18n.titleOf(event),
    underOf: (event) => i18n.underOf(event),
    symbolOf: (element) => this.#pieces?.symbolOf(element) ?? null,
  };
  t: Translate = (id, args) => i18n.t(id, args);
  /** What an element is: its effect, if the texts tell one, or what the glossary says. */
  what = (element: string): string | null => this.effect(element) ?? i18n.maybe(element.replace(":", "-"));

  /** What an element does, where a text says so; its bare name is no answer. */
  effect = (element: string): string | null => {
    const id = element.replace(":", "-");
    return i18n.maybe(`${id}.effect`) ?? i18n.maybe(`${id}.action`) ?? this.#glossary.get(element) ?? null;
  };

  async load(id: string): Promise<void> {
    if (this.#id === id) return;
    this.#id = id;
    const [board, pieces] = await Promise.all([boardOf(id), piecesOf(id)]);
    await i18n.need(id);
    this.board = board;
    this.drawing = board ?? (await import("../components/generic"));
    this.#pieces = pieces;
    this.isReady = true;
  }

  /** Have the pages at hand that teach the game; it can be played without them. */
  async study(id: string, lang: string): Promise<void> {
    this.pages = await pagesOf(id, lang).catch(() => null);
  }

  /** How far the game is, for the header: "Round 3", or as the game counts where its title of the phase does not say it. */
  round(view: unknown): string {
    if (!isRecord(view) || !this.isReady) return "";
    const told = this.board?.roundTitle?.(view, this.t);
    return told ?? (typeof view.round === "number" ? i18n.t("round-n", { n: view.round }) : "");
  }

  /** The name of the decision that is asked. */
  step(view: unknown): string {
    return isRecord(view) ? String(view.step) : "";
  }

  phase(view: unknown): string {
    if (!isRecord(view) || !this.isReady) return "";
    return this.board ? this.board.phaseTitle(view, this.t) : i18n.t(`step-${String(view.step)}`);
  }

  /** What the round has seen so far, for the header. */
  phases(view: unknown): Phase[] {
    return this.board && isRecord(view) ? this.board.phases(view, this.t) : [];
  }

  chips(view: unknown, seat: number): Chip[] {
    return this.board && isRecord(view) ? this.board.chips(view, seat, this.t) : [];
  }

  /** An action as icon and noun; a game without a drawn board has its label. */
  shape = (offered: Offered): Shape => this.board?.shape(offered, this.t) ?? { icon: null, noun: offered.label };

  flights = (event: Happened): Flight[] => this.board?.flights(event) ?? [];

  telling(desk: Desk<unknown>, element: string): Telling | null {
    if (this.board) return this.board.telling(desk, element);
    const what = this.effect(element);
    return { title: i18n.word(element.slice(element.indexOf(":") + 1)), lines: what ? [what] : [] };
  }

  textView(view: unknown, seats: Seat[]): string[] {
    if (!isRecord(view)) return [i18n.t("text-view-none")];
    return this.board ? this.board.textView(view, seats, this.t) : describe(view, seats, i18n.field);
  }

  /** What is to be decided, why, and where the rules say so. */
  prompt(seen: Seen | null): Prompt {
    if (!seen || seen.offers.length === 0)
      return { title: i18n.t(seen?.viewer === null ? "watching" : "no-decision"), explanation: "", rule: null };
    const step = isRecord(seen.view) ? String(seen.view.step) : "";
    const { title, explanation } = sentences(seen.prompt || i18n.t(`prompt-${step}`));
    const numbers = i18n.maybe(`prompt-${step}.rule`)?.split(",")[0]?.trim();
    return { title, explanation, rule: numbers ? `/learn/${seen.table.game}#${numbers}` : null };
  }
}

/** The first sentence is the title, the others explain. */
export function sentences(text: string): { title: string; explanation: string } {
  const end = text.search(/[.:?!] /);
  if (end < 0) return { title: text.replace(/\.$/, ""), explanation: "" };
  const stop = text[end] === "?" || text[end] === "!" ? text[end] : "";
  return { title: text.slice(0, end) + stop, explanation: text.charAt(end + 2).toUpperCase() + text.slice(end + 3) };
}
