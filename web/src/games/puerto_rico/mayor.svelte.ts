/** The mayor's arrangement as a plan: colonists are put on circles of the own board, then confirmed as one chain. */
import { untrack } from "svelte";
import type { Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import { walk } from "../../lib/board/walk";
import type { CircleId, Player, PuertoRicoView } from "../../lib/generated/puerto_rico";
import { answer, arrangement, groupsOf, opening, unplaced, type Counts } from "./mayor";

/** A circle is a place of its own here, though only the number of a group counts. */
type Drafted = Partial<Record<CircleId, boolean[]>>;
const LONGEST_CHAIN = 30;
/** so long the hand must rest before the server is asked */
const REST = 120;

export class MayorPlan implements Plan {
  #desk: Desk<PuertoRicoView>;
  circles = $state.raw<Drafted>({});
  lines = $state.raw<string[] | null>(null);
  problem = $state("");
  isLookingBack = $state(false);
  #before = $state.raw<Counts | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk<PuertoRicoView>) {
    this.#desk = desk;
  }

  get #player(): Player {
    return this.#desk.view.players[this.#desk.own]!;
  }
  #hand = $derived.by(() => this.#desk.view.scratch.unassigned);
  #groups = $derived.by(() => groupsOf(this.#player, this.#desk.view.scratch.group));
  #counts: Counts = $derived(
    Object.fromEntries(Object.entries(this.circles).map(([group, on]) => [group, on.filter(Boolean).length])),
  );
  unplaced = $derived(unplaced(this.#groups, this.#hand, this.#counts));
  total = $derived.by(() => this.#desk.t("board-to-place", { count: this.unplaced }));
  help = $derived.by(() => this.#desk.t("board-how-to-place"));
  asBefore = $derived(
    this.#before ? () => this.#set(this.#spread(opening(this.#groups, this.#hand, this.#before!))) : null,
  );

  /** Begin with what was drafted here before a reload, or with the colonists where they stood. */
  async begin(): Promise<void> {
    const key = this.#desk.draft.key;
    const drafted = this.#desk.draft.load() as Drafted | null;
    this.#before = null;
    this.isLookingBack = true;
    this.#show(drafted ?? this.#spread({}));
    const before = await this.#standing();
    if (key !== this.#desk.draft.key) return;
    this.isLookingBack = false;
    this.#before = before;
    if (!drafted && before) this.#show(this.#spread(opening(this.#groups, this.#hand, before)));
  }

  isOpen(group: CircleId): boolean {
    return group in this.circles;
  }
  toggle(group: CircleId, index: number): void {
    const on = this.circles[group];
    if (!on || (!on[index] && this.unplaced === 0)) return;
    this.#set({ ...this.circles, [group]: on.map((filled, i) => (i === index ? !filled : filled)) });
  }
  reset = (): void => this.#set(this.#spread({}));

  /** A bot's chain, as the arrangement it leads to. */
  async take(answers: string[]): Promise<boolean> {
    const key = this.#desk.draft.key;
    const { view, played } = await this.#desk.imagine(answers);
    const player = view.players[this.#desk.own];
    if (key !== this.#desk.draft.key || played < answers.length || !player) return false;
    this.#set(this.#spread(arrangement(player)));
    return true;
  }

  /** How the colonists stood before they were lifted: the last position in which nobody asked me to place them. */
  async #standing(): Promise<Counts | null> {
    const seat = untrack(() => this.#desk.own);
    for (let plies = 1; plies <= LONGEST_CHAIN; plies += 1) {
      const view = await this.#desk.earlier(plies).catch(() => null);
      const player = view?.players[seat];
      if (!view || !player) return null;
      if (view.step !== "mayor_assign" || view.seat !== seat) return arrangement(player);
    }
    return null;
  }
  #set(circles: Drafted): void {
    this.#desk.draft.save(circles);
    this.#show(circles);
  }
  #show(circles: Drafted): void {
    this.circles = circles;
    this.lines = null;
    this.problem = "";
    clearTimeout(this.#timer);
    if (this.unplaced === 0) this.#timer = this.#desk.later(() => void this.#check(circles), REST);
  }
  /** The chain behind the draft: the server asks, the draft answers. */
  async #check(circles: Drafted): Promise<void> {
    const counts = this.#counts;
    const way = await walk(
      (lines) => this.#desk.imagine(lines),
      this.#desk.offered,
      (asked) => answer(asked, counts),
    ).catch(() => null);
    if (circles !== this.circles) return;
    this.lines = way?.lines ?? null;
    this.problem = way ? "" : this.#desk.t("board-plan-refused");
  }
  #spread(plan: Counts): Drafted {
    return Object.fromEntries(
      this.#groups.map(({ group, circles }) => [
        group,
        Array.from({ length: circles }, (_, i) => i < (plan[group] ?? 0)),
      ]),
    );
  }
}
