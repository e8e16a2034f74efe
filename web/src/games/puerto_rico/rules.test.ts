import { describe, expect, it } from "vitest";
import { BUILDING, BUILDINGS, type Building, type Good } from "./data";
import { citySpaces, loadVp, priceFor, saleFor, takes, warehouses } from "./rules";
import type { Player, PuertoRicoView, Ship } from "./view";
import fixture from "../../../gallery/fixtures/captain-mid-4.json";

function table(change: Partial<PuertoRicoView>, quarries: number, city: [Building, number][]): PuertoRicoView {
  const view = structuredClone(fixture.view) as unknown as PuertoRicoView;
  const player: Player = {
    ...view.players[0]!,
    island: Array.from({ length: quarries }, () => ({ kind: "quarry", occupied: true })),
    city: city.map(([building, colonists]) => ({ building, colonists })),
  };
  return { ...view, ...change, players: [player, ...view.players.slice(1)] };
}

describe("what the board works out", () => {
  it("PR-9.T5: quarries help up to the column, the builder pays one less", () => {
    const builder = table({ active_role: "builder", role_owner: 0 }, 4, []);
    const guest = table({ active_role: "builder", role_owner: 1 }, 4, []);
    const prices = (view: PuertoRicoView): number[] =>
      (["small_warehouse", "large_warehouse", "wharf", "residence", "small_indigo_plant"] as const).map((building) =>
        priceFor(view, 0, building),
      );
    expect(prices(builder)).toEqual([1, 3, 5, 5, 0]);
    expect(prices(guest)).toEqual([2, 4, 6, 6, 0]);
  });

  it("swaps factory and university with the option", () => {
    const view = table({ options: { swap_factory_university: true } }, 0, []);
    expect(priceFor(view, 0, "factory")).toBe(8);
    expect(priceFor(view, 0, "university")).toBe(7);
  });

  it("PR-9.T17: an empty ship takes what fits, a good on one ship is barred from the others", () => {
    const ships: Ship[] = [
      { capacity: 4, good: null, load: 0 },
      { capacity: 5, good: "sugar", load: 2 },
      { capacity: 6, good: null, load: 0 },
    ];
    const all = (good: Good, barrels: number): number[] => ships.map((ship) => takes(ships, ship, good, barrels));
    expect(all("corn", 5)).toEqual([4, 0, 5]);
    expect(all("sugar", 5)).toEqual([0, 3, 0]);
  });

  it("PR-9.T16, PR-9.T29: the trader earns one more, occupied markets help, empty ones do not", () => {
    const trader = { active_role: "trader", role_owner: 0 } as const;
    expect(saleFor(table(trader, 0, []), 0, "tobacco")).toBe(4);
    expect(saleFor(table(trader, 0, [["small_market", 0]]), 0, "tobacco")).toBe(4);
    expect(
      saleFor(
        table(trader, 0, [
          ["small_market", 1],
          ["large_market", 1],
        ]),
        0,
        "tobacco",
      ),
    ).toBe(7);
  });

  it("PR-9.T20: a first load with captain and harbor", () => {
    const scratch = { ...(fixture.view.scratch as PuertoRicoView["scratch"]), captain_bonus: true };
    const view = table({ active_role: "captain", role_owner: 0, scratch }, 0, [["harbor", 1]]);
    expect(loadVp(view, 0, 3)).toBe(5);
  });

  it("PR-5.50: one kind in the small warehouse, two in the large one, if occupied", () => {
    expect(
      warehouses(
        table({}, 0, [
          ["small_warehouse", 1],
          ["large_warehouse", 1],
        ]).players[0]!,
      ),
    ).toBe(3);
    expect(warehouses(table({}, 0, [["small_warehouse", 0]]).players[0]!)).toBe(0);
  });

  it("PR-1.5: a large building stands on two spaces", () => {
    expect(
      citySpaces(
        table({}, 0, [
          ["city_hall", 0],
          ["wharf", 0],
        ]).players[0]!,
      ),
    ).toBe(3);
  });

  it("PR-1.3: 49 buildings", () => {
    expect(BUILDINGS.reduce((sum, building) => sum + BUILDING[building].copies, 0)).toBe(49);
  });
});
