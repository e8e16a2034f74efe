import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Seat } from "../../lib/board";
import { phaseTitle, textView } from "./text";
import type { PuertoRicoView } from "../../lib/generated/puerto_rico";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";
import fixture from "../../../gallery/fixtures/captain-mid-4.json";

const view = fixture.view as unknown as PuertoRicoView;
const seats = fixture.seats as Seat[];
const words = new FluentBundle("en", { useIsolating: false });
words.addResource(new FluentResource(english));
const t = (id: string, args?: Record<string, string | number>): string => {
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args ?? {}) : id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
};

describe("the position in words", () => {
  it("names every player with island and city, and hides what is hidden", () => {
    const lines = textView(view, seats, t);
    for (const { name } of seats) {
      expect(lines.some((line) => line.startsWith(`${name}:`))).toBe(true);
      expect(lines.some((line) => line.includes(`City of ${name}`))).toBe(true);
    }
    const other = seats.find((seat) => seat.seat !== fixture.me)!;
    expect(lines.find((line) => line.startsWith(`${other.name}:`))).toContain("VP hidden");
    expect(lines.join("\n")).not.toMatch(/undefined|null|NaN|\{/);
  });

  it("titles the phase with its role", () => {
    expect(phaseTitle(view, t)).toBe("Captain");
    expect(phaseTitle({ ...view, step: "choose_role" }, t)).toBe("Choose role");
  });
});

describe("the board's own words", () => {
  const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).toSorted();

  it("are the same in both languages", () => {
    expect(ids(italian)).toEqual(ids(english));
  });
});
