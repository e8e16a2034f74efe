import { describe, expect, it } from "vitest";
import brick from "../../../gallery/fixtures/brick-late-3.json";
import build from "../../../gallery/fixtures/build-mid-3.json";
import late from "../../../gallery/fixtures/move-late-4.json";
import mid from "../../../gallery/fixtures/move-mid-3.json";
import type { RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { add, distance, INNER } from "./hexes";
import { overlap, placed, takenOn, type Label } from "./labels";
import { sceneOf, tilesOf } from "./scene";

const TILE = { x: 0, y: 0 };
const label = (id: string, near = TILE): Label => ({ id, tile: TILE, near, width: 90, height: 38 });
const boxOf = ({ width, height }: Label, { x, y }: { x: number; y: number }) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

describe("a label on the map", () => {
  it("stands where it is wanted if nothing is there", () => {
    expect(distance(placed([label("a")], []).get("a")!, TILE)).toBeLessThan(6);
  });

  it("gives way to what is to be read, and to other labels", () => {
    const count = { x: -20, y: -20, width: 40, height: 40, matters: 4 };
    const found = placed([label("a"), label("b")], [count]);
    const [one, other] = ["a", "b"].map((id) => boxOf(label(id), found.get(id)!));
    expect(overlap(one!, count)).toBe(0);
    expect(overlap(other!, count)).toBe(0);
    expect(overlap(one!, other!)).toBe(0);
  });

  it("stays on its tile", () => {
    const found = placed([label("a", { x: 80, y: 0 })], []).get("a")!;
    expect(found.x + 45).toBeLessThan(INNER + 12);
  });
});

const FIXTURES = { mid, late, build, brick };
const SCALES: [string, number, number][] = [
  ["1440", 1, 1.85],
  ["1024", 1.25, 2.35],
  ["390", 1.25, 2.3],
];

describe.each(SCALES)("what every house needs, at %s", (_, size, unit) => {
  it.each(Object.entries(FIXTURES))("covers no number on the map: %s", (_, fixture) => {
    const view = fixture.view as unknown as RoadsAndBoatsView;
    const tiles = tilesOf(view);
    const scenes = view.tiles.map((tile) => sceneOf(view, tiles, tile));
    const taken = scenes.flatMap((scene) => takenOn(scene, size, 13 * unit));
    const labels = scenes.flatMap(({ tile, at, house }) =>
      house ? [{ id: tile.hex, tile: at, near: add(at, house), width: 100, height: 38 }] : [],
    );
    const found = placed(labels, taken);
    expect(found.size).toBe(labels.length);
    for (const one of labels)
      for (const other of taken.filter((box) => box.matters >= 4))
        expect(overlap(boxOf(one, found.get(one.id)!), other)).toBeLessThan(40);
  });
});

it("a number is never covered by goods that lie beside it", () => {
  const view = late.view as unknown as RoadsAndBoatsView;
  const tiles = tilesOf(view);
  for (const tile of view.tiles) {
    const along = sceneOf(view, tiles, tile).stacks.map(({ x, y }) => x + y);
    expect(along).toEqual(along.toSorted((one, other) => other - one));
  }
});

it.each(["dock0a", "dock1a", "dock2a", "dock3a"])("goods lie beside a boat at %s, not under it", (spot) => {
  const view = structuredClone(late.view) as unknown as RoadsAndBoatsView;
  const tile = view.tiles.find(
    ({ river, house, ground }) => river.length === 0 && house && Object.keys(ground).length,
  )!;
  Object.assign(view.players[0]!.transporters[0]!, { kind: "raft", hex: tile.hex, spot });
  const { fleet, stacks } = sceneOf(view, tilesOf(view), tile);
  const boat = fleet.find((one) => one.transporter.kind === "raft")!;
  expect(stacks.length).toBeGreaterThan(0);
  for (const stack of stacks) expect(distance(stack, boat)).toBeGreaterThan(38);
});
