/** Decisions of mine that are tried out: the server tells where each would lead, and nothing is sent before I say so. */
import type { Offer, Planned } from "./generated/wire";

export interface Step {
  /** notation: "dig b2" */
  line: string;
  /** in the reader's language */
  label: string;
}

export class Rehearsal {
  steps = $state.raw<Step[]>([]);
  /** prepared for my next turn, while somebody else decides */
  isAhead = $state(false);
  isAsking = $state(false);
  /** the position at the beginning, and after every step */
  #positions = $state.raw<Planned[]>([]);
  #question = 0;
  #opening: Promise<void> = Promise.resolve();

  isOpen = $derived(this.#positions.length > 0);
  /** asked for, or open: from then on nothing is played in earnest */
  isBegun = $derived(this.isOpen || this.isAsking);
  lines = $derived(this.steps.map((step) => step.line));
  /** why it goes no further: a reveal, somebody else's turn, the end */
  ends = $derived(this.#positions.at(-1)?.ends ?? "");
  /** what is not possible next, and why */
  barred = $derived(this.#positions.at(-1)?.barred ?? []);
  /** the position to look at; what would come to light is a guess, and not shown */
  position = $derived(this.#positions.at(this.ends === "reveal" ? -2 : -1) ?? null);

  /**
   * `ask` is the server's plan; `offer` gets what can be chosen next, null when the real table is back; `tell` hears of a
   * step that is not possible.
   */
  constructor(
    private ask: (lines: string[]) => Promise<Planned>,
    private offer: (offers: Offer[] | null) => void,
    private tell: (problem: unknown) => void,
  ) {}

  /** Begin at the present position, or begin anew there: of the given steps those remain that are still possible. */
  open(isAhead: boolean, lines: readonly string[] = []): Promise<void> {
    this.isAhead = isAhead;
    this.#opening = this.#follow([], [], lines);
    return this.#opening;
  }

  async add(lines: readonly string[]): Promise<void> {
    await this.#opening;
    if (this.isOpen) await this.#follow(this.#positions, this.steps, lines);
  }

  takeBack(): void {
    if (this.steps.length) this.#show(this.#positions.slice(0, -1), this.steps.slice(0, -1));
  }

  reset(): void {
    this.#show(this.#positions.slice(0, 1), []);
  }

  close(): void {
    this.#show([], []);
  }

  /** The imagined view some steps ago; undefined before the first. */
  earlier(steps: number): unknown {
    return this.#positions.at(-1 - steps)?.view;
  }

  async #follow(positions: Planned[], steps: Step[], lines: readonly string[]): Promise<void> {
    const question = ++this.#question;
    const isStale = (): boolean => question !== this.#question;
    this.isAsking = true;
    try {
      if (positions.length === 0) positions = [await this.ask([])];
      for (const line of lines) {
        const before = positions.at(-1)!;
        if (isStale() || before.ends) break;
        const label = before.offers.find((offer) => offer.action === line)?.label ?? line;
        const after = await this.ask([...steps.map((step) => step.line), line]);
        positions = [...positions, after];
        steps = [...steps, { line, label }];
      }
    } catch (problem) {
      if (!isStale()) this.tell(problem);
    }
    if (!isStale()) this.#show(positions, steps);
  }

  #show(positions: Planned[], steps: Step[]): void {
    this.#question += 1;
    this.isAsking = false;
    this.#positions = positions;
    this.steps = steps;
    this.offer(positions.at(-1)?.offers ?? null);
  }
}
