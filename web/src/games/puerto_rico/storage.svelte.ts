/** Storage after the captain as a plan: kinds are wished, most wanted first, and the allowed way that follows is shown. */
import type { Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import type { GoodId, PuertoRicoView } from "../../lib/generated/puerto_rico";
import { total, warehouses } from "./rules";
import * as storage from "./storage";

export class StoragePlan implements Plan {
  #desk: Desk<PuertoRicoView>;
  wishes = $state.raw<GoodId[]>([]);

  constructor(desk: Desk<PuertoRicoView>) {
    this.#desk = desk;
  }

  #goods = $derived.by(() => this.#desk.view.players[this.#desk.own]!.goods);
  #kinds = $derived.by(() => warehouses(this.#desk.view.players[this.#desk.own]!));
  #vectors = $derived.by(() => {
    const { storing, kept } = this.#desk.view.scratch;
    return storage.agreeing(storage.keepVectors(this.#goods, this.#kinds), storing, kept);
  });
  kept = $derived(this.#vectors.length > 0 ? storage.keep(this.#vectors, this.wishes, this.#goods) : null);
  total = $derived.by(() => this.#desk.t("board-storage", { kept: total(this.kept ?? {}), all: total(this.#goods) }));
  help = $derived.by(() => this.#desk.t("board-storage-rule", { kinds: this.#kinds }));
  problem = "";
  asBefore = null;
  lines = $derived.by(() =>
    this.kept ? storage.lines(this.#vectors, this.#goods, this.kept, this.#desk.view.scratch.storing) : null,
  );

  async begin(): Promise<void> {
    this.wishes = (this.#desk.draft.load() as GoodId[] | null) ?? [];
  }
  toggle(good: GoodId): void {
    this.#set(storage.toggle(this.#vectors, this.wishes, this.#goods, good));
  }
  reset = (): void => this.#set([]);
  async take(answers: string[]): Promise<boolean> {
    const vector = storage.vectorOf(this.#vectors, answers);
    if (!vector) return false;
    const kept = (Object.keys(vector) as GoodId[]).filter((good) => vector[good] > 0);
    const isWhole = (good: GoodId): boolean => vector[good] === this.#goods[good];
    this.#set([...kept.filter(isWhole), ...kept.filter((good) => !isWhole(good))]);
    return true;
  }
  #set(wishes: GoodId[]): void {
    this.wishes = wishes;
    this.#desk.draft.save(wishes);
  }
}
