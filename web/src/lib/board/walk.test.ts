import { describe, expect, it } from "vitest";
import { offeredFrom } from "../testing";
import type { Imagined } from ".";
import { walk, ways } from "./walk";

/** A server that asks "corn 0/1" and then "indigo 0/1", the second only after corn 1. */
async function imagine(lines: string[]): Promise<Imagined<string>> {
  const asks = lines.length === 1 && lines[0] === "keep corn 1";
  const offered = asks ? offeredFrom("keep indigo 0", "keep indigo 1") : [];
  return { view: lines.join(", "), offered, played: lines.length, stopped: asks ? "" : "turn" };
}
const FIRST = offeredFrom("keep corn 0", "keep corn 1");

describe("a draft", () => {
  const wanting = (count: number) => (offered: { line: string }[]) =>
    offered.find((one) => one.line.endsWith(` ${count}`))?.line ?? null;

  it("answers every question and no other", async () => {
    expect(await walk(imagine, FIRST, wanting(1))).toEqual({
      lines: ["keep corn 1", "keep indigo 1"],
      view: "keep corn 1, keep indigo 1",
    });
    expect((await walk(imagine, FIRST, wanting(0)))?.lines).toEqual(["keep corn 0"]);
  });

  it("that does not fit is none", async () => {
    expect(await walk(imagine, FIRST, wanting(7))).toBeNull();
  });

  it("ends where another question begins", async () => {
    const first = (offered: { line: string }[]) =>
      offered[0]!.line.startsWith("keep corn") ? "keep corn 1" : undefined;
    expect((await walk(imagine, FIRST, first))?.lines).toEqual(["keep corn 1"]);
  });
});

describe("all ways", () => {
  it("are found with where they lead", async () => {
    const found = await ways(imagine, FIRST, (one) => one.line.startsWith("keep"));
    expect(found.map((way) => way.view)).toEqual([
      "keep corn 0",
      "keep corn 1, keep indigo 0",
      "keep corn 1, keep indigo 1",
    ]);
  });
});
