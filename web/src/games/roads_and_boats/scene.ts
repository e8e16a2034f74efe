/** A tile as it is drawn: what stands on it, and where. */
import type { Point } from "../../lib/board/map/grid";
import type { GoodId, RoadsAndBoatsView, TerrainId, Tile, Transporter } from "../../lib/generated/roads_and_boats";
import { add, bankAt, beside, border, halfMiddle, middle, SIDES, sideMiddle } from "./hexes";
import { arrange, hubOf, waterPlace, type Wish } from "./places";
import { bankOf, carriedIds, listed, terrainOf, transportersOf } from "./table";
import { clear, motifs, type Motif } from "./terrain";

export interface Stack extends Point {
  region: string;
  good: GoodId;
  count: number;
}

export interface Standing extends Point {
  transporter: Transporter;
}

/** Everything in units from the middle of the tile. */
export interface Scene {
  tile: Tile;
  at: Point;
  terrain: TerrainId;
  house: Point | null;
  homes: (Point & { seat: number })[];
  stacks: Stack[];
  fleet: Standing[];
  motifs: Motif[];
  /** the sides where land meets sea, on a sea tile; and those of them where a river comes in */
  shores: number[];
  mouths: number[];
}

/** How large things are drawn, in units of the map. */
export const HOUSE = 56;
export const GOOD = 37;
export const CARRIER = 66;
const ROOM = { house: 28, home: 18, good: 19, carrier: 29 };
type Place = readonly [number, number];
/** where transporters and goods stand on a tile without a river, one after the other */
const CARRIERS: Place[] = [
  [-34, 46],
  [34, 46],
  [46, 4],
  [0, 8],
];
const GOODS: Place[] = [
  [20, -54],
  [52, -36],
  [-8, -66],
  [60, 0],
  [16, -16],
];
const turn = (places: readonly Place[], i: number): Place => places[i % places.length]!;
/** how roads are kept clear of trees */
const ROAD_ROOM = 12;

type Tiles = ReadonlyMap<string, Tile>;

export function tilesOf(view: RoadsAndBoatsView): Tiles {
  return new Map(view.tiles.map((tile) => [tile.hex, tile]));
}

export function sceneOf(view: RoadsAndBoatsView, tiles: Tiles, tile: Tile): Scene {
  const { hex, river, terrain } = tile;
  const carried = carriedIds(view);
  const here = transportersOf(view).filter((one) => one.hex === hex && !carried.has(one.id));
  const homes = view.players.flatMap((player, seat) =>
    player.home?.hex === hex ? [{ seat, bank: player.home.bank }] : [],
  );
  const isSea = terrain === "sea";
  const ashore = here.filter((one) => isSea || bankOf(one.spot) !== null);
  const wishes: Wish[] = [];
  /** on a whole tile things have their usual places, on a bank they stand around its middle */
  const wish = (id: string, bank: number, kind: keyof typeof ROOM, usual: Place, beside: Place): void => {
    const hub = hubOf(river, bank);
    const near = river.length < 2 ? usual : ([hub.x + beside[0], hub.y + beside[1]] as const);
    wishes.push({ id, bank, room: ROOM[kind], near: { x: near[0], y: near[1] } });
  };
  if (tile.house) wish("house", tile.house.bank, "house", [-38, -42], [-34, -6]);
  for (const { seat, bank } of homes) wish(`home:${seat}`, bank, "home", tile.house ? [-60, 8] : [-46, -46], [-50, 4]);
  ashore.forEach((one, i) =>
    wish(one.id, bankOf(one.spot) ?? 0, "carrier", isSea ? [0, 14] : turn(CARRIERS, i), [0, 6]),
  );
  for (const [region, goods] of Object.entries(tile.ground))
    listed(goods).forEach(([good], i) => wish(`${region}/${good}`, Number(region), "good", turn(GOODS, i), [26, -8]));
  const ranks = new Map<string, number>();
  const afloat = here
    .filter((one) => !ashore.includes(one))
    .map((transporter): Standing => {
      const rank = ranks.get(transporter.spot) ?? 0;
      ranks.set(transporter.spot, rank + 1);
      return { transporter, ...add(waterPlace(river, transporter.spot), { x: rank * 24, y: -rank * 16 }) };
    });
  const boats = afloat.map(({ x, y }) => ({ x, y, room: ROOM.carrier }));
  const places = arrange(river, wishes, boats);
  const place = (id: string): Point => places.get(id) ?? { x: 0, y: 0 };
  const fleet = here.map(
    (transporter): Standing =>
      afloat.find((one) => one.transporter === transporter) ?? { transporter, ...place(transporter.id) },
  );
  const land = SIDES.filter((side) => (tiles.get(beside(hex, side))?.terrain ?? "sea") !== "sea");
  const shores = isSea ? land : [];
  const scene = {
    tile,
    at: middle(hex),
    terrain: terrainOf(view, tile),
    house: tile.house ? place("house") : null,
    homes: homes.map(({ seat }) => ({ seat, ...place(`home:${seat}`) })),
    // numbers stand on the right below: what lies there is drawn before, so that it covers none
    stacks: Object.entries(tile.ground)
      .flatMap(([region, goods]) =>
        listed(goods).map(([good, count]) => ({ region, good, count, ...place(`${region}/${good}`) })),
      )
      .toSorted((one, other) => other.x + other.y - one.x - one.y),
    fleet,
    shores,
    mouths: shores.filter((side) => tiles.get(beside(hex, side))?.river.includes((side + 3) % 6)),
  };
  const taken = [
    ...wishes.map(({ id, room }) => ({ ...place(id), room: room + 3 })),
    ...fleet.map(({ x, y }) => ({ x, y: y - 8, room: ROOM.carrier })),
    ...roadPoints(view, tile).map((point) => ({ ...point, room: ROAD_ROOM })),
  ];
  return { ...scene, motifs: clear(motifs(hex, scene.terrain, river, shores), taken) };
}

/** A road from the middle of a bank to a side, or to a half of one that a river crosses. */
export function roadEnd(tile: Tile, side: number, half: "a" | "b" | null): Point {
  return half === null || !tile.river.includes(side) ? sideMiddle(side) : halfMiddle(side, half);
}

export interface Road {
  from: string;
  side: number;
  /** as the tile of the border sees it; null is the whole side */
  half: "a" | "b" | null;
}

export function roadsOf(view: RoadsAndBoatsView, tiles: Tiles): Road[] {
  return view.borders.flatMap(({ hex, edge, roads }) =>
    roads.map((slot): Road => ({
      from: hex,
      side: edge,
      half: tiles.get(hex)?.river.includes(edge) ? (slot as "a" | "b") : null,
    })),
  );
}

/** The half that a tile on the other side sees. */
export function otherHalf(half: "a" | "b" | null): "a" | "b" | null {
  return half === null ? null : half === "a" ? "b" : "a";
}

/** Where a tile's roads run, as points. */
function roadPoints(view: RoadsAndBoatsView, tile: Tile): Point[] {
  return SIDES.flatMap((side) => {
    const name = border(tile.hex, side);
    const built = view.borders.find((one) => `${one.hex}/${one.edge}` === name);
    return (built?.roads ?? []).flatMap((slot) => {
      const half = side < 3 ? (slot as "a" | "b") : otherHalf(slot as "a" | "b");
      const end = roadEnd(tile, side, tile.river.includes(side) ? half : null);
      const hub = roadHub(tile, side, half);
      return [0, 0.25, 0.5, 0.75, 1].map((t) => ({ x: hub.x + (end.x - hub.x) * t, y: hub.y + (end.y - hub.y) * t }));
    });
  });
}

/** Where the roads of the bank at a side meet. */
export function roadHub(tile: Tile, side: number, half: "a" | "b" | null): Point {
  return hubOf(tile.river, bankAt(tile.river, side, half ?? "a"));
}
