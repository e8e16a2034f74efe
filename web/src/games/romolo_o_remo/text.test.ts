import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import alone from "../../../gallery/fixtures/latium-alone-1.json";
import fixture from "../../../gallery/fixtures/latium-war-4.json";
import type { Seat } from "../../lib/board";
import type { HexId, RomoloView } from "../../lib/generated/romolo_o_remo";
import { phases } from "./shape";
import { hexLines } from "./telling";
import { phaseTitle, textView } from "./text";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

const view = fixture.view as unknown as RomoloView;
const seats = fixture.seats as Seat[];
const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource(english));
const t = (id: string, args?: Record<string, string | number>): string => {
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args ?? {}) : id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
};

describe("the position in words", () => {
  it("names every player and every hex", () => {
    const told = textView(view, seats, t).join("\n");
    for (const seat of seats) expect(told).toContain(`${seat.name}: `);
    for (const hex of Object.keys(view.map)) expect(told).toContain(hex);
    expect(told).not.toMatch(/undefined|null|NaN|\{/);
  });

  it("tells what the A.I. has, and its events", () => {
    const told = textView(alone.view as unknown as RomoloView, alone.seats as Seat[], t).join("\n");
    expect(told).toMatch(/The A\.I\.: .* events: /);
  });

  it("titles the phase", () => {
    expect(phaseTitle(view, t)).toBe("War");
    expect(phases(view, t).map(({ id, isNow }) => [id, isNow])).toEqual([
      ["actions", false],
      ["war", true],
      ["maintenance", false],
    ]);
    expect(phases({ ...view, step: "setup_tower" }, t)).toEqual([]);
  });

  it("keeps secrets: money of others, tiles that nobody has seen", () => {
    const told = textView(view, seats, t);
    expect(told.find((line) => line.startsWith(`${seats.find(({ seat }) => seat !== fixture.me)!.name}:`))).toContain(
      "? coins",
    );
    const hidden = (Object.keys(view.map) as HexId[]).find((hex) => view.map[hex].terrain === null)!;
    expect(hexLines({ t, view, name: String }, hidden).join()).not.toMatch(/plain|hill|forest|water/);
  });
});

it("both languages tell the same things", () => {
  const ids = (text: string): string[] => Array.from(text.matchAll(/^([\w-]+) =/gm), ([, id]) => id!);
  expect(ids(italian)).toEqual(ids(english));
});
