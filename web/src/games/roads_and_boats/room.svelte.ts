/** What the parts of the table share besides the desk: the plan of a transporter, and what of the map is shown. */
import { getContext, setContext } from "svelte";
import { useDesk, type Desk } from "../../lib/board/desk.svelte";
import type { CarrierId, Player, RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { Trip } from "./trip.svelte";

const KEY = Symbol("roads and boats");

export class Room {
  readonly desk: Desk<RoadsAndBoatsView>;
  readonly trip: Trip;
  /** what every building needs and will make stands above it */
  showsNeeds = $state(false);

  constructor(desk: Desk<RoadsAndBoatsView>) {
    this.desk = desk;
    this.trip = new Trip(desk);
  }

  /** Who looks; a spectator looks with nobody's eyes. */
  get me(): number | null {
    return this.desk.me ?? this.desk.view.viewer;
  }
  get player(): Player | null {
    return this.me === null ? null : (this.desk.view.players[this.me] ?? null);
  }
  /** The position that is drawn: as it is, or as the plan would leave it. */
  get view(): RoadsAndBoatsView {
    return this.trip.isOpen ? this.trip.view : this.desk.view;
  }
  /** A transporter that is to move or to load is first drafted with; everything else is a choice as ever. */
  pick(element: string): void {
    const { desk, trip } = this;
    const [kind, name] = element.split(":");
    const begins = desk.plan === null && trip.isAsked && kind === "carrier";
    if (begins && desk.isTarget(element)) trip.choose(name as CarrierId);
    else desk.pick(element);
  }
}

export function provideRoom(): Room {
  return setContext(KEY, new Room(useDesk<RoadsAndBoatsView>()));
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
