import { describe, expect, it } from "vitest";
import { offeredFrom } from "../testing";
import { reasonsFor } from "./reasons";

const barred = [
  { action: "load corn 5", elements: ["good:corn", "ship:5"], text: "The 5-ship carries sugar." },
  { action: "load coffee 5", elements: ["good:coffee", "ship:5"], text: "You have no coffee." },
  { action: "load coffee 6", elements: ["good:coffee", "ship:6"], text: "You have no coffee." },
];
const offered = offeredFrom("load corn 6 | good:corn ship:6", "pass | pass");

describe("why not", () => {
  it("gives each reason once", () => {
    expect(reasonsFor(barred, offered, [], "good:coffee")).toEqual(["You have no coffee."]);
  });

  it("prefers the reason of what is otherwise possible", () => {
    expect(reasonsFor(barred, offered, [], "ship:5")).toEqual(["The 5-ship carries sugar."]);
  });

  it("follows what is chosen", () => {
    expect(reasonsFor(barred, offered, ["good:corn"], "ship:5")).toEqual(["The 5-ship carries sugar."]);
  });

  it("has none for what is no candidate", () => {
    expect(reasonsFor(barred, offered, [], "role:mayor")).toEqual([]);
  });
});
