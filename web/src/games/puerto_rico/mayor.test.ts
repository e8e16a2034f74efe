import { describe, expect, it } from "vitest";
import type { BuildingId, Player, TileId } from "../../lib/generated/puerto_rico";
import { offeredFrom } from "../../lib/testing";
import { answer, arrangement, groupsOf, opening, unplaced } from "./mayor";

function player(tiles: TileId[], city: BuildingId[]): Player {
  return {
    doubloons: 0,
    vp: 0,
    goods: { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 },
    san_juan: 0,
    island: tiles.map((kind) => ({ kind, occupied: false })),
    city: city.map((building) => ({ building, colonists: 0 })),
  };
}

describe("the mayor's circles", () => {
  const example = groupsOf(player(["corn", "indigo"], ["small_indigo_plant"]), "corn");

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

  it("counts whom the draft has not put anywhere", () => {
    expect(unplaced(example, 2, { corn: 1 })).toBe(1);
    expect(unplaced(example, 2, { corn: 1, indigo: 1 })).toBe(0);
  });

  it("answers what is asked, and says where it cannot or need not", () => {
    const asked = offeredFrom("place indigo 0", "place indigo 1");
    expect(answer(asked, { indigo: 1 })).toBe("place indigo 1");
    expect(answer(asked, {})).toBe("place indigo 0");
    expect(answer(asked, { indigo: 2 })).toBeNull();
    expect(answer(offeredFrom("role mayor"), { indigo: 1 })).toBeUndefined();
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
