import { describe, expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/way-mid-3.json";
import type { RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { offeredFrom } from "../../lib/testing";
import { answerTo, chipsOf, hasMoved, isPart, more, onMap, reasonFor, stepsOf, type Part, type Step } from "./trip";

const view = fixture.view as unknown as RoadsAndBoatsView;
const step = (place: string): Step => ({ kind: "step", line: `step ${place}`, place, hex: place.split("/")[0]! });
const get = (good: "trunks" | "stone", partner = "ground0"): Part => ({ kind: "get", good, partner });
const put = (good: "trunks" | "stone", partner = "ground0"): Part => ({ kind: "put", good, partner });
const HOME = "0,0/bank0";
const draft = (...parts: Part[]): Part[] => parts.reduce<Part[]>((all, part) => more(all, part, HOME), []);

describe("opposite parts cancel out", () => {
  it("a step back undoes the step before", () => {
    expect(draft(step("1,0/bank0"), step(HOME))).toEqual([]);
    expect(draft(step("1,0/bank0"), step("2,0/bank0"), step("1,0/bank0"))).toEqual([step("1,0/bank0")]);
  });

  it("not after something was loaded there", () => {
    const way = [step("1,0/bank0"), get("trunks"), step(HOME)];
    expect(draft(...way)).toEqual(way);
  });

  it("what is unloaded where it was loaded was never loaded", () => {
    expect(draft(get("trunks"), get("stone"), put("trunks"))).toEqual([get("stone")]);
    expect(draft(put("stone"), put("stone"), get("stone"))).toEqual([put("stone")]);
    expect(draft(get("trunks"), put("trunks", "r2"))).toHaveLength(2);
    expect(draft(get("trunks"), step("1,0/bank0"), put("trunks"))).toHaveLength(3);
  });
});

describe("why not", () => {
  const because = (action: string, text: string) => ({ action, elements: action.split(" "), text });
  const barred = [
    because("step 1 land", "No road."),
    because("exchange ground1", "A river."),
    because("get stone", "Full."),
  ];

  it("a step that is barred is told on the tile it would lead to", () => {
    expect(onMap(barred, "0,0").map((one) => one.elements)).toEqual([["hex:1,-1"]]);
  });

  it("a part that was refused has the reason of its own line, or of the exchange it needs", () => {
    expect(reasonFor(barred, get("stone"))).toBe("Full.");
    expect(reasonFor(barred, put("trunks", "ground1"))).toBe("A river.");
    expect(reasonFor(barred, step("1,-1/bank0"))).toBeUndefined();
  });
});

it("equal transfers in a row are one chip", () => {
  const chips = chipsOf([get("trunks"), get("trunks"), step("1,0/bank0"), put("trunks")]);
  expect(chips.map(({ first, count }) => [first, count])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
});

describe("the way to a part through the questions of the server", () => {
  const at = (handler: string | null, partner: string | null): RoadsAndBoatsView =>
    ({ ...view, under_way: { ...view.under_way, handler, partner } }) as RoadsAndBoatsView;

  it("opens the exchange, takes the good, closes before a step", () => {
    const asked = offeredFrom("exchange ground0 | ground:0,0/0", "finish | finish");
    expect(answerTo(asked, at(null, null), "r1", get("trunks"))).toBe("exchange ground0");
    const open = offeredFrom("get trunks | good:trunks", "close | close");
    expect(answerTo(open, at("r1", "ground0"), "r1", get("trunks"))).toBe("get trunks");
    expect(answerTo(open, at("r1", "ground0"), "r1", get("stone"))).toBe("close");
    expect(answerTo(open, at("r1", "ground0"), "r1", step("1,0/bank0"))).toBe("close");
  });

  it("RB-6.1.10: swaps where a full transporter could not load", () => {
    const full = offeredFrom("swap stone | good:stone", "put trunks | good:trunks");
    const line = answerTo(full, at("r1", "r2"), "r1", get("stone", "r2"));
    expect(line).toBe("swap stone");
    expect(isPart(line!, get("stone", "r2"))).toBe(true);
  });

  it("says so where there is none", () => {
    expect(answerTo(offeredFrom("finish | finish"), at(null, null), "r1", get("trunks"))).toBeNull();
  });

  it("knows the part itself from the way to it", () => {
    expect(isPart("get trunks", get("trunks"))).toBe(true);
    expect(isPart("close", get("trunks"))).toBe(false);
  });

  it("sees that a forced exchange has done it already", () => {
    const loaded = structuredClone(view);
    const carrier = loaded.players[0]!.transporters[0]!;
    carrier.cargo = { ...carrier.cargo, trunks: ((carrier.cargo as Record<string, number>).trunks ?? 0) + 1 };
    expect(hasMoved(view, loaded, carrier.id, get("trunks"))).toBe(true);
    expect(hasMoved(view, view, carrier.id, get("trunks"))).toBe(false);
  });
});

it("reads steps and whether they are the last from the offers", () => {
  const [off] = stepsOf([
    { ...offeredFrom("step 1 land | place:1,-2/bank0 hex:1,-2")[0]!, catch: "off the road" },
    ...offeredFrom("finish | finish"),
  ]);
  expect(off).toMatchObject({ place: "1,-2/bank0", hex: "1,-2", isLast: true });
});
