/** One choice under way: what is offered, what was clicked, what has the focus. Board and list share it. */
import type { Offered } from "./board";
import { narrow, pick, step, stepBack } from "./narrowing";

export class Chooser {
  offered = $state.raw<Offered[]>([]);
  chosen = $state.raw<string[]>([]);
  focused = $state.raw<Offered | null>(null);
  /** the action that waits for a confirmation */
  pending = $state.raw<Offered | null>(null);
  byKeyboard = $state(false);
  narrowed = $derived(narrow(this.offered, this.chosen));

  #play: (lines: string[]) => void;
  #asksFirst: () => boolean;

  constructor(play: (lines: string[]) => void, asksFirst: () => boolean) {
    this.#play = play;
    this.#asksFirst = asksFirst;
  }

  /** A new decision: forget the clicks on the old one. */
  offer(offered: Offered[]): void {
    this.offered = offered;
    this.#reset();
  }

  pick = (element: string): void => {
    this.byKeyboard = false;
    if (this.pending && this.chosen.includes(element)) return this.choose(this.pending);
    this.pending = null;
    this.chosen = pick(this.offered, this.chosen, element);
    const decided = this.narrowed.decided;
    if (decided) this.choose(decided);
    else this.focused = null;
  };

  /** Give a chosen element back. */
  unpick(element: string): void {
    this.pending = null;
    this.chosen = this.chosen.filter((one) => one !== element);
  }

  /** Play an action, or, where the person wishes so, ask once more. */
  choose(offered: Offered): void {
    if (this.#asksFirst() && this.pending?.line !== offered.line) {
      this.pending = offered;
      this.focused = offered;
      return;
    }
    this.#reset();
    this.#play(offered.chain ?? [offered.line]);
  }

  look(offered: Offered | null): void {
    if (this.pending === null) this.focused = offered;
  }

  stepBack(): boolean {
    if (this.pending) this.pending = null;
    else if (this.chosen.length) this.chosen = stepBack(this.chosen);
    else if (this.focused) this.focused = null;
    else return false;
    return true;
  }

  /** A key of the list: arrows move, Enter plays, digits play, Escape steps back. True if it was one. */
  key(name: string): boolean {
    const remaining = this.narrowed.remaining;
    if (name === "Escape") return this.stepBack();
    if (remaining.length === 0) return false;
    if (/^[1-9]$/.test(name)) return this.#playNumber(Number(name) - 1);
    if (name === "Enter" && this.focused)
      return this.#playNumber(remaining.findIndex((one) => one.line === this.focused?.line));
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[name];
    if (by === undefined) return false;
    this.byKeyboard = true;
    this.pending = null;
    const index = remaining.findIndex((one) => one.line === this.focused?.line);
    this.focused = remaining[step(remaining.length, index, by)] ?? null;
    return true;
  }

  #playNumber(index: number): boolean {
    const offered = this.narrowed.remaining[index];
    if (offered) this.choose(offered);
    return offered !== undefined;
  }

  #reset(): void {
    this.chosen = [];
    this.focused = null;
    this.pending = null;
  }
}
