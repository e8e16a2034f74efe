/** What the parts of the table share besides the desk: clicks that answer a whole chain, ways in war, the offer. */
import { getContext, setContext, untrack } from "svelte";
import type { Offered, Shortcuts } from "../../lib/board";
import { useDesk, type Desk } from "../../lib/board/desk.svelte";
import type { Player, RioDeLaPlataView, Space, Way } from "../../lib/generated/rio_de_la_plata";
import { remaining, soleAction } from "../../lib/narrowing";
import { cityOf } from "./table";
import { TradePlan } from "./trade.svelte";

const KEY = Symbol("rio de la plata");
/** A place that the first link of a chain leads to. */
const FARTHER = /^(space|cell|road):/;
const OPENS = /^(city|grid|road_line|defend_district) /;

export class Room implements Shortcuts {
  readonly desk: Desk<RioDeLaPlataView>;
  readonly trade: TradePlan;

  /** the decision that a click is just answering */
  #going: string | null = null;

  constructor(desk: Desk<RioDeLaPlataView>) {
    this.desk = desk;
    this.trade = new TradePlan(desk);
  }

  city: Map<string, Space> = $derived.by(() => cityOf(this.desk.view));
  /** where my moving group can go */
  ways: readonly Way[] = $derived.by(() => (this.desk.deciding ? this.desk.view.ways : []));
  targets = $derived(new Set(this.ways.filter((way) => way.steps.length > 1).map((way) => `space:${way.space}`)));

  /** the space that a question is about: of the group that moves, of the one that may join or go home */
  asked: string | null = $derived.by(() => {
    const { desk } = this;
    const active = desk.view.war?.active ?? null;
    if (active !== null) return active.includes("/") ? null : active;
    if (!desk.deciding || !this.isAt("withdraw", "answer_join", "answer_sacrifice")) return null;
    return [...this.city.keys()].find((space) => desk.isImplied(`space:${space}`)) ?? null;
  });

  /** where the map looks when there is no room for all of it: there, or at the edge before which that group waits */
  focus: string | null = $derived.by(() => this.asked ?? this.desk.view.war?.active?.split("/")[0] ?? null);

  /** Who looks; a spectator looks with nobody's eyes. */
  get me(): number | null {
    return this.desk.me ?? this.desk.view.viewer;
  }
  get player(): Player | null {
    return this.me === null ? null : (this.desk.view.players[this.me] ?? null);
  }
  isAt(...steps: string[]): boolean {
    return steps.includes(this.desk.view.step);
  }
  /** The only action that is left with an element: what it brings can be told. */
  offer(element: string): Offered | null {
    return this.desk.isTarget(element) && this.desk.plan === null
      ? soleAction(this.desk.offered, this.desk.chosen, element)
      : null;
  }
  wayTo(space: string): Way | null {
    return this.ways.find((way) => way.space === space) ?? null;
  }

  pick = (element: string): boolean => {
    const { desk } = this;
    if (element.startsWith("seat:") && desk.isTarget(element)) {
      this.trade.open(Number(element.slice("seat:".length)));
      return true;
    }
    if (!desk.play) return false;
    const way = this.targets.has(element) ? this.wayTo(element.slice("space:".length)) : null;
    if (way) {
      desk.play(way.steps.map((step) => `step ${step}`));
      return true;
    }
    const first = FARTHER.test(element) ? soleAction(desk.offered, desk.chosen, element) : null;
    if (!first || !OPENS.test(first.line)) return false;
    void this.#goThrough(first.line, element);
    return true;
  };

  /** Answer the first question, and the second with the same click. */
  async #goThrough(first: string, element: string): Promise<void> {
    const { desk } = this;
    const key = desk.draft.key;
    if (this.#going === key) return;
    this.#going = key;
    const after = await desk.imagine([first]).catch(() => null);
    this.#going = null;
    if (key !== desk.draft.key) return;
    const next = after && !after.stopped ? remaining(after.offered, [element]) : [];
    const isSame = next.length === 1 && !OPENS.test(next[0]!.line);
    desk.play?.(isSame ? [first, next[0]!.line] : [first]);
  }
}

export function provideRoom(): Room {
  const room = setContext(KEY, new Room(useDesk<RioDeLaPlataView>()));
  const { desk } = room;
  $effect.pre(() => {
    desk.shortcuts = room;
    return () => (desk.shortcuts = null);
  });
  $effect.pre(() => {
    void desk.draft.key;
    const partner = desk.deciding && desk.view.step === "trade_offer" ? desk.view.chain.offer_to : null;
    untrack(() => (partner === null ? (room.trade.offer = null) : room.trade.open(partner)));
  });
  $effect.pre(() => {
    desk.plan = desk.deciding && room.trade.offer ? room.trade : null;
    return () => (desk.plan = null);
  });
  return room;
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
