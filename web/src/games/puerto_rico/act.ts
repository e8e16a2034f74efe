/** An action's line taken apart, as far as the board draws it. */

import type { Offered } from "../../lib/board";
import type { Building, Good, Group, Role, Tile } from "./data";

export type Act =
  | { verb: "role"; role: Role }
  | { verb: "settle"; tile: Tile }
  | { verb: "build"; building: Building }
  | { verb: "bonus" | "sell"; good: Good }
  | { verb: "load"; good: Good; ship: string }
  | { verb: "keep"; good: Good; count: number }
  | { verb: "place"; group: Group; count: number }
  | { verb: "hacienda" | "hospice" | "privilege" | "university"; yes: boolean }
  | { verb: "pass" };

export function parse(line: string): Act | null {
  const [verb, first = "", second = ""] = line.split(" ");
  switch (verb) {
    case "role":
      return { verb, role: first as Role };
    case "settle":
      return { verb, tile: first as Tile };
    case "build":
      return { verb, building: first as Building };
    case "bonus":
    case "sell":
      return { verb, good: first as Good };
    case "load":
      return { verb, good: first as Good, ship: second };
    case "keep":
      return { verb, good: first as Good, count: Number(second) };
    case "place":
      return { verb, group: first as Group, count: Number(second) };
    case "hacienda":
    case "hospice":
    case "privilege":
    case "university":
      return { verb, yes: first === "yes" };
    case "pass":
      return { verb };
    default:
      return null;
  }
}

/** The actions that contain all chosen elements. */
export function remaining(offered: Offered[], chosen: string[]): Offered[] {
  return offered.filter((action) => chosen.every((element) => action.elements.includes(element)));
}

/** The only action that a further element would leave; null if several or none. */
export function soleAction(offered: Offered[], chosen: string[], element: string): Offered | null {
  const left = remaining(offered, [...chosen, element]);
  return left.length === 1 ? (left[0] ?? null) : null;
}
