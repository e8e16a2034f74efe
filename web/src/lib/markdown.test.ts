import { expect, it } from "vitest";
import { inline, parse, plain, textOf } from "./markdown";

it("reads spans", () => {
  expect(inline("**PR-1.1** a `corn` *may* 2 * 3")).toEqual([
    { kind: "bold", text: "PR-1.1" }, { kind: "text", text: " a " }, { kind: "code", text: "corn" }, { kind: "text", text: " " },
    { kind: "em", text: "may" }, { kind: "text", text: " 2 * 3" },
  ]);
});
it("reads blocks, and finds the numbers of rules", () => {
  const blocks = parse("# Title\n\nOne\ntwo\n\n- **PR-5.38** The house\n  closes.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx = 1\n```\n---\n");
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "text", "item", "table", "code"]);
  expect(blocks[2]).toMatchObject({ id: "PR-5.38", depth: 0 });
  expect(blocks.map(textOf)).toEqual(["Title", "One two", "PR-5.38 The house closes.", "a b 1 2", "x = 1"]);
});
it("never makes markup of what is written", () => expect(textOf(parse("<b>hi</b>")[0]!)).toBe("<b>hi</b>"));
it("compares without accents", () => expect(plain("Caffè")).toBe("caffe"));
