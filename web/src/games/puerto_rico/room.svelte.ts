/** What the parts of the own board share besides the desk: the action whose consequence is drawn, and the plans. */
import { getContext, setContext } from "svelte";
import { useDesk, type Desk } from "../../lib/board/desk.svelte";
import type { Player, PuertoRicoView } from "../../lib/generated/puerto_rico";
import { parse, type Act } from "./act";
import { MayorPlan } from "./mayor.svelte";
import { StoragePlan } from "./storage.svelte";

const KEY = Symbol("puerto rico");

export class Room {
  readonly desk: Desk<PuertoRicoView>;
  readonly mayor: MayorPlan;
  readonly storage: StoragePlan;
  /** a room where the building board has flat tiles … */
  isFlat = $state(false);
  /** … or low ones: names must do with one line */
  isLow = $state(false);
  /** … and that line may be short */
  isSlim = $state(false);

  constructor(desk: Desk<PuertoRicoView>) {
    this.desk = desk;
    this.mayor = new MayorPlan(desk);
    this.storage = new StoragePlan(desk);
  }

  ghost: Act | null = $derived.by(() => (this.desk.ghost ? parse(this.desk.ghost.line) : null));
  get player(): Player {
    return this.desk.view.players[this.desk.own]!;
  }
  get isPlacing(): boolean {
    return this.desk.plan === this.mayor;
  }
  get isStoring(): boolean {
    return this.desk.plan === this.storage;
  }
  /** What the drawn action changes of something: the server has counted. */
  change(what: string): number {
    return this.desk.ghost?.effect[what] ?? 0;
  }
}

export function provideRoom(): Room {
  return setContext(KEY, new Room(useDesk<PuertoRicoView>()));
}

/** Null in the panel of players, where nothing is planned. */
export function useRoom(): Room | null {
  return getContext<Room | undefined>(KEY) ?? null;
}

/** A part of somebody's board: on the own one consequences are drawn and colonists are placed. */
export interface PartProps {
  player: Player;
  seat: number;
  /** the board that can be planned on */
  own?: boolean;
}

export class Part {
  readonly desk = useDesk<PuertoRicoView>();
  readonly room = useRoom();
  readonly #isOwn: () => boolean;

  constructor(isOwn: () => boolean) {
    this.#isOwn = isOwn;
  }

  /** the action whose consequence is drawn: on the board of who decides */
  act: Act | null = $derived.by(() => (this.#isOwn() && this.desk.isMine ? (this.room?.ghost ?? null) : null));
  /** the mayor's plan while colonists are placed */
  mayor: MayorPlan | null = $derived.by(() => (this.#isOwn() && this.room?.isPlacing ? this.room.mayor : null));
}
