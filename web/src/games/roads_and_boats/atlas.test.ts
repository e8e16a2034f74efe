import { describe, expect, it } from "vitest";
import { erase, field, flow, isWet, paint, read, settle, textOf, write } from "./atlas";

const banks = read(textOf("two_banks", 2)!);

describe("a map as a text", () => {
  it("RB-3.4: is read with its tiles, rivers and starts", () => {
    expect(banks.tiles.size).toBe(29);
    expect(banks.tiles.get("0,0")).toEqual({ terrain: "pasture", river: [0, 3] });
    expect(banks.starts).toEqual(["1,-2", "-1,2"]);
  });

  it("is written so that it reads the same", () => {
    const again = read(write(banks));
    expect([...again.tiles].toSorted()).toEqual([...banks.tiles].toSorted());
    expect(again.starts).toEqual(banks.starts);
  });

  it("RB-1.23: is the usual one of so many seats, or one's own; built and random maps are not known yet", () => {
    expect(textOf("auto", 2)).toBe(textOf("two_banks", 2));
    expect(textOf(write(banks), 2)).toBe(write(banks));
    expect(textOf("free", 2)).toBeNull();
    expect(textOf("random", 3)).toBeNull();
  });

  it("lies on a field of 91 hexes", () => {
    expect(field()).toHaveLength(91);
  });
});

describe("a brush", () => {
  it("lays a tile and takes the river from one that becomes sea", () => {
    expect(paint(banks, "5,0", "rock").tiles.get("5,0")).toEqual({ terrain: "rock", river: [] });
    expect(paint(banks, "0,0", "sea").tiles.get("0,0")!.river).toEqual([]);
  });

  it("lets water flow over a side of both tiles, and stops it again", () => {
    const wet = flow(banks, "0,-1", 1);
    expect([wet.tiles.get("0,-1")!.river, wet.tiles.get("1,-2")!.river]).toEqual([[1], [4]]);
    expect([isWet(banks, "0,-1", 1), isWet(wet, "0,-1", 1), isWet(wet, "1,-2", 4)]).toEqual([false, true, true]);
    expect([isWet(banks, "3,0", 3), isWet(banks, "2,0", 0), isWet(banks, "3,0", 2)]).toEqual([true, true, false]);
    expect(flow(wet, "1,-2", 4).tiles.get("0,-1")!.river).toEqual([]);
    expect(flow(banks, "-3,2", 4)).toEqual(banks);
  });

  it("takes a tile away with the rivers that led there and who began there", () => {
    expect(erase(banks, "0,0").tiles.get("1,0")!.river).toEqual([0]);
    expect(erase(banks, "1,-2").starts).toEqual(["-1,2"]);
  });

  it("settles on land only, and leaves again", () => {
    expect(settle(banks, "0,1").starts).toHaveLength(3);
    expect(settle(banks, "1,-2").starts).toEqual(["-1,2"]);
    expect(settle(banks, "3,0")).toEqual(banks);
  });
});
