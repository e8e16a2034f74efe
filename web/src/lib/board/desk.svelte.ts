/** What all parts of a board share: the position, whose board is large, what is focused, the plan under way. */
import { getContext, onDestroy, setContext } from "svelte";
import { remaining, soleAction } from "../narrowing";
import type { Barred, Imagined, Offered, Plan, Seat, Shortcuts, Table, Translate } from ".";
import { Visit } from "../visit";
import { reasonsFor } from "./reasons";

const KEY = Symbol("desk");

/** Every view names who looks and who decides. */
interface Seen {
  viewer: number | null;
  seat: number;
}

export class Desk<V = unknown> {
  readonly #table: Table<V>;
  readonly #visit = new Visit();
  /** the element under the mouse or the keyboard focus */
  hovered = $state<string | null>(null);
  /** the seat whose board the person wants to see large, until there is something to decide; null is the own one */
  large = $state<number | null>(null);
  plan = $state.raw<Plan | null>(null);
  shortcuts = $state.raw<Shortcuts | null>(null);
  /** does the board draw one player's board large? Else all of them stand in the panel, and pieces of one can be shown */
  drawsLarge = $state(true);
  /** the board has just come in and looks up more of what is asked */
  isArriving = $state(false);

  constructor(table: Table<V>) {
    this.#table = table;
  }

  get view(): V {
    return this.#table.view;
  }
  get seats(): Seat[] {
    return this.#table.seats;
  }
  get offered(): Offered[] {
    return this.#table.offered;
  }
  get barred(): Barred[] {
    return this.#table.barred;
  }
  get chosen(): string[] {
    return this.#table.chosen;
  }
  get targets(): ReadonlySet<string> {
    return this.#table.targets;
  }
  get me(): number | null {
    return this.#table.me;
  }
  get t(): Translate {
    return this.#table.t;
  }
  get draft(): Table<V>["draft"] {
    return this.#table.draft;
  }
  get suggest(): Table<V>["suggest"] {
    const { suggest } = this.#table;
    return suggest && (() => this.#visit.hear(suggest()));
  }
  get play(): ((lines: string[]) => void) | null {
    return this.#table.play ?? null;
  }

  /** what is not possible: at this decision, or at the end of the plan */
  #barredNow = $derived.by((): readonly Barred[] => (this.plan ? (this.plan.barred ?? []) : this.barred));
  deciding = $derived.by(() => this.me !== null && this.offered.length > 0);
  #mine = $derived.by(() => this.me ?? (this.view as Seen | null)?.viewer ?? null);
  /** the seat whose board is drawn large */
  own = $derived.by(() => {
    const wanted = this.deciding && this.plan ? this.#mine : (this.large ?? this.#mine);
    return Math.max(0, Math.min(wanted ?? 0, this.seats.length - 1));
  });
  isMine = $derived.by(() => this.#mine !== null && this.own === this.#mine);
  /** the action whose consequence is drawn */
  ghost: Offered | null = $derived.by(() => {
    if (!this.deciding) return null;
    if (this.#table.focused) return this.#table.focused;
    return this.hovered === null ? null : soleAction(this.offered, this.chosen, this.hovered);
  });

  name = (seat: number): string => this.seats[seat]?.name ?? String(seat + 1);
  mark(seat: number): number {
    return this.seats[seat]?.mark ?? seat;
  }
  isTarget(element: string): boolean {
    if (!this.deciding) return false;
    if (this.plan) return this.plan.targets?.has(element) ?? false;
    return this.targets.has(element) || (this.shortcuts?.targets.has(element) ?? false);
  }
  /** A target that a bot would choose. */
  isAdvised(element: string): boolean {
    if (this.plan || this.#table.advised?.elements.includes(element) !== true) return false;
    return this.isTarget(element);
  }
  isChosen(element: string): boolean {
    return this.deciding && (this.plan ? (this.plan.chosen ?? []) : this.chosen).includes(element);
  }
  /** An element that every remaining action has: there is nothing to choose, but it takes part. */
  isImplied(element: string): boolean {
    if (!this.deciding || this.plan || this.chosen.includes(element)) return false;
    const left = remaining(this.offered, this.chosen);
    return left.length > 1 && left.every((action) => action.elements.includes(element));
  }
  /** An element that could be thought possible here, but is not. */
  isBarred(element: string): boolean {
    if (!this.deciding || this.isTarget(element) || this.isChosen(element)) return false;
    if (this.isImplied(element)) return false;
    return this.#barredNow.some((one) => one.elements.includes(element));
  }
  /** Why it is not possible, in words of the rules. */
  reasons(element: string): string[] {
    if (!this.isBarred(element)) return [];
    const [offered, chosen] = this.plan ? [[], []] : [this.offered, this.chosen];
    return reasonsFor(this.#barredNow, offered, chosen, element);
  }
  what(element: string): string | null {
    return this.#table.what(element);
  }
  pick(element: string): void {
    if (this.plan) this.plan.pick?.(element);
    else if (!this.shortcuts?.pick(element)) this.#table.pick(element);
  }
  reoffer(offered: Offered[]): void {
    this.#table.reoffer?.(offered);
  }
  get undo(): (() => void) | null {
    return this.#table.undo ?? null;
  }
  imagine(lines: string[], reasons = false): Promise<Imagined<V>> {
    return this.#visit.hear(this.#table.imagine(lines, reasons));
  }
  earlier(plies: number): Promise<V | null> {
    return this.#visit.hear(this.#table.earlier(plies));
  }
  later(work: () => void, ms: number): ReturnType<typeof setTimeout> {
    return this.#visit.later(work, ms);
  }
  leave(): void {
    this.#visit.end();
  }
}

/** A desk for everything below this component. */
export function provideDesk<V>(table: Table<V>): Desk<V> {
  const desk = setContext(KEY, new Desk(table));
  let asked = "";
  $effect.pre(() => {
    const { key } = desk.draft;
    if (!desk.deciding || key === asked) return;
    asked = key;
    if (desk.drawsLarge) desk.large = null;
  });
  onDestroy(() => desk.leave());
  return desk;
}

export function useDesk<V>(): Desk<V> {
  return getContext<Desk<V>>(KEY);
}
