/** A choice of several questions as a plan: answered one after the other on the board, played as one chain. */
import type { Imagined, Offered, Plan } from ".";
import { narrow, pick, remaining } from "../narrowing";
import type { Desk } from "./desk.svelte";

/** One answer of the draft, and what it was chosen by. */
interface Answer {
  line: string;
  label: string;
  elements: string[];
}

export interface Wording {
  total: (drafted: readonly Answer[]) => string;
  help: () => string;
  refused: () => string;
}

export class Steps<V> implements Plan {
  #desk: Desk<V>;
  #isPart: (offered: Offered) => boolean;
  #wording: Wording;
  /** the answer that ends the choice: it is given with the confirmation */
  #closing: string | null;
  #mayClose = $state(false);
  drafted = $state.raw<Answer[]>([]);
  /** the question that is asked after the draft; empty when all are answered */
  asked = $state.raw<Offered[]>([]);
  #clicked = $state.raw<string[]>([]);
  /** the position after the draft; null before the first answer */
  after = $state.raw<V | null>(null);
  #isComplete = $state(false);
  problem = $state("");
  asBefore = null;

  constructor(desk: Desk<V>, isPart: (offered: Offered) => boolean, wording: Wording, closing: string | null = null) {
    this.#desk = desk;
    this.#isPart = isPart;
    this.#wording = wording;
    this.#closing = closing;
  }

  total = $derived.by(() => this.#wording.total(this.drafted));
  help = $derived.by(() => this.#wording.help());
  lines = $derived.by(() => {
    const given = this.drafted.map((one) => one.line);
    if (this.#isComplete) return given;
    return this.#mayClose && this.#closing !== null ? [...given, this.#closing] : null;
  });
  chosen = $derived([...this.drafted.flatMap((one) => one.elements), ...this.#clicked]);
  targets = $derived(narrow(this.asked, this.#clicked).targets);

  /** Begin with what was drafted here before a reload. */
  async begin(): Promise<void> {
    const kept = (this.#desk.draft.load() as string[] | null) ?? [];
    this.#clear();
    for (const line of kept) {
      const offered = this.asked.find((one) => one.line === line);
      if (!offered || !(await this.#answer(offered))) return;
    }
  }
  reset = (): void => {
    this.#clear();
    this.#keep();
  };
  /** An element: part of an answer, or, if it was given, back to before it. */
  pick = (element: string): void => {
    const given = this.drafted.findIndex((one) => one.elements.includes(element));
    if (given >= 0 && !this.targets.has(element)) return void this.#back(given);
    this.#clicked = pick(this.asked, this.#clicked, element);
    const left = remaining(this.asked, this.#clicked);
    if (left.length === 1 && this.#clicked.length > 0) void this.#answer(left[0]!).then(() => this.#keep());
  };
  async take(lines: string[]): Promise<boolean> {
    this.#clear();
    for (const line of lines) {
      const offered = this.asked.find((one) => one.line === line);
      if (!offered) break;
      if (!(await this.#answer(offered))) return false;
    }
    this.#keep();
    return this.lines !== null;
  }

  #clear(): void {
    this.drafted = [];
    this.#clicked = [];
    this.#ask(this.#desk.offered);
    this.after = null;
    this.#isComplete = false;
    this.problem = "";
  }
  #ask(offered: Offered[]): void {
    this.asked = offered.filter((one) => one.line !== this.#closing);
    this.#mayClose = this.asked.length < offered.length;
  }
  #keep(): void {
    this.#desk.draft.save(this.drafted.map((one) => one.line));
  }
  async #back(count: number): Promise<void> {
    const kept = this.drafted.slice(0, count);
    this.#clear();
    for (const { line } of kept) {
      const offered = this.asked.find((one) => one.line === line);
      if (offered) await this.#answer(offered);
    }
    this.#keep();
  }
  /** The server says what is asked next: nothing of this plan, then the draft is complete. */
  async #answer({ line, label, elements }: Offered): Promise<boolean> {
    const key = this.#desk.draft.key;
    const drafted = [...this.drafted, { line, label, elements }];
    this.#clicked = [];
    this.asked = [];
    this.drafted = drafted;
    const found: Imagined<V> | null = await this.#desk.imagine(drafted.map((one) => one.line)).catch(() => null);
    if (key !== this.#desk.draft.key || drafted !== this.drafted) return false;
    if (!found || found.played < drafted.length) {
      this.problem = this.#wording.refused();
      return false;
    }
    this.after = found.view;
    this.#ask(found.stopped ? [] : found.offered.filter(this.#isPart));
    this.#isComplete = this.asked.length === 0 && !this.#mayClose;
    return true;
  }
}
