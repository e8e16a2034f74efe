import { describe, expect, it } from "vitest";
import casualties from "../../../gallery/fixtures/casualties-4.json";
import landing from "../../../gallery/fixtures/landing-late-5.json";
import placement from "../../../gallery/fixtures/placement-mid-4.json";
import type { AgeOfDiscoveryView } from "../../lib/generated/age_of_discovery";
import { offeredFrom } from "../../lib/testing";
import { flights } from "./flights";
import { keysOf } from "./keys";
import { shape } from "./shape";
import { arriving, boxOf, crewOf, partOf } from "./table";

const t = (id: string, args?: Record<string, string | number>): string =>
  args ? `${id} ${Object.values(args).join(" ")}` : id;
const placing = placement.view as unknown as AgeOfDiscoveryView;
const ashore = landing.view as unknown as AgeOfDiscoveryView;

describe("what can be read off the table", () => {
  it("which box is being resolved, and what the question is about", () => {
    expect([boxOf(placing), boxOf(ashore)]).toEqual([null, "dock"]);
    expect(boxOf(casualties.view as unknown as AgeOfDiscoveryView)).toBe("warfare");
    expect([partOf(placing), partOf(ashore)]).toEqual(["boxes", "map"]);
    expect(partOf({ ...placing, step: "buy" })).toBe("capital");
  });

  it("who is about to land", () => {
    expect(arriving(ashore)).toEqual([ashore.boxes.dock[ashore.space]!.unit]);
    expect(arriving({ ...ashore, step: "allies_region" })).toEqual(["soldier", "soldier"]);
    expect(arriving(placing)).toEqual([]);
  });

  it("AD-5.21: a captain counts two in an expedition", () => {
    const [first, ...rest] = placing.players;
    const crew = { captain: 1, soldier: 1, other: 2 };
    const view = { ...placing, players: [{ ...first!, discovery: crew }, ...rest] };
    expect(crewOf(view).find(({ seat }) => seat === 0)).toEqual({
      seat: 0,
      units: ["captain", "soldier", "colonist", "colonist"],
      sum: 5,
    });
  });
});

describe("answers without a place on the board", () => {
  it("have a key each, with the words of the action it leads to", () => {
    const asked = offeredFrom("buy stables | building:stables", "pass | pass");
    expect(keysOf(asked, []).map(({ element }) => element)).toEqual(["pass"]);
  });

  it("split into what tells them apart", () => {
    const asked = offeredFrom(
      "casualties 0 1 | soldiers:0 militia:1",
      "casualties 1 0 | soldiers:1 militia:0",
      "casualties 1 1 | soldiers:1 militia:1",
    );
    expect(keysOf(asked, []).map(({ element, label }) => [element, label !== ""])).toEqual([
      ["soldiers:0", true],
      ["militia:1", false],
      ["soldiers:1", false],
      ["militia:0", true],
    ]);
    expect(keysOf(asked, ["soldiers:1"]).map(({ element }) => element)).toEqual(["militia:0", "militia:1"]);
  });
});

describe("outside the board", () => {
  it("an action is an icon and a noun", () => {
    const [place, buy, attack] = offeredFrom(
      "place spec_captain | box:spec_captain",
      "buy stables | building:stables",
      "attack 2 | seat:2",
    );
    expect(shape(place!, t)).toEqual({ icon: "ad-unit-captain", noun: "Box-spec_captain", isPlain: true });
    expect(shape(buy!, t)).toEqual({ icon: "ad-building-stables", noun: "Building-stables", isPlain: false });
    expect(shape(attack!, t).icon).toBe("ad-war");
  });

  it("units fly in the colour of their seat, money as coins", () => {
    expect(flights({ id: "placed", args: { seat: 2, unit: "merchant", box: "dock" }, text: "" })).toEqual([
      { symbol: "ad-unit-merchant", from: "hand:2", to: "box:dock", count: 1, seat: 2 },
    ]);
    expect(flights({ id: "income", args: { seat: 1, money: 4 }, text: "" })).toEqual([
      { symbol: "ad-coin", from: "goods:1", to: "money:1", count: 4 },
    ]);
  });

  it("nothing flies where nothing is moved", () => {
    const args = { seat: 0, origin: "peru", destination: "brazil", soldiers: 0, others: 2 };
    expect(flights({ id: "moved", args, text: "" }).map(({ symbol }) => symbol)).toEqual(["ad-unit-colonist"]);
    expect(flights({ id: "bought-nothing", args: { seat: 0 }, text: "" })).toEqual([]);
  });
});
