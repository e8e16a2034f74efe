import { describe, expect, it } from "vitest";
import { narrow, pick, step, stepBack } from "./narrowing";
import { offeredFrom } from "./testing";

const LOADS = offeredFrom(
  "load corn 6 | good:corn ship:6",
  "load corn wharf | good:corn ship:wharf",
  "load sugar 6 | good:sugar ship:6",
  "pass | pass",
);

describe("narrowing", () => {
  it("offers every element at the start", () => {
    expect(narrow(LOADS, []).targets).toEqual(new Set(["good:corn", "ship:6", "ship:wharf", "good:sugar", "pass"]));
  });
  it("keeps the actions that contain all chosen elements", () => {
    const { remaining, targets, decided } = narrow(LOADS, ["good:corn"]);
    expect(remaining.map((one) => one.line)).toEqual(["load corn 6", "load corn wharf"]);
    expect(targets).toEqual(new Set(["ship:6", "ship:wharf"]));
    expect(decided).toBeNull();
  });
  it("decides when one action is left, in any order of clicks", () => {
    expect(narrow(LOADS, ["ship:6", "good:corn"]).decided?.line).toBe("load corn 6");
    expect(narrow(LOADS, ["ship:wharf"]).decided?.line).toBe("load corn wharf");
    expect(narrow(LOADS, ["pass"]).decided?.line).toBe("pass");
  });
  it("never decides without a click", () => {
    expect(narrow([LOADS[3]!], []).decided).toBeNull();
    expect(narrow([LOADS[3]!], []).targets).toEqual(new Set(["pass"]));
  });
  it("does not glow for elements common to all that remain", () => {
    const places = offeredFrom(
      "place hacienda 0 | circle:hacienda count:0",
      "place hacienda 1 | circle:hacienda count:1",
    );
    expect(narrow(places, []).targets).toEqual(new Set(["count:0", "count:1"]));
  });
});

describe("pick", () => {
  it("adds, gives back, begins anew, or ignores", () => {
    expect(pick(LOADS, [], "good:corn")).toEqual(["good:corn"]);
    expect(pick(LOADS, ["good:corn"], "good:corn")).toEqual([]);
    expect(pick(LOADS, ["ship:wharf"], "good:sugar")).toEqual(["good:sugar"]);
    expect(pick(LOADS, ["good:corn"], "good:coffee")).toEqual(["good:corn"]);
  });
  it("steps back", () => expect(stepBack(["a", "b"])).toEqual(["a"]));
});

it("arrows wrap around the list", () => {
  expect(step(3, -1, 1)).toBe(0);
  expect(step(3, -1, -1)).toBe(2);
  expect(step(3, 2, 1)).toBe(0);
  expect(step(0, -1, 1)).toBe(-1);
});
