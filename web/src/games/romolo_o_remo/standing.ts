/** What stands on a hex and where: Tower, buildings, Units, multiplier. */
import type { HexId, RomoloView } from "../../lib/generated/romolo_o_remo";
import type { Point } from "../../lib/board/map/grid";
import { buildingSize, buildingSpots, figureSpots, TOWER_AT } from "./map";
import { buildingsIn, figuresIn, towerIn, type Building, type Figures } from "./table";

export interface Standing {
  /** whose Tower: a seat, -1 the A.I., null nobody's */
  tower: number | null;
  buildings: (Building & Point)[];
  /** how large a building is drawn */
  size: number;
  figures: (Figures & Point)[];
  /** figures are smaller where there are many */
  scale: number;
  multiplier: Point | null;
  /** where nothing can grow */
  taken: Point[];
}

const MULTIPLIER_AT: Point = { x: 58, y: 34 };
const CROWD = 3;

export function standingOn(view: RomoloView, hex: HexId): Standing {
  const land = view.map[hex];
  const tower = towerIn(view, hex);
  const built = buildingsIn(view, hex);
  const figures = figuresIn(view, hex);
  const isAside = land.has_multiplier && figures.length > 0;
  const spots = buildingSpots(built.length, tower !== null);
  const places = figureSpots(figures.length, isAside);
  const buildings = built.map((one, i) => ({ ...one, ...spots[Math.min(i, spots.length - 1)]! }));
  const standing = figures.map((one, i) => ({ ...one, ...places[i]! }));
  const isEmpty = buildings.length === 0 && tower === null && standing.length === 0;
  const multiplier = land.has_multiplier ? (!land.explored || isEmpty ? { x: 0, y: 4 } : MULTIPLIER_AT) : null;
  return {
    tower,
    buildings,
    size: buildingSize(built.length),
    figures: standing,
    scale: figures.length > CROWD ? 0.84 : 1,
    multiplier,
    taken: [
      ...buildings,
      ...standing.flatMap(({ x, y }) => [
        { x, y: y - 14 },
        { x, y: y + 12 },
      ]),
      ...(tower === null ? [] : [TOWER_AT, { x: TOWER_AT.x, y: TOWER_AT.y + 28 }]),
      ...(multiplier ? [multiplier] : []),
    ],
  };
}
