import { expect, it } from "vitest";
import { elementFor, fieldsOf, playersOf } from "./generic";

const VIEW = {
  game: "x",
  seat: 0,
  step: "s",
  round: 3,
  roles: { mayor: { doubloons: 1 } },
  players: [{ doubloons: 4, vp: null, goods: { corn: 1 } }],
};

it("tells facts from areas and hides the book-keeping", () => {
  expect(fieldsOf(VIEW)).toEqual({ facts: [["round", 3]], areas: [["roles", { mayor: { doubloons: 1 } }]] });
  expect(fieldsOf(null)).toEqual({ facts: [], areas: [] });
});
it("finds the players", () => {
  expect(playersOf(VIEW)).toHaveLength(1);
  expect(playersOf(null)).toEqual([]);
});
it("finds the element that a word stands for", () => {
  const targets = new Set(["ship:6", "good:corn", "pass"]);
  expect(elementFor(targets, "corn")).toBe("good:corn");
  expect(elementFor(targets, "pass")).toBe("pass");
  expect(elementFor(targets, "7")).toBeNull();
});
