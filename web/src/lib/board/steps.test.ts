import { describe, expect, it } from "vitest";
import { offeredFrom } from "../testing";
import type { Imagined } from ".";
import type { Desk } from "./desk.svelte";
import { Steps } from "./steps.svelte";

const FROM = offeredFrom("leave peru | region:peru", "leave brazil | region:brazil", "pass | pass");
const TO = offeredFrom("enter florida | region:florida", "enter canada | region:canada");
const NEXT = offeredFrom("unit soldier | unit:soldier");

/** A server that asks where to after a region to leave, and then something else. */
function table(kept: unknown = null) {
  const saved: unknown[] = [];
  const desk = {
    offered: FROM,
    draft: { key: "1", load: () => kept, save: (draft: unknown) => saved.push(draft) },
    imagine: async (lines: string[]): Promise<Imagined<string>> => {
      const isOver = lines.at(-1) === "pass" || lines.length === 2;
      return { view: lines.join(), offered: isOver ? NEXT : TO, played: lines.length, stopped: "" };
    },
  } as unknown as Desk<string>;
  const steps = new Steps(desk, (one) => one.line.startsWith("enter"), {
    total: (drafted) => String(drafted.length),
    help: () => "",
    refused: () => "no",
  });
  return { desk, steps, saved };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("questions as a plan", () => {
  it("asks one after the other, and is complete when something else is asked", async () => {
    const { steps, saved } = table();
    await steps.begin();
    expect([...steps.targets]).toEqual(["region:peru", "region:brazil", "pass"]);
    steps.pick("region:peru");
    await settled();
    expect(steps.lines).toBeNull();
    expect([...steps.targets]).toEqual(["region:florida", "region:canada"]);
    steps.pick("region:canada");
    await settled();
    expect(steps.lines).toEqual(["leave peru", "enter canada"]);
    expect(steps.chosen).toEqual(["region:peru", "region:canada"]);
    expect(steps.after).toBe("leave peru,enter canada");
    expect(saved.at(-1)).toEqual(["leave peru", "enter canada"]);
  });

  it("an answer that was given is taken back with all that followed", async () => {
    const { steps } = table();
    await steps.begin();
    await steps.take(["leave peru", "enter canada"]);
    steps.pick("region:peru");
    await settled();
    expect([steps.drafted, steps.lines]).toEqual([[], null]);
    expect(steps.targets.has("region:brazil")).toBe(true);
  });

  it("one answer may be all", async () => {
    const { steps } = table();
    await steps.begin();
    steps.pick("pass");
    await settled();
    expect(steps.lines).toEqual(["pass"]);
  });

  it("begins with what was drafted before a reload", async () => {
    const { steps } = table(["leave brazil"]);
    await steps.begin();
    expect(steps.chosen).toEqual(["region:brazil"]);
    expect(steps.targets.has("region:florida")).toBe(true);
  });

  it("says so when the server does not go along", async () => {
    const { desk, steps } = table();
    desk.imagine = async () => ({ view: "", offered: [], played: 0, stopped: "" });
    await steps.begin();
    steps.pick("region:peru");
    await settled();
    expect([steps.problem, steps.lines]).toEqual(["no", null]);
  });

  it("gives the answer that ends the choice with the confirmation", async () => {
    const { desk } = table();
    const wording = { total: () => "", help: () => "", refused: () => "" };
    const steps = new Steps(desk, (one) => one.line.startsWith("enter"), wording, "pass");
    await steps.begin();
    expect([...steps.targets]).toEqual(["region:peru", "region:brazil"]);
    expect(steps.lines).toEqual(["pass"]);
    steps.pick("region:peru");
    await settled();
    expect(steps.lines).toBeNull();
    steps.pick("region:canada");
    await settled();
    expect(steps.lines).toEqual(["leave peru", "enter canada"]);
  });
});
