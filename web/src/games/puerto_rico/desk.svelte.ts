/** What all parts of the board share: the shell's props, what is focused, and the plans under way. */

import { getContext, setContext, untrack } from "svelte";
import type { BoardProps, Offered, Seat, Translate } from "../../lib/board";
import { parse, remaining, soleAction, type Act } from "./act";
import { isTile, type Good, type Group } from "./data";
import * as mayor from "./mayor";
import { warehouses } from "./rules";
import { speaker } from "./speech";
import * as storage from "./storage";
import type { Player, PuertoRicoView } from "./view";

const KEY = Symbol("puerto rico");

export class Desk {
  readonly #props: () => BoardProps<PuertoRicoView>;
  /** the element under the mouse or the keyboard focus */
  hovered = $state<string | null>(null);
  /** a room where the building board has flat tiles: short names */
  isFlat = $state(false);
  /** the arrangement on the own board before the mayor lifted everybody */
  #before: { seat: number; counts: mayor.Counts } | null = null;

  constructor(props: () => BoardProps<PuertoRicoView>) {
    this.#props = props;
  }

  get view(): PuertoRicoView {
    return this.#props().view;
  }
  get seats(): Seat[] {
    return this.#props().seats;
  }
  get chosen(): string[] {
    return this.#props().chosen;
  }
  get targets(): Set<string> {
    return this.#props().targets;
  }
  get offered(): Offered[] {
    return this.#props().offered;
  }
  get #me(): number | null {
    return this.#props().me;
  }
  get #focused(): Offered | null {
    return this.#props().focused;
  }
  get #translate(): Translate {
    return this.#props().t;
  }

  t: Translate = $derived(speaker(this.#translate));
  /** the seat whose board is drawn large */
  own = $derived(Math.max(0, Math.min(this.#me ?? this.view.viewer ?? 0, this.view.players.length - 1)));
  isMine = $derived(this.#me !== null || this.view.viewer !== null);
  deciding = $derived(this.#me !== null && this.offered.length > 0);
  /** the action whose consequence is drawn */
  ghost: Act | null = $derived.by(() => {
    const action =
      this.#focused ?? (this.hovered === null ? null : soleAction(this.offered, this.chosen, this.hovered));
    return action === null ? null : parse(action.line);
  });

  get player(): Player {
    return this.view.players[this.own]!;
  }
  get hasSuggest(): boolean {
    return this.#props().suggest !== undefined;
  }

  name(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  }
  mark(seat: number): number {
    return this.seats.find((one) => one.seat === seat)?.mark ?? seat;
  }
  isTarget(element: string): boolean {
    return this.deciding && this.targets.has(element);
  }
  isChosen(element: string): boolean {
    return this.deciding && this.chosen.includes(element);
  }
  /** An element that every remaining action has: there is nothing to choose, but it takes part. */
  isImplied(element: string): boolean {
    if (!this.deciding || this.chosen.includes(element)) return false;
    const left = remaining(this.offered, this.chosen);
    return left.length > 1 && left.every((action) => action.elements.includes(element));
  }
  /** An element of a kind that is being chosen from, even if this one is not possible. */
  isOfInterest(element: string): boolean {
    if (!this.deciding) return false;
    const kind = element.slice(0, element.indexOf(":") + 1);
    return this.offered.some((action) => action.elements.some((other) => other.startsWith(kind)));
  }
  pick(element: string): void {
    this.#props().pick(element);
  }
  why(element: string): string | null {
    return this.#props().why(element);
  }

  // --- the mayor's plan --------------------------------------------------------------------------

  placing = $derived(this.deciding && this.view.step === "mayor_assign");
  groups = $derived(this.placing ? mayor.groupsOf(this.player, this.view.scratch.group) : []);
  #hand = $derived(this.placing ? this.view.scratch.unassigned : 0);
  #placingKey = $derived(
    this.placing ? [this.own, this.view.round, this.view.pick, this.view.scratch.group, this.#hand].join("/") : "",
  );
  /** a circle is a place of its own here, though only the number a group counts */
  circles: Partial<Record<Group, boolean[]>> = $derived.by(() => {
    void this.#placingKey;
    return untrack(() => this.#asBefore());
  });
  plan: mayor.Counts = $derived(
    Object.fromEntries(Object.entries(this.circles).map(([group, on]) => [group, on.filter(Boolean).length])),
  );
  unplaced = $derived(mayor.unplaced(this.groups, this.#hand, this.plan));
  isPlaced = $derived(this.placing && mayor.isComplete(this.groups, this.#hand, this.plan));

  #spread(plan: mayor.Counts): Partial<Record<Group, boolean[]>> {
    return Object.fromEntries(
      this.groups.map(({ group, circles }) => [
        group,
        Array.from({ length: circles }, (_, i) => i < (plan[group] ?? 0)),
      ]),
    );
  }

  #asBefore(): Partial<Record<Group, boolean[]>> {
    const before = this.#before?.seat === this.own ? this.#before.counts : {};
    return this.#spread(mayor.opening(this.groups, this.#hand, before));
  }

  /** Remember how the colonists stood, as long as nobody lifts them. */
  remember(view: PuertoRicoView): void {
    const player = view.players[this.own];
    if (player && !(view.step === "mayor_assign" && view.seat === this.own))
      this.#before = { seat: this.own, counts: mayor.arrangement(player) };
  }

  isOpen(group: Group): boolean {
    return this.placing && group in this.circles;
  }
  toggleCircle(group: Group, index: number): void {
    const on = this.circles[group];
    if (!on || (!on[index] && this.unplaced === 0)) return;
    this.circles = { ...this.circles, [group]: on.map((filled, i) => (i === index ? !filled : filled)) };
  }
  arrangeAsBefore(): void {
    this.circles = this.#asBefore();
  }
  sendColonists(): void {
    if (this.isPlaced) this.#props().play(mayor.lines(this.groups, this.#hand, this.plan));
  }

  // --- storage after the captain -----------------------------------------------------------------

  storing = $derived(this.deciding && this.view.step === "captain_store");
  kinds = $derived(warehouses(this.player));
  #vectors = $derived(
    this.storing
      ? storage.agreeing(
          storage.keepVectors(this.player.goods, this.kinds),
          this.view.scratch.storing,
          this.view.scratch.kept,
        )
      : [],
  );
  #storingKey = $derived(
    this.storing ? [this.own, this.view.round, this.view.pick, this.view.scratch.storing].join("/") : "",
  );
  wishes: Good[] = $derived.by(() => {
    void this.#storingKey;
    return [];
  });
  kept: storage.Goods | null = $derived(
    this.#vectors.length > 0 ? storage.keep(this.#vectors, this.wishes, this.player.goods) : null,
  );

  toggleWish(good: Good): void {
    if (this.kept) this.wishes = storage.toggle(this.#vectors, this.wishes, this.player.goods, good);
  }
  sendStorage(): void {
    if (this.kept)
      this.#props().play(storage.lines(this.#vectors, this.player.goods, this.kept, this.view.scratch.storing));
  }

  // --- advice ------------------------------------------------------------------------------------

  advice: "none" | "asked" | "failed" = $derived.by(() => {
    void [this.#placingKey, this.#storingKey];
    return "none";
  });

  /** Ask a bot and show its arrangement on the board; the person still presses "done". */
  async arrangeForMe(): Promise<void> {
    const ask = this.#props().suggest;
    if (!ask || this.advice === "asked") return;
    const [placing, storingNow] = [this.#placingKey, this.#storingKey];
    this.advice = "asked";
    try {
      const answers = await ask();
      if (placing !== this.#placingKey || storingNow !== this.#storingKey) this.advice = "none";
      else this.advice = this.#take(answers) ? "none" : "failed";
    } catch {
      this.advice = "failed";
    }
  }

  #take(answers: string[]): boolean {
    if (this.placing) {
      const plan = mayor.planOf(this.groups, this.#hand, answers);
      if (plan) this.circles = this.#spread(plan);
      return plan !== null;
    }
    const vector = storage.vectorOf(this.#vectors, answers);
    if (vector) {
      const goods = this.player.goods;
      const whole = (good: Good): boolean => vector[good] === goods[good];
      const kept = (Object.keys(vector) as Good[]).filter((good) => vector[good] > 0);
      this.wishes = [...kept.filter(whole), ...kept.filter((good) => !whole(good))];
    }
    return vector !== null;
  }
}

export function circleLabel(desk: Desk, group: Group): string {
  return desk.t(isTile(group) ? `tile-${group}` : `building-${group}`);
}

export function provideDesk(props: () => BoardProps<PuertoRicoView>): Desk {
  return setContext(KEY, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
