/** Storage after the captain as a plan: kinds are wished, most wanted first, and the allowed way that follows is shown. */
import type { Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import { ways } from "../../lib/board/walk";
import type { GoodId, PuertoRicoView } from "../../lib/generated/puerto_rico";
import { total, warehouses } from "./rules";
import { keep, toggle, wishesFor, type Goods } from "./storage";

interface Stored {
  lines: string[];
  goods: Goods;
}

export class StoragePlan implements Plan {
  #desk: Desk<PuertoRicoView>;
  wishes = $state.raw<GoodId[]>([]);
  #ways = $state.raw<Stored[]>([]);

  constructor(desk: Desk<PuertoRicoView>) {
    this.#desk = desk;
  }

  #held = $derived.by(() => this.#desk.view.players[this.#desk.own]!.goods);
  #allowed = $derived(this.#ways.map((way) => way.goods));
  kept = $derived(keep(this.#allowed, this.wishes, this.#held));
  total = $derived.by(() => this.#desk.t("board-storage", { kept: total(this.kept ?? {}), all: total(this.#held) }));
  help = $derived.by(() =>
    this.#desk.t("board-storage-rule", { kinds: warehouses(this.#desk.view.players[this.#desk.own]!) }),
  );
  problem = "";
  asBefore = null;
  lines = $derived(this.#ways.find((way) => way.goods === this.kept)?.lines ?? null);

  /** All ways of storing come from the server; with the wishes of before a reload. */
  async begin(): Promise<void> {
    const key = this.#desk.draft.key;
    const seat = this.#desk.own;
    this.#ways = [];
    this.wishes = (this.#desk.draft.load() as GoodId[] | null) ?? [];
    const found = await ways(
      (lines) => this.#desk.imagine(lines),
      this.#desk.offered,
      (one) => one.line.startsWith("keep "),
    ).catch(() => []);
    if (key !== this.#desk.draft.key) return;
    this.#ways = found.map(({ lines, view }) => ({ lines, goods: view.players[seat]!.goods }));
  }
  toggle(good: GoodId): void {
    this.#set(toggle(this.#allowed, this.wishes, this.#held, good));
  }
  reset = (): void => this.#set([]);
  async take(answers: string[]): Promise<boolean> {
    const way = this.#ways.find(({ lines }) => lines.join() === answers.slice(0, lines.length).join());
    if (way) this.#set(wishesFor(way.goods, this.#held));
    return way !== undefined;
  }
  #set(wishes: GoodId[]): void {
    this.wishes = wishes;
    this.#desk.draft.save(wishes);
  }
}
