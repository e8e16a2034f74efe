/** An offer as a plan: drafted unit by unit, sent as one. Nothing is played before that, so it can be put aside. */
import type { Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import type { GoodId, RioDeLaPlataView } from "../../lib/generated/rio_de_la_plata";
import { change, emptyOffer, isEmpty, linesOf, offerOf, type Offer, type Side } from "./trade";

/** so long the hand must rest before the server is asked */
const REST = 120;

export class TradePlan implements Plan {
  #desk: Desk<RioDeLaPlataView>;
  offer = $state.raw<Offer | null>(null);
  lines = $state.raw<string[] | null>(null);
  problem = $state("");
  asBefore = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk<RioDeLaPlataView>) {
    this.#desk = desk;
  }

  /** is the question asked already, so that the offer is begun? */
  isBegun = $derived.by(() => this.#desk.view.step === "trade_offer");
  total = $derived.by(() => {
    const { offer } = this;
    return offer === null ? "" : this.#desk.t("board-trade-with", { name: this.#desk.name(offer.to) });
  });
  help = $derived.by(() => this.#desk.t("board-trade-help"));

  /** What a side has of a good. */
  most(side: Side, good: GoodId): number {
    const { view } = this.#desk;
    const seat = side === "give" ? view.seat : (this.offer?.to ?? 0);
    return view.players[seat]?.goods[good] ?? 0;
  }
  open(to: number): void {
    this.#set(emptyOffer(to));
  }
  /** Put the draft aside; one that the server knows of is dropped there too. */
  close = (): void => {
    this.offer = null;
    this.lines = null;
    if (this.isBegun) this.#desk.play?.(["cancel"]);
  };
  change(side: Side, good: GoodId, by: number): void {
    if (this.offer) this.#set(change(this.offer, side, good, by, this.most(side, good)));
  }
  /** Begin anew; where nothing is drafted yet, one step back is to the question before. */
  reset = (): void => {
    if (this.offer && isEmpty(this.offer)) this.close();
    else if (this.offer) this.#set(emptyOffer(this.offer.to));
  };
  async take(lines: string[]): Promise<boolean> {
    const offer = offerOf(lines, this.offer?.to ?? null);
    if (!offer) return false;
    this.#set(offer);
    return this.#check(offer);
  }

  #set(offer: Offer): void {
    clearTimeout(this.#timer);
    this.offer = offer;
    this.lines = null;
    this.problem = "";
    if (!isEmpty(offer)) this.#timer = this.#desk.later(() => void this.#check(offer), REST);
  }
  /** Would the server ask for nothing more than to send it? */
  async #check(offer: Offer): Promise<boolean> {
    const lines = linesOf(offer, this.isBegun);
    const found = await this.#desk.imagine(lines.slice(0, -1)).catch(() => null);
    if (offer !== this.offer) return false;
    const isGood = found?.offered.some((one) => one.line === "send") ?? false;
    this.lines = isGood ? lines : null;
    this.problem = isGood ? "" : this.#desk.t("board-plan-refused");
    return isGood;
  }
}
