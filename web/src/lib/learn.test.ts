import { expect, it } from "vitest";
import type { LearnBlock, LearnLine } from "./generated/wire";
import { found, plain, wordsOf } from "./learn";

const line = (text: string, ...rules: string[]): LearnLine => ({
  cells: [
    [
      { text, style: "plain" },
      { text: "good:corn", style: "element" },
    ],
  ],
  rules,
});
const list: LearnBlock = { kind: "list", lines: [line("Il caffè vale 4", "PR-1.1"), line("La cava")] };

it("reads lines without the ids of things", () => expect(wordsOf(list.lines[0]!)).toBe("Il caffè vale 4 PR-1.1"));
it("compares without accents", () => expect(plain("Caffè")).toBe("caffe"));
it("finds lines by words and by rule numbers", () => {
  expect(found(list, "caffe")?.lines).toHaveLength(1);
  expect(found(list, "pr-1.1")?.lines).toHaveLength(1);
  expect(found(list, "mulino")).toBeNull();
  expect(found(list, "")).toBe(list);
});
it("keeps the heading of a table", () => {
  const table: LearnBlock = { kind: "table", lines: [line("Merce"), line("caffè"), line("mais")] };
  expect(found(table, "mais")?.lines.map(wordsOf)).toEqual(["Merce", "mais"]);
  expect(found(table, "merce")).toBeNull();
});
