import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import placement from "../../../gallery/fixtures/rio-placement-mid-4.json";
import fighting from "../../../gallery/fixtures/rio-war-move-4.json";
import type { Seat } from "../../lib/board";
import type { RioDeLaPlataView } from "../../lib/generated/rio_de_la_plata";
import { phaseTitle, textView } from "./text";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource(english));
const t = (id: string, args?: Record<string, string | number>): string => {
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args ?? {}) : id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
};
const seats = placement.seats as Seat[];
const peace = placement.view as unknown as RioDeLaPlataView;
const war = fighting.view as unknown as RioDeLaPlataView;

describe("the position in words", () => {
  it("names every player, district and grid", () => {
    const lines = textView(peace, seats, t);
    for (const seat of seats) expect(lines.some((line) => line.startsWith(`${seat.name}: `))).toBe(true);
    expect(lines.filter((line) => line.startsWith("District "))).toHaveLength(8);
    expect(lines.filter((line) => /^(Palace|Cathedral|Fort|Harbour|Walls|Road):/.test(line))).toHaveLength(6);
    expect(lines.join("\n")).not.toMatch(/undefined|null|NaN|\{/);
  });

  it("tells a war: who leads whom, and where everybody stands", () => {
    const told = textView(war, fighting.seats as Seat[], t).find((line) => line.startsWith("War:"))!;
    expect(told).toContain(seats[war.war!.attacker]!.name);
    expect(told).toMatch(/Groups: .*\d+,\d+/);
  });

  it("titles the year and its phase", () => {
    expect(phaseTitle(peace, t)).toBe(`${peace.year} · Placement`);
    expect(phaseTitle(war, t)).toMatch(/War with the .*, round \d/);
  });
});

describe("the board's own words", () => {
  const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).toSorted();

  it("tell what a building costs; a hut takes workers alone", () => {
    expect(t("board-building-costs", { workers: 1, goods: "1 stone" })).toBe("1 worker; 1 stone");
    expect(t("board-building-costs", { workers: 2, goods: "none" })).toBe("2 workers");
  });

  it("are the same in both languages", () => {
    expect(ids(italian)).toEqual(ids(english));
  });
});
