/** An action's line taken apart, as far as the board draws it. */
import type { BuildingId, CircleId, GoodId, RoleId, TileId } from "../../lib/generated/puerto_rico";

export type Act =
  | { verb: "role"; role: RoleId }
  | { verb: "settle"; tile: TileId }
  | { verb: "build"; building: BuildingId }
  | { verb: "bonus" | "sell"; good: GoodId }
  | { verb: "load"; good: GoodId; ship: string }
  | { verb: "keep"; good: GoodId; count: number }
  | { verb: "place"; group: CircleId; count: number }
  | { verb: "hacienda" | "hospice" | "privilege" | "university"; yes: boolean }
  | { verb: "pass" };

export function parse(line: string): Act | null {
  const [verb, first = "", second = ""] = line.split(" ");
  switch (verb) {
    case "role":
      return { verb, role: first as RoleId };
    case "settle":
      return { verb, tile: first as TileId };
    case "build":
      return { verb, building: first as BuildingId };
    case "bonus":
    case "sell":
      return { verb, good: first as GoodId };
    case "load":
      return { verb, good: first as GoodId, ship: second };
    case "keep":
      return { verb, good: first as GoodId, count: Number(second) };
    case "place":
      return { verb, group: first as CircleId, count: Number(second) };
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
