import { describe, expect, it } from "vitest";
import { areFolded, found, grouped } from "./actions";
import { offeredFrom } from "./testing";

const LOADS = offeredFrom("load corn 6", "load corn wharf", "load sugar 7").map((one) => ({
  ...one,
  group: one.line.endsWith("wharf") ? "With your wharf" : "Onto a ship",
}));

describe("the list of actions", () => {
  it("is put in groups, each where its first action stands", () => {
    expect(grouped(LOADS).map(({ title, offered }) => [title, offered.length])).toEqual([
      ["Onto a ship", 2],
      ["With your wharf", 1],
    ]);
  });

  it("is one group where there are none", () => {
    expect(grouped(offeredFrom("pass", "role mayor"))).toHaveLength(1);
  });

  it("is folded where there are many groups of many", () => {
    const many = (groups: number, each: number) =>
      Array.from({ length: groups * each }, (_, i) => ({
        ...LOADS[0]!,
        line: `load ${i}`,
        group: `group ${i % groups}`,
      }));
    expect(areFolded(grouped(many(4, 5)))).toBe(true);
    expect(areFolded(grouped(many(3, 8)))).toBe(false);
    expect(areFolded(grouped(many(4, 3)))).toBe(false);
    expect(areFolded(grouped(many(4, 3)), true), "sooner in a low room").toBe(true);
    expect(areFolded(grouped(many(2, 5)), true)).toBe(false);
  });

  it("is found by beginnings of words, with or without accents", () => {
    const texts: Record<string, string> = { "load corn 6": "3 caffè → nave 6" };
    const textOf = (one: { line: string }): string => texts[one.line] ?? "";
    const lines = (typed: string): string[] => found(LOADS, typed, textOf).map((one) => one.line);
    expect(lines("cor wh")).toEqual(["load corn wharf"]);
    expect(lines("CAFFE")).toEqual(["load corn 6"]);
    expect(lines("")).toHaveLength(3);
    expect(lines("tobacco")).toEqual([]);
  });
});
