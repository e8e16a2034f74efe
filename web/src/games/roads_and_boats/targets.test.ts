import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { armLabel, borderLabel, placeLabel, slotLabel } from "./targets";
import english from "./texts/en.ftl?raw";

const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource(english));
const t = (id: string, args?: Record<string, string | number>): string =>
  words.formatPattern(words.getMessage(id)!.value!, args ?? {});
const tile = (hex: string, terrain: string, river: number[]): object => ({ hex, terrain, river, ground: {} });
const view = {
  tiles: [
    tile("0,0", "pasture", [0, 2, 4]),
    tile("1,0", "woods", [0, 3]),
    tile("2,0", "sea", []),
    tile("0,1", "rock", []),
  ],
} as unknown as RoadsAndBoatsView;

describe("answers on the map in words", () => {
  it("calls a place by its tile, its bank, its water or its coast", () => {
    expect(placeLabel(t, view, "0,1/bank0")).toBe("0,1");
    expect(placeLabel(t, view, "1,0/bank1")).toBe("1,0, bank 1");
    expect(placeLabel(t, view, "2,0/water")).toBe("The water on 2,0");
    expect(placeLabel(t, view, "0,1/dock1a")).toBe("The coast of 0,1 towards 1,0");
    expect(placeLabel(t, view, "1,0/dock0b")).toBe("The coast of 1,0 towards 2,0, side b");
  });

  it("calls walls and roads by the tiles that they part or join", () => {
    expect(borderLabel(t, "0,0/2")).toBe("Wall between 0,0 and 0,-1");
    expect(slotLabel(t, "0,1/1/whole")).toBe("Road from 0,1 to 1,0");
    expect(slotLabel(t, "0,0/0/b")).toBe("Road from 0,0 to 1,0, side b of the river");
  });

  it("counts the arms of a river only where it forks", () => {
    expect(armLabel(t, view, "1,0/0")).toBe("Bridge on 1,0");
    expect(armLabel(t, view, "0,0/2")).toBe("Bridge on 0,0, arm 2");
  });
});
