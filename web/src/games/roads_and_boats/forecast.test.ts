import { expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/move-first-2.json";
import type { RoadsAndBoatsView, Yield } from "../../lib/generated/roads_and_boats";
import { changes } from "./forecast";

const start = fixture.view as unknown as RoadsAndBoatsView;

it("a plan shows only what it changes", () => {
  const sawn = { hex: "0,-1", uses: { trunks: 2 }, makes: { boards: 4 }, is_wasted: false } as unknown as Yield;
  const after = { ...start, forecast: [...start.forecast, sawn] };
  expect(changes(start, after)).toEqual([sawn]);
  expect(changes(after, after)).toEqual([]);
});
