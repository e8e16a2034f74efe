import { expect, test } from "vitest";
import { Clicks } from "./clicks";

test("an undo takes back a whole click", () => {
  const clicks = new Clicks();
  clicks.add(4, 2);
  clicks.add(6, 1);
  expect(clicks.toUndo(7, 3)).toBe(1);
  expect(clicks.toUndo(6, 2)).toBe(2);
});

test("what is not free stays, and a chain that stopped is taken back one by one", () => {
  const clicks = new Clicks();
  clicks.add(4, 3);
  expect(clicks.toUndo(7, 2)).toBe(2);
  expect(clicks.toUndo(6, 2)).toBe(1);
});

test("what was taken back and played anew counts anew", () => {
  const clicks = new Clicks();
  clicks.add(4, 2);
  clicks.add(4, 1);
  clicks.add(5, 1);
  expect(clicks.toUndo(6, 2)).toBe(1);
});
