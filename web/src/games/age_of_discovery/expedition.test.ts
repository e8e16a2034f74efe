import { describe, expect, it } from "vitest";
import { offeredFrom } from "../../lib/testing";
import { answer, chanceOf, isReady, type Expedition } from "./expedition";

const NOBODY: Expedition = { captain: 0, soldier: 0, other: 0, region: null };
const SAILS: Expedition = { captain: 1, soldier: 2, other: 0, region: "peru" };

describe("an expedition", () => {
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

  it("says what the server says of the region, or of all while they are alike", () => {
    const said = offeredFrom("explore canada", "explore peru").map((one) => ({ ...one, catch: "3 of 9" }));
    expect(chanceOf(said, null)).toBe("3 of 9");
    const seen = said.map((one) => (one.line === "explore peru" ? { ...one, catch: "5 natives" } : one));
    expect([chanceOf(seen, null), chanceOf(seen, "peru"), chanceOf(seen, "brazil")]).toEqual([null, "5 natives", null]);
  });
});
