import { describe, expect, it } from "vitest";
import { flights } from "./flights";

const told = (id: string, args: Record<string, unknown>) =>
  flights({ id, args, text: "" } as Parameters<typeof flights>[0]);

describe("what travels over the map", () => {
  it("is a Unit that goes from hex to hex", () => {
    expect(told("moved", { seat: 1, unit: "worker2", start: "0,0", hex: "1,-1" })).toEqual([
      { symbol: "rr-unit-worker", from: "hex:0,0", to: "hex:1,-1", count: 1, seat: 1 },
    ]);
  });

  it("are the Units of the A.I. on the march, in flight and when they fall", () => {
    const march = { start: "1,-1", hex: "0,0", count: 2 };
    for (const id of ["ai-moved", "ai-retreated"]) {
      expect(told(id, march)).toEqual([
        { symbol: "rr-unit-soldier", from: "hex:1,-1", to: "hex:0,0", count: 2, seat: 4 },
      ]);
    }
    expect(told("ai-fell", { hex: "0,0", count: 1 })).toMatchObject([{ from: "hex:0,0", to: "rival" }]);
  });

  it("is what allies hand each other, both ways", () => {
    const given = [
      ["grain", 2],
      ["coin", 1],
    ];
    expect(told("exchanged", { seat: 0, owner: 2, given, received: [["stone", 1]] })).toEqual([
      { symbol: "rr-resource-grain", from: "hand:0", to: "hand:2", count: 2 },
      { symbol: "rr-coin", from: "hand:0", to: "hand:2", count: 1 },
      { symbol: "rr-resource-stone", from: "hand:2", to: "hand:0", count: 1 },
    ]);
    expect(told("exchanged", { seat: 0, owner: 2, given, received: ["nothing"] })).toHaveLength(2);
  });
});
