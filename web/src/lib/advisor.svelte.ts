/** What a bot would do at my decision: a hint somebody asked for, or what a first game explains. */
import type { Offered } from "./board";
import type { Expectation, Offer } from "./generated/wire";
import { t } from "./i18n.svelte";
import { notices } from "./notices.svelte";
import { suggestionFor } from "./replay";
import type { TableModel } from "./table.svelte";

interface Hint {
  version: number;
  line: string;
  /** what comes next, if it is mine to decide, too */
  next: Offer | null;
  why: string;
  nextWhy: string;
  expects: Expectation[];
}

const TRIES = 4;
const PAUSE_MS = 1500;

export class Advisor {
  /** questions without an answer: the table may move on while one is thought about */
  #open = $state(0);
  isAsking = $derived(this.#open > 0);
  #hint = $state.raw<Hint | null>(null);
  readonly #model: TableModel;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** the hint, as long as the table has not changed */
  #now = $derived.by(() => (this.#hint?.version === this.#model.shown?.version ? this.#hint : null));
  advice = $derived.by<Offered | null>(() => this.#find(this.#now));
  line = $derived.by(() => this.advice?.line ?? this.#now?.line ?? null);
  /** of both steps in one, the second says more */
  why = $derived.by(() => {
    if (!this.advice || !this.#now) return "";
    const isBoth = this.advice.chain?.[1] !== undefined && this.advice.chain[1] === this.#now.next?.action;
    return (isBoth && this.#now.nextWhy) || this.#now.why;
  });
  /** the next step in words, where the advice is not both steps in one */
  next = $derived.by(() => (this.advice && !this.advice.chain ? (this.#now?.next?.label ?? null) : null));
  nextWhy = $derived.by(() => (this.next === null ? "" : (this.#now?.nextWhy ?? "")));
  /** the hint that led here, if I did what it told and this was to follow */
  #before = $derived.by(() => {
    const before = this.#hint;
    const isNext = before !== null && before.version + 1 === this.#model.shown?.version;
    return isNext && before.next && before.line === this.#model.played ? before : null;
  });
  /** why I was told to do what led here */
  led = $derived.by(() => this.#before?.why ?? "");
  expects = $derived.by<Expectation[]>(() => (this.advice ? (this.#now?.expects ?? []) : []));
  mayAsk = $derived.by(() => this.#model.mayAskBots && this.#model.isMyTurn && !this.#model.rehearsal.isOpen);

  /**
   * Advice for a first game, quietly: a busy house is asked again; without it the panel still tells the rule.
   * A plan is arranged on demand: a question beside it would end that thought.
   */
  async explain(isPlan: () => boolean = () => false, tries = TRIES): Promise<void> {
    const version = this.#model.shown?.version;
    if (isPlan()) return;
    try {
      await this.#ask();
    } catch {
      const again = (): void => void (this.#model.shown?.version === version && this.explain(isPlan, tries - 1));
      if (tries > 1) this.#model.visit.later(again, PAUSE_MS);
    }
  }

  /** The hint that I asked for; its consequence is drawn on the board. */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    try {
      if (await this.#ask()) this.#model.chooser.look(this.advice);
      else notices.say(t("hint-none"));
    } catch (problem) {
      notices.problem(problem);
    }
  }

  forget(): void {
    this.#hint = null;
  }

  async #ask(): Promise<boolean> {
    const version = this.#model.shown?.version ?? 0;
    this.#open++;
    try {
      const meant = this.#before?.next?.action;
      const { actions, ...told } = await this.#model.visit.hear(suggestionFor(this.#model.id, meant));
      const { expects, why, next, next_why: nextWhy } = told;
      const line = actions[0]?.action;
      if (line !== undefined) this.#hint = { version, line, next, why, nextWhy, expects };
      return line !== undefined;
    } finally {
      this.#open--;
    }
  }

  /** The offer that is meant: the action, or a short way that begins with it and, if there is such a one, goes on alike. */
  #find(hint: Hint | null): Offered | null {
    if (!hint) return null;
    const { offered } = this.#model.chooser;
    const ways = offered.filter((one) => one.chain?.[0] === hint.line);
    return (
      offered.find((one) => one.line === hint.line) ??
      ways.find((one) => one.chain?.[1] === hint.next?.action) ??
      ways[0] ??
      null
    );
  }
}
