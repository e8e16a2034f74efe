import { describe, expect, it } from "vitest";
import {
  arrangement,
  groupsOf,
  isComplete,
  lines,
  opening,
  planOf,
  range,
  unplaced,
  type Circles,
  type Counts,
} from "./mayor";
import type { BuildingId, Player, TileId } from "../../lib/generated/puerto_rico";

function player(island: TileId[], city: BuildingId[]): Player {
  return {
    doubloons: 0,
    vp: 0,
    goods: { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 },
    san_juan: 0,
    island: island.map((kind) => ({ kind, occupied: false })),
    city: city.map((building) => ({ building, colonists: 0 })),
  };
}

/** What the engine would do with answers: the arrangement it ends with, null if it refuses one. */
function engine(groups: Circles[], colonists: number, answers: string[]): Counts | null {
  const queue = [...answers];
  const result: Counts = {};
  let left = colonists;
  let later = groups.reduce((sum, { circles }) => sum + circles, 0);
  for (const { group, circles } of groups) {
    later -= circles;
    if (left === 0) break;
    const { least, most } = range(circles, left, later);
    let count = least;
    if (least < most) {
      const [verb, asked, number] = (queue.shift() ?? "").split(" ");
      if (verb !== "place" || asked !== group) return null;
      count = Number(number);
      if (count < least || count > most) return null;
    }
    if (count > 0) result[group] = count;
    left -= count;
  }
  return queue.length === 0 && left === 0 ? result : null;
}

/** Every arrangement without an avoidable empty circle. */
function* plans(groups: Circles[], left: number): Generator<Counts> {
  const [first, ...rest] = groups;
  if (!first) {
    if (left === 0) yield {};
    return;
  }
  for (let count = 0; count <= Math.min(first.circles, left); count += 1)
    for (const plan of plans(rest, left - count)) yield count > 0 ? { [first.group]: count, ...plan } : plan;
}

describe("the mayor's plan", () => {
  const example = groupsOf(player(["corn", "indigo"], ["small_indigo_plant"]), "corn");

  it("PR-9.T8: only the numbers that are asked are sent", () => {
    expect(lines(example, 2, { indigo: 1, small_indigo_plant: 1 })).toEqual(["place corn 0"]);
    expect(lines(example, 2, { corn: 1, indigo: 1 })).toEqual(["place corn 1", "place indigo 1"]);
    expect(lines(example, 2, { corn: 1, small_indigo_plant: 1 })).toEqual(["place corn 1", "place indigo 0"]);
  });

  it("PR-9.T8: exactly three arrangements, each by its own answers", () => {
    const all = [...plans(example, 2)];
    expect(all).toHaveLength(3);
    expect(new Set(all.map((plan) => lines(example, 2, plan).join())).size).toBe(3);
  });

  it("PR-4.15: groups come in the canonical order, whatever the order of the city", () => {
    const own = player(["quarry", "corn", "quarry"], ["wharf", "small_market", "indigo_plant"]);
    expect(groupsOf(own, null)).toEqual([
      { group: "corn", circles: 1 },
      { group: "quarry", circles: 2 },
      { group: "indigo_plant", circles: 3 },
      { group: "small_market", circles: 1 },
      { group: "wharf", circles: 1 },
    ]);
  });

  it("PR-4.15: in the middle of the chain only the rest is open", () => {
    const own = player(["corn", "indigo"], ["small_indigo_plant", "hospice"]);
    expect(groupsOf(own, "small_indigo_plant").map(({ group }) => group)).toEqual(["small_indigo_plant", "hospice"]);
  });

  it("PR-4.14, PR-4.15: the engine accepts every plan of a bigger board and ends with it", () => {
    const own = player(
      ["corn", "corn", "indigo", "indigo", "quarry", "sugar"],
      ["indigo_plant", "small_sugar_mill", "hospice", "harbor"],
    );
    const groups = groupsOf(own, "corn");
    for (let colonists = 1; colonists < 12; colonists += 1)
      for (const plan of plans(groups, colonists)) {
        const answers = lines(groups, colonists, plan);
        expect(engine(groups, colonists, answers)).toEqual(plan);
        expect(planOf(groups, colonists, answers)).toEqual(plan);
      }
  });

  it("is complete when no colonist is left in hand", () => {
    expect(isComplete(example, 2, { corn: 1 })).toBe(false);
    expect(unplaced(example, 2, { corn: 1 })).toBe(1);
    expect(isComplete(example, 2, { corn: 1, indigo: 1 })).toBe(true);
    expect(isComplete(example, 2, { corn: 2 })).toBe(false);
  });

  it("refuses an incomplete plan", () => {
    expect(() => lines(example, 2, {})).toThrow("indigo");
  });

  it("has no plan for answers that do not fit", () => {
    expect(planOf(example, 2, ["place corn 7"])).toBeNull();
    expect(planOf(example, 2, ["build hospice"])).toBeNull();
  });

  it("begins with the colonists where they stood", () => {
    expect(opening(example, 2, { corn: 1 })).toEqual({ corn: 1 });
    expect(opening(example, 1, { corn: 1, indigo: 1 })).toEqual({ corn: 1 });
  });

  it("reads an arrangement off a board", () => {
    const own = player(["corn", "corn"], ["indigo_plant"]);
    own.island[0]!.occupied = true;
    own.city[0]!.colonists = 2;
    expect(arrangement(own)).toEqual({ corn: 1, indigo_plant: 2 });
  });
});
