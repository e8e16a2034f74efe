import { expect, it } from "vitest";
import type { LogLine } from "./generated/wire";
import { after, EMPTY, extend, prepend, standing, takenBack } from "./history";

const line = (version: number, ply: number, more: Partial<LogLine> = {}): LogLine => ({
  version,
  ply,
  kind: "move",
  at: 0,
  ...more,
});
const seen = (since: number, ...log: LogLine[]) => ({ since, version: log.at(-1)?.version ?? since, log });

it("collects lines without repeating any", () => {
  let history = extend(EMPTY, seen(0, line(1, 0), line(2, 1)));
  history = extend(history, seen(1, line(2, 1), line(3, 2)));
  expect(history.lines.map((one) => one.version)).toEqual([1, 2, 3]);
  expect(history.version).toBe(3);
});
it("begins after a hole, and is filled from the front", () => {
  let history = extend(EMPTY, seen(0, line(1, 0)));
  history = extend(history, seen(4, line(5, 4), line(6, 5)));
  expect([history.from, history.version, history.lines.length]).toEqual([4, 6, 2]);
  history = prepend(history, [line(1, 0), line(2, 1), line(3, 2), line(4, 3), line(5, 4)], 0);
  expect(history.lines.map((one) => one.version)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(history.from).toBe(0);
});
it("begins anew when everything is sent, as after a change of language", () => {
  const history = extend(EMPTY, seen(0, line(1, 0, { text: "one" })));
  expect(extend(history, seen(0, line(1, 0, { text: "uno" }))).lines.map((one) => one.text)).toEqual(["uno"]);
});
it("drops moves that were taken back, and the line that says so", () => {
  const lines = [line(1, 1), line(2, 2), line(3, 3), line(4, 1, { kind: "undo", to_ply: 1 }), line(5, 2)];
  expect(standing(lines).map((one) => one.version)).toEqual([1, 5]);
  expect([...takenBack(lines)]).toEqual([3, 2]);
});
it("tells what came after a version", () => {
  expect(after([line(1, 1), line(2, 2), line(3, 3)], 1).map((one) => one.version)).toEqual([2, 3]);
});
