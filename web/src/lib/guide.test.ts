import { expect, it } from "vitest";
import type { LearnPages } from "./generated/wire";
import { opening, ruleText, Told } from "./guide";

const line = (text: string, rules: string[]) => ({ cells: [[{ text, style: "plain" as const }]], rules });
const pages: LearnPages = {
  game: "puerto_rico",
  language: "en",
  glossary: [],
  sections: [
    {
      id: "a",
      title: "A",
      blocks: [{ kind: "paragraph", lines: [line("Setting up.", ["R-1"]), line("Take a tile.", ["R-2", "R-3"])] }],
    },
  ],
};

it("finds the paragraph of a rule", () => {
  expect(ruleText(pages, "R-3")).toBe("Take a tile.");
  expect(ruleText(pages, "R-9")).toBeNull();
  expect(ruleText(null, "R-1")).toBeNull();
});
it("keeps whole sentences of a long paragraph", () => {
  expect(opening(`First. ${"word ".repeat(80)}end.`)).toBe("First.");
  expect(opening("word ".repeat(80)).length).toBeLessThan(245);
});

it("tells a rule at one decision, as often as it is drawn, and not again at the next", () => {
  let version = 3;
  const told = new Told(() => version);
  expect([told.tells("RP-4.10"), told.tells("RP-4.10"), told.tells(null)]).toEqual([true, true, false]);
  version = 4;
  expect([told.tells("RP-4.10"), told.tells("RP-4.12")]).toEqual([false, true]);
});
