import { describe, expect, it } from "vitest";
import type { OrderInfo } from "./generated/wire";
import { beside, change, keyOf } from "./orders";

const order = (step: string, action: string, until: string): OrderInfo => ({
  step,
  action,
  until,
  label: action,
  question: step,
  wakes: false,
});
const OFFERED = [
  order("build", "pass", "phase"),
  order("build", "pass", "game"),
  order("sell", "pass", "phase"),
  order("hacienda", "hacienda no", "game"),
];

describe("standing orders", () => {
  it("stand beside the action that is asked now, the shortest only", () => {
    expect(beside(OFFERED, [], "build", ["build wharf", "pass"]).map(keyOf)).toEqual(["build/pass/phase"]);
    expect(beside(OFFERED, [], "choose_role", ["role mayor"])).toEqual([]);
  });

  it("that I gave stay in sight until I revoke them", () => {
    const mine = [order("hacienda", "hacienda no", "game")];
    expect(beside(OFFERED, mine, "build", ["pass"]).map(keyOf)).toEqual([
      "hacienda/hacienda no/game",
      "build/pass/phase",
    ]);
    expect(change(mine, mine[0]!, false)).toEqual([]);
  });

  it("give one answer to a question", () => {
    const mine = [order("build", "pass", "phase")];
    expect(change(mine, order("build", "pass", "game"), true).map(keyOf)).toEqual(["build/pass/game"]);
    expect(change(mine, order("sell", "pass", "phase"), true)).toHaveLength(2);
  });
});
