import { describe, expect, it } from "vitest";
import placement from "../../../gallery/fixtures/rio-placement-mid-4.json";
import shadow from "../../../gallery/fixtures/rio-placement-shadow-2.json";
import fighting from "../../../gallery/fixtures/rio-war-move-4.json";
import { BUILDING_NAMES, GRID_NAMES, OFFICE_NAMES, SITE_NAMES } from "../../lib/generated/rio_de_la_plata";
import type { RioDeLaPlataView } from "../../lib/generated/rio_de_la_plata";
import { offeredFrom } from "../../lib/testing";
import { flights } from "./flights";
import { keysOf } from "./keys";
import pieces from "./pieces";
import {
  BATTLEFIELD,
  before,
  CELLS,
  corner,
  districtOf,
  isOnStartLine,
  LABEL,
  labelAt,
  MAP,
  middle,
  roadEdge,
  spacesOn,
  tellingAt,
  UNIT,
  wallEdge,
} from "./places";
import { shape } from "./shape";
import {
  companies,
  crowd,
  dwellings,
  goodsOf,
  hold,
  houseWorth,
  shipState,
  stacked,
  waiting,
  wallsOf,
  yearsOf,
} from "./table";

const t = (id: string): string => id;
const peace = placement.view as unknown as RioDeLaPlataView;
const war = fighting.view as unknown as RioDeLaPlataView;

describe("where things lie", () => {
  it("RP-2.4: eight districts of twenty spaces", () => {
    const counts = new Map<number, number>();
    for (const { id } of CELLS) counts.set(districtOf(id), (counts.get(districtOf(id)) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array<number>(8).fill(20));
    expect([districtOf("1,1"), districtOf("16,5"), districtOf("8,9"), districtOf("9,9")]).toEqual([0, 3, 5, 6]);
  });

  it("RP-2.3: roads and walls run along the borders of spaces", () => {
    expect(roadEdge("h6,7")).toMatchObject({ from: corner(6, 7), to: corner(7, 7) });
    expect(roadEdge("v7,7")).toMatchObject({ from: corner(7, 7), to: corner(7, 8) });
    expect(wallEdge("n3")).toMatchObject({ from: corner(2, 0), to: corner(3, 0) });
    expect(wallEdge("e10").to).toEqual(corner(16, 10));
    expect(middle("1,1").x).toBeGreaterThan(corner(0, 0).x);
  });

  it("RP-5.114: enemies that wait before an edge, and the lines that tell their groups, cover no label of a district", () => {
    const LETTER = 14;
    const PILE = 19;
    const labels = [0, 1, 2, 3].map((district) => labelAt(district, true));
    expect(labels.every(({ y }) => y >= BATTLEFIELD.y)).toBe(true);
    for (let column = 1; column <= 16; column++) {
      const highest = Math.min(before(`n${column}`).y - PILE, tellingAt(`n${column}`, 1).y - LETTER);
      for (const { y } of labels) expect(y + LABEL).toBeLessThanOrEqual(highest);
    }
    for (const district of [4, 5, 6, 7]) {
      const lowest = Math.max(...["w10", "e10"].map((wall) => tellingAt(wall, 0).y));
      expect(labelAt(district, true).y).toBeGreaterThanOrEqual(lowest);
    }
  });

  it("RP-5.114: many groups before an edge are told in short, on lines that stay before it", () => {
    const group = (size: number, count: number) => ({ wall: "n5", size, mark: "ready" as const, count });
    expect(crowd([group(1, 1)], true)).toEqual({ top: group(1, 1), lines: [] });
    expect(crowd([group(2, 1)], true)).toEqual({ top: group(2, 1), lines: ["2"] });
    expect(crowd([group(1, 3)], true).lines).toEqual(["3×1"]);
    expect(crowd([group(1, 1), group(2, 1)], false)).toEqual({ top: group(2, 1), lines: ["1+2"] });
    expect(crowd([group(1, 4), group(3, 2), group(2, 1)], true).lines).toEqual(["4×1+2", "+2×3"]);
    expect(crowd([group(1, 4), group(3, 2)], false).lines).toEqual(["4×1", "+2×3"]);
    expect(tellingAt("n5", 0).x - tellingAt("n4", 0).x).toBe(UNIT);
    expect(tellingAt("w5", 0, 3)).toMatchObject({ x: 3, anchor: "start" });
    expect(tellingAt("e5", 0, 4)).toMatchObject({ x: MAP.width - 3, anchor: "end" });
    expect(tellingAt("e5", 0, 1)).toMatchObject({ x: before("e5").x, anchor: "middle" });
  });

  it("a group that is about to come in waits until it does", () => {
    const group = { wall: "e7", size: 1, mark: "ready" as const, count: 2 };
    const told = { ...war.war!, outside: [group] };
    expect(waiting({ ...told, active: "8,4" })).toEqual([group]);
    expect(waiting({ ...told, active: "e7/3" })).toEqual([{ ...group, size: 3, count: 1 }, group]);
  });

  it("RP-2.7: the start line runs around districts VI and VII", () => {
    expect(CELLS.filter(({ id }) => isOnStartLine(id))).toHaveLength(20);
    expect([isOnStartLine("4,5"), isOnStartLine("5,6")]).toEqual([true, false]);
  });

  it("a way is told by its end and its steps", () => {
    expect(spacesOn("7,4", ["north", "east"])).toEqual(["6,4", "7,4"]);
    expect(spacesOn("5,1", ["south"])).toEqual(["5,1"]);
  });
});

describe("what can be read off the table", () => {
  it("the years, and what comes nearer after each", () => {
    expect(yearsOf(peace)).toHaveLength(20);
    expect(yearsOf({ ...peace, options: { short_game: true } }).at(-1)).toEqual({ year: 1594, symbols: "" });
    expect(yearsOf(peace)[2]!.symbols).toBe("S");
  });

  it("RP-2.20, RP-2.21: printed walls, the river side and what was built", () => {
    const walls = wallsOf({ ...peace, walls: ["n5"] });
    expect(walls).toHaveLength(16 + 16 + 1);
    expect(walls.filter((one) => one.isBuilt)).toEqual([{ wall: "n5", isBuilt: true }]);
  });

  it("RP-6.4: what a house is worth, never less than nothing", () => {
    const worth = (value: number): number =>
      houseWorth({ ...peace, districts: [{ connected: false, closed: false, value }] }, 0);
    expect([worth(5), worth(0), worth(-3)]).toEqual([7, 2, 0]);
  });

  it("huts and houses of a player", () => {
    const counted = peace.players.map((_, seat) => dwellings(peace, seat));
    const huts = peace.city.filter((space) => space.building === "hut").length;
    expect(counted.reduce((sum, one) => sum + one.huts, 0)).toBe(huts);
  });

  it("RP-5.60, RP-5.61: where the ship is and what it holds", () => {
    expect(shipState({ ...peace, harbour: false })).toBe("none");
    expect(shipState({ ...peace, harbour: true, ship_returns: 1591 })).toBe("away");
    expect(hold(peace).capacity).toBe(28);
    expect(hold(shadow.view as unknown as RioDeLaPlataView).capacity).toBe(21);
  });

  it("goods in the order of the rules, without those that are missing", () => {
    expect(goodsOf({ coin: 2, stone: 1, wood: 0 })).toEqual([
      ["stone", 1],
      ["coin", 2],
    ]);
  });

  it("RP-5.111: the groups of a war, without the pawns of the attacker", () => {
    const groups = companies(war);
    expect(groups.some((one) => one.isEnemy)).toBe(true);
    expect(groups.every((one) => one.isEnemy || !one.pawns.includes(war.war!.attacker))).toBe(true);
    expect(companies(peace)).toEqual([]);
  });
});

describe("answers without a place on the board", () => {
  const asked = offeredFrom(
    "build 8,5 hut | space:8,5 building:hut",
    "build 8,5 carpenter | space:8,5 building:carpenter",
    "refine wood | site:workshop good:wood",
    "end_effects | end_effects",
  );

  it("wait until the place is chosen", () => {
    expect(keysOf(asked, []).map((key) => key.element)).toEqual(["end_effects"]);
    expect(keysOf(asked, ["space:8,5"]).map((key) => key.element)).toEqual(["building:hut", "building:carpenter"]);
  });

  it("are there at once where all are about one place", () => {
    const answers = offeredFrom("withdraw yes | space:3,8 answer:yes", "withdraw no | space:3,8 answer:no");
    expect(keysOf(answers, []).map((key) => key.offered?.line)).toEqual(["withdraw yes", "withdraw no"]);
  });

  it("tell a move from a sacrifice, once a group is chosen", () => {
    const turn = offeredFrom(
      "select_outside w7 1 | wall:w7 size:1 way:move",
      "extra_outside w7 1 | wall:w7 size:1 way:extra",
      "select_outside n3 2 | wall:n3 size:2 way:move",
    );
    expect(keysOf(turn, []).map((key) => key.element)).toEqual([]);
    const lines = ["select_outside w7 1", "extra_outside w7 1"];
    expect(keysOf(turn, ["wall:w7"]).map((key) => key.offered?.line)).toEqual(lines);
  });

  it("RP-3.12: the shadow's pawn is taken first and can be put back", () => {
    const grids = offeredFrom(
      "grid fort | grid:fort cell:fort/1",
      "shadow fort | shadow grid:fort",
      "shadow road | shadow grid:road",
    );
    expect(keysOf(grids, []).map((key) => key.element)).toEqual(["shadow"]);
    expect(keysOf(grids, ["shadow"]).map((key) => key.element)).toEqual(["shadow"]);
  });
});

describe("what is drawn", () => {
  it("every building, grid, site and office", () => {
    const things = [
      ...BUILDING_NAMES.map((one) => `building:${one}`),
      ...GRID_NAMES.map((one) => `grid:${one}`),
      ...SITE_NAMES.map((one) => `site:${one}`),
      ...OFFICE_NAMES.map((one) => `office:${one}`),
    ];
    expect(things.filter((one) => pieces.symbolOf(one) === null)).toEqual([]);
    expect(pieces.symbolOf("space:8,5")).toBeNull();
  });

  it("an action by its icon and noun", () => {
    const [build, grid, end] = offeredFrom("build 8,5 house", "grid fort", "end_placement");
    expect(shape(build!, t)).toEqual({ icon: "rp-building-house", noun: "Build 8,5 house" });
    expect(shape(grid!, t)).toEqual({ icon: "rp-grid-fort", noun: "Grid-fort" });
    expect(shape(end!, t).icon).toBeNull();
  });

  it("pawns on one space are counted from top to bottom", () => {
    const name = (seat: number): string => ["Anna", "Bruno"][seat]!;
    expect([[0], [0, 0], [1, 0, 0], [0, 1, 0]].map((pawns) => stacked(pawns, name))).toEqual([
      "Anna",
      "2 × Anna",
      "Bruno + 2 × Anna",
      "Anna + Bruno + Anna",
    ]);
  });

  it("pieces on their way", () => {
    const placed = { id: "placed", args: { seat: 1, space: "8,5" }, text: "" };
    expect(flights(placed)).toEqual([{ symbol: "rp-pawn", from: "hand:1", to: "space:8,5", count: 1, seat: 1 }]);
    const stepped = { id: "enemies-stepped", args: { seat: 0, start: "n3", space: "3,1", size: 2 }, text: "" };
    expect(flights(stepped)[0]).toMatchObject({ symbol: "rp-enemy", from: "wall:n3", count: 2 });
    expect(flights({ id: "year-begins", args: { year: "1581" }, text: "" })).toEqual([]);
  });
});
