import { expect, it } from "vitest";
import type { Offer, Planned } from "./generated/wire";
import { Rehearsal } from "./rehearsal.svelte";

/** A game of three cards: any may be laid, "look" uncovers something, and after two my turn is over. */
function planned(lines: string[]): Planned {
  const looked = lines.includes("look");
  const ends = looked ? "reveal" : lines.length === 2 ? "turn" : "";
  const offers = ends ? [] : ["a", "b", "look"].filter((one) => !lines.includes(one));
  return {
    type: "planned",
    version: 1,
    viewer: 0,
    view: { laid: lines, secret: looked },
    prompt: "",
    offers: offers.map((action) => ({ action, label: `Lay ${action}`, elements: [] }) as unknown as Offer),
    events: [],
    played: lines.length,
    stopped: "",
    ends,
    barred: lines.length === 1 ? [{ action: lines[0]!, label: "", elements: lines, text: "It lies there." }] : [],
  };
}

function rehearsal(ask = (lines: string[]) => Promise.resolve(planned(lines))) {
  const offered: (string[] | null)[] = [];
  const problems: unknown[] = [];
  const draft = new Rehearsal(
    ask,
    (offers) => offered.push(offers?.map((one) => one.action) ?? null),
    (problem) => problems.push(problem),
  );
  return { draft, offered, problems };
}

it("asks where every step leads and lists the steps in words", async () => {
  const { draft, offered } = rehearsal();
  await draft.open(false);
  await draft.add(["b"]);
  expect(draft.steps).toEqual([{ line: "b", label: "Lay b" }]);
  expect(draft.position?.view).toEqual({ laid: ["b"], secret: false });
  expect(offered).toEqual([
    ["a", "b", "look"],
    ["a", "look"],
  ]);
});

it("ends by itself where somebody else decides", async () => {
  const { draft, offered } = rehearsal();
  await draft.open(true);
  await draft.add(["a", "b", "look"]);
  expect([draft.lines, draft.ends]).toEqual([["a", "b"], "turn"]);
  expect(offered.at(-1)).toEqual([]);
});

it("never shows what would come to light", async () => {
  const { draft } = rehearsal();
  await draft.open(false);
  await draft.add(["a"]);
  await draft.add(["look"]);
  expect(draft.ends).toBe("reveal");
  expect(draft.lines).toEqual(["a", "look"]);
  expect(draft.position?.view).toEqual({ laid: ["a"], secret: false });
});

it("says what is not possible next", async () => {
  const { draft } = rehearsal();
  await draft.open(false);
  expect(draft.barred).toEqual([]);
  await draft.add(["a"]);
  expect(draft.barred.map((one) => one.text)).toEqual(["It lies there."]);
});

it("goes a step back, to the beginning, and home", async () => {
  const { draft, offered } = rehearsal();
  await draft.open(false);
  await draft.add(["a", "b"]);
  expect(draft.earlier(1)).toEqual({ laid: ["a"], secret: false });
  draft.takeBack();
  expect([draft.lines, draft.ends, offered.at(-1)]).toEqual([["a"], "", ["b", "look"]]);
  draft.reset();
  expect([draft.lines, draft.isOpen]).toEqual([[], true]);
  draft.close();
  expect([draft.isOpen, draft.position, offered.at(-1)]).toEqual([false, null, null]);
});

it("keeps of its steps what is still possible when the table changes", async () => {
  const { draft, problems } = rehearsal((lines) =>
    lines.includes("b") ? Promise.reject(new Error("b is gone")) : Promise.resolve(planned(lines)),
  );
  await draft.open(true, ["a", "b"]);
  expect(draft.lines).toEqual(["a"]);
  expect(problems).toEqual([new Error("b is gone")]);
});

it("stays closed where the server says nothing", async () => {
  const { draft, offered, problems } = rehearsal(() => Promise.reject(new Error("not yours")));
  await draft.open(true);
  expect([draft.isOpen, offered, problems.length]).toEqual([false, [null], 1]);
});

it("forgets an answer that comes after it was closed", async () => {
  let answer = (): void => undefined;
  const { draft } = rehearsal(
    (lines) =>
      new Promise((done) => {
        if (lines.length) answer = () => done(planned(lines));
        else done(planned(lines));
      }),
  );
  await draft.open(false);
  const adding = draft.add(["a"]);
  draft.close();
  answer();
  await adding;
  expect([draft.isOpen, draft.steps]).toEqual([false, []]);
});

it("has begun as soon as it is asked for, and a step that is taken meanwhile waits", async () => {
  const { draft } = rehearsal();
  expect(draft.isBegun).toBe(false);
  const opening = draft.open(false);
  expect([draft.isBegun, draft.isOpen]).toEqual([true, false]);
  await Promise.all([draft.add(["b"]), opening]);
  expect(draft.lines).toEqual(["b"]);
});
