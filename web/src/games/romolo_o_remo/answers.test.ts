import { describe, expect, it } from "vitest";
import { offeredFrom } from "../../lib/testing";
import { narrow } from "../../lib/narrowing";
import { flights } from "./flights";
import { keysOf } from "./keys";
import pieces from "./pieces";
import { shape } from "./shape";
import { shortened } from "./shortcuts";

const t = (id: string): string => id;
const acts = offeredFrom("act move | act:move", "act peek | act:peek", "act sell | act:sell");
const looked = [
  { act: acts[0]!, next: offeredFrom("move 0,1 | hex:0,1", "move 1,0 | hex:1,0") },
  { act: acts[1]!, next: offeredFrom("peek 1,0 | hex:1,0") },
];

describe("short ways through questions", () => {
  const offered = shortened(acts, looked);

  it("answer what a Unit does and where with one click", () => {
    expect(offered.map(({ chain, line }) => chain ?? [line])).toEqual([
      ["act move", "move 0,1"],
      ["act move", "move 1,0"],
      ["act peek", "peek 1,0"],
      ["act sell"],
    ]);
    expect(narrow(offered, ["hex:0,1"]).decided?.chain).toEqual(["act move", "move 0,1"]);
  });

  it("ask again where a hex can be entered and looked under", () => {
    expect(narrow(offered, ["hex:1,0"]).targets).toEqual(new Set(["act:move", "act:peek"]));
  });

  it("leave an act alone whose next question is another one", () => {
    expect(
      shortened(acts.slice(0, 1), [{ act: acts[0]!, next: offeredFrom("pay wood hand | cube:hand.wood") }]),
    ).toEqual(acts.slice(0, 1));
  });
});

describe("keys", () => {
  it("stand for answers without a place on map and panels", () => {
    const asked = offeredFrom("hire 1 | count:1", "hire 2 | count:2", "move 0,1 | hex:0,1");
    expect(keysOf("merc_number", asked, []).map(({ element }) => element)).toEqual(["count:1", "count:2"]);
  });

  it("leave resources to the market while one trades there", () => {
    const asked = offeredFrom("buy wood | resource:wood", "buy salt | resource:salt", "done | done");
    expect(keysOf("buy_type", asked, []).map(({ element }) => element)).toEqual(["done"]);
    expect(keysOf("setup_resource", asked, [])).toHaveLength(3);
  });

  it("leave out what all answers share", () => {
    const asked = offeredFrom("wall e bank | side:e stock:bank", "wall w bank | side:w stock:bank");
    expect(keysOf("wall_side", asked, [])).toEqual([]);
  });
});

describe("drawings", () => {
  it("exist for what elements, effects and events are about", () => {
    for (const element of [
      "resource:grain",
      "item:coin",
      "unit:2.soldier3",
      "piece:warehouse2",
      "piece:wall_ne",
      "piece:tower",
      "half_coins",
      "character:praedo",
      "token:plus_hit",
      "terrain:hill",
      "cube:pink",
    ])
      expect(pieces.symbolOf(element), element).toMatch(/^#rr-/);
    expect(pieces.symbolOf("nothing:known")).toBeNull();
  });

  it("make an action short: what it is about", () => {
    const [move, pay, engage] = offeredFrom(
      "move 0,1 | hex:0,1",
      "pay wood hand | cube:hand.wood",
      "engage 2 | slot:2 character:dux",
    );
    expect(shape(move!, t).icon).toBe("rr-act-move");
    expect(shape(pay!, t).icon).toBe("rr-resource-wood");
    expect(shape(engage!, t)).toEqual({ icon: "rr-character-dux", noun: "Character-dux" });
  });

  it("travel with events, and only where they exist", () => {
    const moved = { id: "moved", args: { seat: 1, unit: "worker2", start: "0,0", hex: "0,1", penalty: 0 }, text: "" };
    expect(flights(moved as Parameters<typeof flights>[0])).toEqual([
      { symbol: "rr-unit-worker", from: "hex:0,0", to: "hex:0,1", count: 1, seat: 1 },
    ]);
    const won = { id: "battle-won", args: { seat: 1, count: 0 }, text: "" };
    expect(flights(won as Parameters<typeof flights>[0])).toEqual([]);
  });
});
