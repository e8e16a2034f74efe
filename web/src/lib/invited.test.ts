import { expect, it } from "vitest";
import { asking, hold, invitationTo, replayAddress } from "./invited";

it("opens what is asked about a table with the invitation that is held", () => {
  expect(asking("a")).toBe("");
  expect(asking("a", { since: 3 })).toBe("?since=3");
  hold("a", null);
  expect(invitationTo("a")).toBe("");
  hold("a", "se&cret");
  expect(asking("a", { since: 3 })).toBe("?since=3&invitation=se%26cret");
  expect(asking("b")).toBe("");
});

it("gives the invitation away only where it is needed", () => {
  hold("c", "secret");
  expect(replayAddress({ id: "c", is_public: true }, 7)).toBe("/replay/c?ply=7");
  expect(replayAddress({ id: "c", is_public: false }, 7)).toBe("/replay/c?invitation=secret&ply=7");
  expect(replayAddress({ id: "c", is_public: false })).toBe("/replay/c?invitation=secret");
});
