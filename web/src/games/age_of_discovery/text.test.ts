import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/landing-late-5.json";
import type { Seat } from "../../lib/board";
import { BUILDING_TABLE, REGION_NAMES, type AgeOfDiscoveryView } from "../../lib/generated/age_of_discovery";
import pieces from "./pieces";
import { regionLines } from "./telling";
import { phaseTitle, textView } from "./text";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

const view = fixture.view as unknown as AgeOfDiscoveryView;
const seats = fixture.seats as Seat[];
const name = (seat: number): string => seats[seat]!.name;
const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource(english));
const t = (id: string, args?: Record<string, string | number>): string => {
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args ?? {}) : id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
};

describe("the position in words", () => {
  it("names every player, every region and every box", () => {
    const lines = textView(view, seats, t);
    for (const seat of seats) expect(lines.some((line) => line.startsWith(`${seat.name}: $`))).toBe(true);
    expect(lines.filter((line) => /^(Canada|New england|Peru|Caribbean):/.test(line))).toHaveLength(4);
    expect(lines.some((line) => line.startsWith("Warfare:"))).toBe(true);
    expect(lines.join("\n")).not.toMatch(/undefined|null|NaN|\{/);
  });

  it("titles the turn and its phase", () => {
    expect(phaseTitle(view, t)).toBe(`Turn ${view.turn} · Dock`);
    expect(phaseTitle({ ...view, step: "place_unit" }, t)).toContain("Placement");
  });

  it("AD-2.3: tells who lives in a region and who would score what now", () => {
    const region = REGION_NAMES.find((one) => view.regions[one].points.some((vp) => vp === 6))!;
    const winner = view.regions[region].points.indexOf(6);
    expect(regionLines({ t, view, name }, region).join(" ")).toContain(`${name(winner)} 6 VP`);
  });

  it("AD-8.3: tells what was seen of a region that is not discovered, and no more", () => {
    const hidden = { ...view.regions.canada, discovered: false, good: null, tile: null };
    const at = (tile: AgeOfDiscoveryView["regions"]["canada"]["tile"]): string[] =>
      regionLines({ t, view: { ...view, regions: { ...view.regions, canada: { ...hidden, tile } } }, name }, "canada");
    expect(at(null)).toEqual(["undiscovered, natives unknown"]);
    expect(at({ tile: 1, coins: 3, plunder: 4, natives: 5, vp: 6 })[0]).toBe("5 natives, $3, $4 per soldier, 6 VP");
  });
});

describe("the board's own words and drawings", () => {
  const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).toSorted();

  it("are the same in both languages", () => {
    expect(ids(italian)).toEqual(ids(english));
  });

  it("exist for every building", () => {
    for (const { name: building, timing } of BUILDING_TABLE) {
      expect(pieces.symbolOf(`building:${building}`)).toBe(`#ad-building-${building}`);
      expect(words.hasMessage(`board-effect-${building}`)).toBe(true);
      expect(words.hasMessage(`board-timing-${timing}`)).toBe(true);
    }
  });
});
