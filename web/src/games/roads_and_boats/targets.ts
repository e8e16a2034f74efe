/** Where the answers to a question lie on the map. */
import type { Point } from "../../lib/board/map/grid";
import type { RoadsAndBoatsView, Tile } from "../../lib/generated/roads_and_boats";
import { add, bankCount, beside, bridgeAt, halfMiddle, middle, sideMiddle, sideOf } from "./hexes";
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

type T = (id: string, args?: Record<string, string | number>) => string;

/** "0,0/2" in words: the two tiles that it parts. */
export function borderLabel(t: T, name: string): string {
  const [from = "", side = "0"] = name.split("/");
  return t("board-border", { from, to: beside(from, Number(side)) });
}

/** "0,0/2/a" in words: from tile to tile, and on which side of a river. */
export function slotLabel(t: T, name: string): string {
  const [from = "", side = "0", half = "whole"] = name.split("/");
  return t("board-slot", { from, to: beside(from, Number(side)), half });
}

/** "0,0/1" in words: a tile, and which arm of its river if there are several. */
export function armLabel(t: T, view: RoadsAndBoatsView, arm: string): string {
  const [name = "", number = "0"] = arm.split("/");
  const arms = bankCount(tileAt(view, name)?.river ?? []) > 2 ? 3 : 1;
  return t("board-arm", { name, arm: Number(number), arms });
}

/** A place in words: the land or a bank of it, the water, or the coast towards a sea tile. */
export function placeLabel(t: T, view: RoadsAndBoatsView, place: string): string {
  const [name = "", spot = "bank0"] = place.split("/");
  const river = tileAt(view, name)?.river ?? [];
  const bank = bankOf(spot);
  if (bank !== null) return bankCount(river) > 1 ? t("board-place-bank", { name, bank }) : name;
  const [, side, half = ""] = /^dock(\d)(.)$/.exec(spot) ?? [];
  if (side === undefined) return t("board-place-water", { name });
  const to = beside(name, Number(side));
  return t("board-place-coast", { name, to, half: river.includes(Number(side)) ? half : "whole" });
}

/** The names of one kind of element among targets. */
export function namesOf(elements: Iterable<string>, kind: string): string[] {
  const head = `${kind}:`;
  return [...elements].flatMap((element) => (element.startsWith(head) ? [element.slice(head.length)] : []));
}
