import { describe, expect, it } from "vitest";
import { change, emptyOffer, isEmpty, linesOf, offerOf } from "./trade";

describe("an offer", () => {
  const offer = change(change(emptyOffer(2), "give", "stone", 1, 3), "get", "coin", 2, 2);

  it("RP-5.90: never goes beyond what somebody has", () => {
    expect(change(offer, "give", "stone", 5, 3).give.stone).toBe(3);
    expect(change(offer, "give", "wood", -1, 3).give.wood).toBe(0);
    expect([isEmpty(emptyOffer(2)), isEmpty(offer)]).toEqual([true, false]);
  });

  it("RP-4.84: is sent as a chain, gifts first", () => {
    const units = ["give stone", "get coin", "get coin", "send"];
    expect(linesOf(offer, false)).toEqual(["offer 2", ...units]);
    expect(linesOf(offer, true)).toEqual(units);
  });

  it("is read from what a bot suggests", () => {
    expect(offerOf(linesOf(offer, false), null)).toEqual(offer);
    expect(offerOf(linesOf(offer, true), 2)).toEqual(offer);
    expect(offerOf(["end_placement"], null)).toBeNull();
    expect(offerOf(["cancel"], 1)).toBeNull();
  });
});
