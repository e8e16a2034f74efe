import { describe, expect, it } from "vitest";
import { BUILDING_TABLE, type BuildingId, type PuertoRicoView } from "../../lib/generated/puerto_rico";
import fixture from "../../../gallery/fixtures/captain-mid-4.json";
import { citySpaces, printedPrice, warehouses } from "./rules";
import { COLUMNS, familyOf, tradingPrice, vpPool } from "./tables";

const view = fixture.view as unknown as PuertoRicoView;
const player = (...city: [BuildingId, number][]) => ({
  ...view.players[0]!,
  city: city.map(([building, colonists]) => ({ building, colonists })),
});

describe("what can be read off a board", () => {
  it("swaps factory and university with the option", () => {
    const swapped = { ...view, options: { swap_factory_university: true } };
    expect([printedPrice(view, "factory"), printedPrice(view, "university")]).toEqual([7, 8]);
    expect([printedPrice(swapped, "factory"), printedPrice(swapped, "university")]).toEqual([8, 7]);
  });

  it("PR-5.50: one kind in the small warehouse, two in the large one, if occupied", () => {
    expect(warehouses(player(["small_warehouse", 1], ["large_warehouse", 1]))).toBe(3);
    expect(warehouses(player(["small_warehouse", 0]))).toBe(0);
  });

  it("PR-1.5: a large building stands on two spaces", () => {
    expect(citySpaces(player(["city_hall", 0], ["wharf", 0]))).toBe(3);
  });

  it("knows the rulebook's tables by name", () => {
    expect(COLUMNS.map((column) => column.length)).toEqual([6, 6, 6, 5]);
    expect(BUILDING_TABLE.reduce((sum, row) => sum + row.copies, 0)).toBe(49);
    expect([familyOf("coffee_roaster"), familyOf("wharf")]).toEqual(["coffee", "violet"]);
    expect([tradingPrice("corn"), tradingPrice("coffee"), vpPool(3)]).toEqual([0, 4, 75]);
  });
});
