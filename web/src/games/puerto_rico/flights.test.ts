import { describe, expect, it } from "vitest";
import { flights } from "./flights";

describe("movement", () => {
  it("takes loaded barrels from their owner to the ship, and points back", () => {
    const args = { seat: 2, good: "corn", ship: "6", count: 4, vp: 5 };
    expect(flights({ id: "loaded", args, text: "" })).toEqual([
      { symbol: "pr-barrel-corn", from: "goods:2:corn", to: "ship:6", count: 4 },
      { symbol: "pr-vp", from: "pool", to: "vp:2", count: 5 },
    ]);
  });

  it("takes a building to the city", () => {
    expect(flights({ id: "built", args: { seat: 3, building: "city_hall", doubloons: 8 }, text: "" })).toEqual([
      { symbol: "pr-b-city_hall", from: "building:city_hall", to: "city:3", count: 1 },
    ]);
  });

  it("moves no doubloon where there is none", () => {
    expect(flights({ id: "role-chosen", args: { seat: 0, role: "mayor", doubloons: 0 }, text: "" })).toEqual([]);
  });

  it("knows events in which nothing travels", () => {
    expect(flights({ id: "passed", args: { seat: 0 }, text: "" })).toEqual([]);
  });
});
