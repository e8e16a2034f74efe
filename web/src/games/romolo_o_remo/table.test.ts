import { describe, expect, it } from "vitest";
import act from "../../../gallery/fixtures/latium-act-3.json";
import alone from "../../../gallery/fixtures/latium-alone-1.json";
import token from "../../../gallery/fixtures/latium-token-3.json";
import type { HexId, RomoloView } from "../../lib/generated/romolo_o_remo";
import { beside, clearOf, figureSpots, gridOf, middleOf, motifs } from "./map";
import { standingOn } from "./standing";
import {
  actingHex,
  askedHex,
  buildingsIn,
  coins,
  consulOf,
  cubesOnMarket,
  figuresIn,
  homeOf,
  isBattle,
  limitsOf,
  panelOf,
  phaseOf,
  pointsNow,
  salaryOf,
  towerIn,
} from "./table";

const view = act.view as unknown as RomoloView;
const solo = alone.view as unknown as RomoloView;
const battle = token.view as unknown as RomoloView;
const hexes = Object.keys(view.map) as HexId[];

describe("what can be read off the table", () => {
  it("shows every Unit of every player exactly once", () => {
    const shown = hexes.flatMap((hex) => figuresIn(view, hex).flatMap(({ elements }) => elements));
    const all = view.players.flatMap(({ units }, seat) => Object.keys(units).map((name) => `unit:${seat}.${name}`));
    expect(shown.toSorted()).toEqual(all.toSorted());
  });

  it("shows Units that differ apart, and alike ones as a number", () => {
    const [name, unit] = Object.entries(view.players[0]!.units)[0]!;
    const twin = { ...unit, marks: [...unit.marks] };
    const units = { [name]: unit, worker6: twin, soldier4: { ...twin, actions: 0 } };
    const changed = { ...view, players: [{ ...view.players[0]!, units }, ...view.players.slice(1)] } as RomoloView;
    const mine = figuresIn(changed, unit.hex).filter(({ seat }) => seat === 0);
    expect(mine.map(({ kind, count, isLying }) => [kind, count, isLying])).toEqual([
      ["worker", 2, false],
      ["soldier", 1, true],
    ]);
  });

  it("shows every building, and each warehouse with what it holds", () => {
    for (const hex of hexes) {
      const { constructions, warehouses } = view.map[hex];
      const { wall: _walls, warehouse: _all, ...counted } = constructions;
      const expected = Object.values(counted).reduce((sum, count) => sum + count, 0) + warehouses.length;
      expect(buildingsIn(view, hex).reduce((sum, { count }) => sum + count, 0)).toBe(expected);
    }
  });

  it("finds the Capital of every player and of the A.I.", () => {
    view.players.forEach((player, seat) => player.capital && expect(towerIn(view, player.capital)).toBe(seat));
    expect(towerIn(solo, solo.ai!.capital!)).toBe(-1);
  });

  it("RR-2.11: the grey hexes of the first player come first", () => {
    const setup = { ...view, first_player: 1 };
    expect(homeOf(setup, "1,-3")).toBe(1);
    expect(homeOf(setup, "2,1")).toBe(2);
    expect(homeOf(setup, "0,0")).toBeNull();
  });

  it("RR-1.10: tells how many Units the Power of the Capital allows", () => {
    const { workers, military } = limitsOf(view, view.seat);
    expect(workers[1]).toBeGreaterThanOrEqual(3);
    expect(military[1]).toBe(workers[1] - 1);
  });

  it("RR-5.76: the n-th Mercenary costs n salt, fallen ones too", () => {
    const unit = Object.values(view.players[0]!.units)[0]!;
    const player = { ...view.players[0]!, units: { mercenary1: unit, mercenary2: unit }, fallen: ["mercenary3"] };
    expect(salaryOf(player as (typeof view.players)[0])).toBe(6);
  });

  it("RR-6.17: adds up what is known of the six categories, and keeps the money of others out", () => {
    const { money, ...others } = view.categories;
    const [me, other] = [view.seat, (view.seat + 1) % view.players.length];
    const sum = (party: number): number =>
      Object.values(others).reduce((all, { points, bonus }) => all + points[party]! + (bonus[party] ?? 0), 0);
    expect(money!.points[other]).toBeNull();
    expect(pointsNow(view, other)).toBe(sum(other));
    expect(pointsNow(view, me)).toBe(sum(me) + money!.points[me]!);
  });

  it("knows who wins ties for majorities", () => {
    const owner = { ...view.players[1]!, characters: { consul: 1 } };
    const players = [{ ...view.players[0]!, characters: {} }, owner, { ...view.players[2]!, characters: {} }];
    expect(consulOf({ ...view, players } as unknown as RomoloView)).toBe(1);
    expect(consulOf({ ...solo, ai: { ...solo.ai!, characters: { consul: 1 } } } as unknown as RomoloView)).toBe(-1);
  });

  it("writes half-coins as people do", () => {
    expect([0, 1, 2, 5].map(coins)).toEqual(["0", "½", "1", "2½"]);
  });

  it("knows the phase, the panel and the place of a question", () => {
    expect(["setup_tower", "act_kind", "def_token", "feed", "end_dominion"].map(phaseOf)).toEqual([
      "setup",
      "actions",
      "war",
      "maintenance",
      "end",
    ]);
    expect(panelOf("buy_type", false)).toBe("market");
    expect(panelOf("build_kind", false)).toBe("bank");
    expect(panelOf("action_main", false)).toBe("display");
    expect(actingHex(view)).toBe(view.players[view.active]!.units[view.scratch.unit!].hex);
    expect([isBattle(battle), isBattle(view)]).toEqual([true, false]);
    const hostility = { ...view, step: "hostility", scratch: { ...view.scratch, question: "0,0" } };
    expect([hostility as RomoloView, battle, view].map(askedHex)).toEqual(["0,0", battle.scratch.place, null]);
    expect(cubesOnMarket(view)).toBeLessThanOrEqual(8);
  });
});

describe("the map", () => {
  it("has a cell for every hex, and knows who lies beside whom", () => {
    expect(gridOf(hexes).cells).toHaveLength(37);
    expect(beside("0,0", "ne")).toBe("1,-1");
    expect(beside(beside("0,0", "sw"), "ne")).toBe("0,0");
  });

  it("RR-2.4: puts a wall on the inner side of its own hex", () => {
    const [here, next] = ["0,0", "1,0"].map((hex) => gridOf(hexes).cells.find(({ id }) => id === hex)!);
    const wall = middleOf(here!, "e");
    const distance = (cell: { x: number; y: number }): number => Math.hypot(wall.x - cell.x, wall.y - cell.y);
    expect(distance(here!)).toBeLessThan(distance(next!));
  });

  it("draws a tile alike in every render, and nothing grows behind pieces", () => {
    expect(motifs("0,0", "forest")).toEqual(motifs("0,0", "forest"));
    expect(motifs("0,0", "forest")).not.toEqual(motifs("1,0", "forest"));
    const middle = { x: 0, y: 0 };
    expect(clearOf(motifs("0,0", "forest"), [middle]).every(({ x, y }) => Math.hypot(x, y) > 27)).toBe(true);
  });

  it("gives every figure of a hex a place of its own inside it", () => {
    for (const count of [1, 3, 6]) {
      const xs = figureSpots(count).map(({ x }) => x);
      expect(new Set(xs).size).toBe(count);
      expect(Math.max(...xs)).toBeLessThan(87);
    }
    const crowded = hexes.map((hex) => standingOn(view, hex));
    expect(crowded.every(({ taken }) => taken.length < 20)).toBe(true);
  });
});
