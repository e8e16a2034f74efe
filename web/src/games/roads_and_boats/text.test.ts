import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/move-late-4.json";
import type { Offered, Seat } from "../../lib/board";
import {
  BUILDING_NAMES,
  GOOD_NAMES,
  TOPIC_NAMES,
  TRANSPORTER_NAMES,
  type RoadsAndBoatsView,
} from "../../lib/generated/roads_and_boats";
import { offeredFrom } from "../../lib/testing";
import { keysOf } from "./keys";
import pieces from "./pieces";
import { shape } from "./shape";
import { pointsOf, wonderRows } from "./table";
import { phaseTitle, roundTitle, textView } from "./text";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

const view = fixture.view as unknown as RoadsAndBoatsView;
const seats = fixture.seats as Seat[];
const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource(english));
const t = (id: string, args?: Record<string, string | number>): string => {
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args ?? {}) : id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
};

describe("the position in words", () => {
  const lines = textView(view, seats, t);

  it("names every player, every transporter and every tile", () => {
    for (const seat of seats) expect(lines.some((line) => line.startsWith(`${seat.name}: `))).toBe(true);
    for (const tile of view.tiles) expect(lines.some((line) => line.includes(` ${tile.hex}:`))).toBe(true);
    expect(lines.join("\n")).not.toMatch(/undefined|null|NaN|\{/);
  });

  it("says nothing twice", () => {
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("titles the turn and its phase", () => {
    expect(phaseTitle(view, t)).toBe(`Turn ${view.turn} · Movement`);
    expect(roundTitle(view, t)).toBe(`Turn ${view.turn}`);
    expect(phaseTitle({ ...view, step: "choose_start" }, t)).toBe("Setting out");
    expect(roundTitle({ ...view, step: "choose_start" }, t)).toBe("");
    expect(roundTitle({ ...view, turn: 0 }, t)).toBe("");
  });
});

describe("the wonder", () => {
  it("tells its points apart from the wealth aboard", () => {
    const now = { ...view, points: [{ gold: 20, coins: 40, stock: 0, wonder: 6 }] };
    expect(pointsOf(now, 0)).toEqual({ wealth: 60, wonder: 6 });
  });

  it("RB-7.1: shows the rows that this table can reach", () => {
    expect(wonderRows({ ...view, players: view.players.slice(0, 2) })).toHaveLength(12);
    expect(wonderRows(view)).toHaveLength(13);
  });
});

describe("answers without a place on the map are keys", () => {
  it("a building to build and the end of a stage, but no slot for a road", () => {
    const asked = offeredFrom(
      "build mint | building:mint",
      "road 0 whole | road slot:0,0/0/whole",
      "end_build | end_build",
    );
    expect(keysOf(asked, []).map((key) => key.element)).toEqual(["building:mint", "road", "end_build"]);
    expect(keysOf(asked, ["road"]).map((key) => key.element)).toEqual(["road"]);
  });

  it("have an icon in the list too", () => {
    const icon = (line: string): string | null => shape(offeredFrom(line)[0] as Offered, t).icon;
    expect(icon("build mint | building:mint")).toBe("rb-building-mint");
    expect(icon("get stone | good:stone")).toBe("rb-good-stone");
    expect(icon("road 0 whole | road slot:0,0/0/whole")).toBe("rb-road");
  });
});

describe("the board's own words and drawings", () => {
  const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).toSorted();

  it("are the same in both languages", () => {
    expect(ids(italian)).toEqual(ids(english));
  });

  it("exist for every good, building, transporter and topic", () => {
    const kinds = { good: GOOD_NAMES, building: BUILDING_NAMES, transporter: TRANSPORTER_NAMES, topic: TOPIC_NAMES };
    for (const [kind, names] of Object.entries(kinds))
      for (const name of names) expect(pieces.symbolOf(`${kind}:${name}`)).toBe(`#rb-${kind}-${name}`);
  });
});
