/** What a bot would do at my decision: a hint somebody asked for, or what a first game explains. */
import type { Offered } from "./board";
import type { Expectation } from "./generated/wire";
import { t } from "./i18n.svelte";
import { notices } from "./notices.svelte";
import { suggestionFor } from "./replay";
import type { TableModel } from "./table.svelte";

interface Hint {
  version: number;
  line: string;
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
  line = $derived.by(() => this.#now?.line ?? null);
  advice = $derived.by<Offered | null>(() => this.#find(this.line));
  expects = $derived.by<Expectation[]>(() => (this.advice ? (this.#now?.expects ?? []) : []));
  mayAsk = $derived.by(() => this.#model.mayAskBots && this.#model.isMyTurn && !this.#model.rehearsal.isOpen);

  /** Advice for a first game, quietly: a busy house is asked again; without it the panel still tells the rule. */
  async explain(tries = TRIES): Promise<void> {
    const version = this.#model.shown?.version;
    try {
      await this.#ask();
    } catch {
      const again = (): void => void (this.#model.shown?.version === version && this.explain(tries - 1));
      if (tries > 1) this.#model.visit.later(again, PAUSE_MS);
    }
  }

  /** The hint that I asked for; its consequence is drawn on the board. */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    try {
      const line = await this.#ask();
      if (line === null) notices.say(t("hint-none"));
      else this.#model.chooser.look(this.#find(line));
    } catch (problem) {
      notices.problem(problem);
    }
  }

  forget(): void {
    this.#hint = null;
  }

  async #ask(): Promise<string | null> {
    const version = this.#model.shown?.version ?? 0;
    this.#open++;
    try {
      const { actions, expects } = await this.#model.visit.hear(suggestionFor(this.#model.id));
      const line = actions[0]?.action ?? null;
      if (line !== null) this.#hint = { version, line, expects };
      return line;
    } finally {
      this.#open--;
    }
  }

  #find(line: string | null): Offered | null {
    return this.#model.chooser.offered.find((offered) => offered.line === line) ?? null;
  }
}
