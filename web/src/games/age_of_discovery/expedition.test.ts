import { describe, expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/expedition-3.json";
import type { AgeOfDiscoveryView } from "../../lib/generated/age_of_discovery";
import { offeredFrom } from "../../lib/testing";
import { answer, isReady, natives, power, type Expedition } from "./expedition";

const view = fixture.view as unknown as AgeOfDiscoveryView;
const NOBODY: Expedition = { captain: 0, soldier: 0, other: 0, region: null };
const SAILS: Expedition = { captain: 1, soldier: 2, other: 0, region: "peru" };

describe("an expedition", () => {
  it("AD-5.21: captains count two, all others one", () => {
    expect([power(SAILS), power(NOBODY)]).toEqual([4, 0]);
  });

  it("is ready when nobody sails, when it knows where to, and when only cards are left", () => {
    expect(isReady(NOBODY, ["peru"])).toBe(true);
    expect(isReady(SAILS, ["peru"])).toBe(true);
    expect(isReady({ ...SAILS, region: null }, ["peru"])).toBe(false);
    expect(isReady({ ...SAILS, region: null }, [])).toBe(true);
  });

  it("answers the questions of the server, and says where it cannot or need not", () => {
    expect(answer(offeredFrom("expedition yes", "expedition no"), SAILS)).toBe("expedition yes");
    expect(answer(offeredFrom("expedition yes", "expedition no"), NOBODY)).toBe("expedition no");
    expect(answer(offeredFrom("send soldier 0", "send soldier 1", "send soldier 2"), SAILS)).toBe("send soldier 2");
    expect(answer(offeredFrom("send soldier 0", "send soldier 1"), SAILS)).toBeNull();
    expect(answer(offeredFrom("explore canada", "explore peru"), SAILS)).toBe("explore peru");
    expect(answer(offeredFrom("train soldier", "pass"), SAILS)).toBeUndefined();
  });

  it("AD-5.26: knows the natives that a failed expedition has seen, else those that are possible", () => {
    const tile = { tile: 3, coins: 1, plunder: 2, natives: 2, vp: 4 };
    const hidden = { ...view.regions.canada, discovered: false };
    const regions = { ...view.regions, canada: { ...hidden, tile }, peru: { ...hidden, tile: null } };
    expect(natives({ ...view, regions }, "canada")).toEqual({ certain: 2, among: [] });
    const possible = natives({ ...view, regions }, "peru");
    expect(possible.certain).toBeNull();
    expect(possible.among).toEqual(view.unseen_tiles.map((one) => one.natives));
  });

  it("AD-5.22: draws from the deck when everything is discovered", () => {
    const regions = Object.fromEntries(
      Object.entries(view.regions).map(([name, region]) => [name, { ...region, discovered: true, tile: null }]),
    ) as typeof view.regions;
    const { among } = natives({ ...view, regions, deck: ["siam", "china"] }, null);
    expect(among).toEqual([5, 6]);
  });
});
