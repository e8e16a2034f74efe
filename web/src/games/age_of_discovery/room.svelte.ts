/** What the parts of the table share besides the desk: how much room there is, and the plans. */
import { getContext, setContext } from "svelte";
import type { Offered } from "../../lib/board";
import { useDesk, type Desk } from "../../lib/board/desk.svelte";
import { Steps } from "../../lib/board/steps.svelte";
import type { AgeOfDiscoveryView, Player } from "../../lib/generated/age_of_discovery";
import { remaining } from "../../lib/narrowing";
import { ExpeditionPlan } from "./expedition.svelte";

const KEY = Symbol("age of discovery");

export class Room {
  readonly desk: Desk<AgeOfDiscoveryView>;
  readonly expedition: ExpeditionPlan;
  /** Stables and Migration: from where, where to, who */
  readonly moves: Steps<AgeOfDiscoveryView>;
  /** plaques of numbers, where the chart is small */
  isDense = $state(false);
  /** plaques of two lines, where the chart is low */
  isLow = $state(false);

  constructor(desk: Desk<AgeOfDiscoveryView>) {
    this.desk = desk;
    this.expedition = new ExpeditionPlan(desk);
    this.moves = new Steps(desk, (one) => /^(enter|move) /.test(one.line), {
      total: (drafted) => drafted.at(-1)?.label ?? desk.t(`board-${desk.view.step}`),
      help: () => desk.t(`board-${desk.view.step}-help`),
      refused: () => desk.t("board-plan-refused"),
    });
  }

  /** Who looks; a spectator looks with nobody's eyes. */
  get me(): number | null {
    return this.desk.me ?? this.desk.view.viewer;
  }
  get player(): Player | null {
    return this.me === null ? null : (this.desk.view.players[this.me] ?? null);
  }
  /** The question that is asked, and what was clicked of its answer. */
  get asked(): readonly Offered[] {
    return this.desk.plan === null ? this.desk.offered : this.desk.plan === this.moves ? this.moves.asked : [];
  }
  get clicked(): readonly string[] {
    return this.desk.plan === null ? this.desk.chosen : [];
  }
  /** The other side of my battle. */
  get enemy(): number | null {
    const { attacker, defender } = this.desk.view.scratch;
    return this.me === attacker ? defender : attacker;
  }
  /** The only action that is left with an element: what it brings can be told. */
  offer(element: string): Offered | null {
    if (!this.desk.isTarget(element)) return null;
    const left = remaining(this.asked, [...this.clicked, element]);
    return left.length === 1 ? left[0]! : null;
  }
  /** Is this the step that is asked, of whomever? */
  isAt(...steps: string[]): boolean {
    return steps.includes(this.desk.view.step);
  }
}

export function provideRoom(): Room {
  return setContext(KEY, new Room(useDesk<AgeOfDiscoveryView>()));
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
