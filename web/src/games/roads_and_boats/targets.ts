/** Where the answers to a question lie on the map. */
import type { Point } from "../../lib/board/map/grid";
import type { RoadsAndBoatsView, Tile } from "../../lib/generated/roads_and_boats";
import { add, bridgeAt, halfMiddle, middle, sideMiddle, sideOf } from "./hexes";
import { hubOf, waterPlace } from "./places";
import { bankOf, tileAt } from "./table";

/** A place by its name, "0,0/bank1", "3,0/water", "2,-1/dock5a", on the map. */
export function pointOf(view: RoadsAndBoatsView, place: string): Point {
  const [hex = "0,0", spot = "bank0"] = place.split("/");
  const river = tileAt(view, hex)?.river ?? [];
  const bank = bankOf(spot);
  return add(middle(hex), bank === null ? waterPlace(river, spot) : hubOf(river, bank));
}

/** A bank of a tile. */
export function bankPoint(tile: Tile, bank: number): Point {
  return add(middle(tile.hex), hubOf(tile.river, bank));
}

/** "0,0/1" is the place for a bridge over an arm. */
export function armPoint(view: RoadsAndBoatsView, arm: string): Point {
  const [hex = "", number = "0"] = arm.split("/");
  return add(middle(hex), bridgeAt(tileAt(view, hex)?.river ?? [], Number(number)));
}

/** "0,0/2/a" is the place for a road over a side: the middle of it, or of one of its halves. */
export function slotPoint(slot: string): Point {
  const [hex = "", side = "0", half = "whole"] = slot.split("/");
  const at = half === "whole" ? sideMiddle(Number(side)) : halfMiddle(Number(side), half as "a" | "b");
  return add(middle(hex), at);
}

/** "0,0/2" is a border. */
export function borderLine(name: string): ReturnType<typeof sideOf> {
  const [hex = "", side = "0"] = name.split("/");
  return sideOf(hex, Number(side));
}

/** The names of one kind of element among targets. */
export function namesOf(elements: Iterable<string>, kind: string): string[] {
  const head = `${kind}:`;
  return [...elements].flatMap((element) => (element.startsWith(head) ? [element.slice(head.length)] : []));
}
