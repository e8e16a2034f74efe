import { expect, it } from "vitest";
import type { LogLine } from "./generated/wire";
import { after, EMPTY, extend, hasGap, standing, wordsOf } from "./history";

const line = (version: number, ply: number, more: Partial<LogLine> = {}): LogLine => ({ version, ply, kind: "move", at: 0, ...more });
const seen = (since: number, ...log: LogLine[]) => ({ since, version: log.at(-1)?.version ?? since, log });

it("collects lines without repeating any", () => {
  let history = extend(EMPTY, seen(0, line(1, 0), line(2, 1)));
  history = extend(history, seen(1, line(2, 1), line(3, 2)));
  expect(history.lines.map((one) => one.version)).toEqual([1, 2, 3]);
  expect(history.version).toBe(3);
});
it("notices a gap", () => {
  const history = extend(EMPTY, seen(0, line(1, 0)));
  expect(hasGap(history, { since: 1 })).toBe(false);
  expect(hasGap(history, { since: 4 })).toBe(true);
  expect(hasGap(EMPTY, { since: 0 })).toBe(false);
});
it("begins anew when everything is sent, as after a change of language", () => {
  const history = extend(EMPTY, seen(0, line(1, 0, { text: "one" })));
  expect(extend(history, seen(0, line(1, 0, { text: "uno" }))).lines.map((one) => one.text)).toEqual(["uno"]);
});
it("drops moves that were taken back", () => {
  const lines = [line(1, 1), line(2, 2), line(3, 3), line(4, 1, { kind: "undo", to_ply: 1 }), line(5, 2)];
  expect(standing(lines).map((one) => one.version)).toEqual([1, 4, 5]);
});
it("tells what came after a version", () => {
  expect(after([line(1, 1), line(2, 2), line(3, 3)], 1).map((one) => one.version)).toEqual([2, 3]);
});
it("finds the words of a line", () => {
  expect(wordsOf(line(1, 1, { events: [{ id: "sold", args: {}, text: "Anna sells corn." }] }))).toEqual(["Anna sells corn."]);
  expect(wordsOf(line(1, 1, { kind: "undo", text: "Anna took back." }))).toEqual(["Anna took back."]);
});
