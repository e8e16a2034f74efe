import { beforeEach, expect, it } from "vitest";
import { Chooser } from "./chooser.svelte";
import { offeredFrom } from "./testing";

const LOADS = offeredFrom("load corn 6 | good:corn ship:6", "load corn 7 | good:corn ship:7", "pass | pass");
let played: string[][];
let asks: boolean;
let chooser: Chooser;

beforeEach(() => {
  played = [];
  asks = false;
  chooser = new Chooser(
    (lines) => played.push(lines),
    () => asks,
  );
  chooser.offer(LOADS);
});

it("plays when the clicks leave one action", () => {
  chooser.pick("good:corn");
  expect(played).toEqual([]);
  chooser.pick("ship:7");
  expect(played).toEqual([["load corn 7"]]);
});
it("asks first where the person wants that", () => {
  asks = true;
  chooser.pick("pass");
  expect(chooser.pending?.line).toBe("pass");
  expect(played).toEqual([]);
  chooser.key("Enter");
  expect(played).toEqual([["pass"]]);
});
it("plays what it asked about with a second click on the board", () => {
  asks = true;
  chooser.pick("good:corn");
  chooser.pick("ship:7");
  expect(chooser.pending?.line).toBe("load corn 7");
  chooser.pick("ship:7");
  expect(played).toEqual([["load corn 7"]]);
});
it("is played by keys alone", () => {
  chooser.key("ArrowDown");
  chooser.key("ArrowDown");
  expect(chooser.focused?.line).toBe("load corn 7");
  chooser.key("Enter");
  chooser.key("3");
  expect(played).toEqual([["load corn 7"], ["pass"]]);
});
it("counts digits among what remains", () => {
  chooser.pick("good:corn");
  chooser.key("2");
  expect(played).toEqual([["load corn 7"]]);
});
it("steps back with Escape, and says when there is nothing left", () => {
  chooser.pick("good:corn");
  expect(chooser.key("Escape")).toBe(true);
  expect(chooser.chosen).toEqual([]);
  expect(chooser.key("Escape")).toBe(false);
});
it("forgets clicks when a new decision comes", () => {
  chooser.pick("good:corn");
  chooser.offer([LOADS[2]!]);
  expect(chooser.chosen).toEqual([]);
  expect(chooser.key("9")).toBe(false);
});
