import { describe, expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/move-first-2.json";
import type { RoadsAndBoatsView, Tile } from "../../lib/generated/roads_and_boats";
import { changes, forecast } from "./forecast";

const start = fixture.view as unknown as RoadsAndBoatsView;
const HEX = "0,-1";

/** A map where one pasture alone has something, and nobody is there. */
function withTile(change: Partial<Tile>): RoadsAndBoatsView {
  const bare = { house: null, ground: {}, bridges: [], bred: false };
  return {
    ...start,
    players: start.players.map((player) => ({ ...player, transporters: [] })),
    tiles: start.tiles.map((tile) => (tile.hex === HEX ? { ...tile, ...bare, ...change } : { ...tile, ...bare })),
  };
}
const house = (kind: string, gold = 0, iron = 0): Tile["house"] =>
  ({ kind, bank: 0, used: 0, gold, iron }) as Tile["house"];
const ground = (goods: Record<string, number>): Tile["ground"] => ({ "0": goods }) as Tile["ground"];

describe("the next production", () => {
  it("RB-6.2.1: a primary producer makes one good", () => {
    expect(forecast(withTile({ house: house("quarry") }))).toMatchObject([{ hex: HEX, makes: { stone: 1 } }]);
  });

  it("RB-6.2.2: an empty mine yields nothing, a full one the one or the other", () => {
    expect(forecast(withTile({ house: house("mine") }))).toEqual([]);
    expect(forecast(withTile({ house: house("mine", 2, 1) }))).toMatchObject([{ makes: { gold: 1, iron: 1 } }]);
  });

  it("RB-6.2.30: complete sets on the ground are converted up to the capacity", () => {
    const five = forecast(withTile({ house: house("sawmill"), ground: ground({ trunks: 5 }) }));
    expect(five).toMatchObject([{ uses: { trunks: 3 }, makes: { boards: 6 }, isWasted: false }]);
  });

  it("RB-6.2.31: a coal burner uses boards first", () => {
    const burnt = forecast(withTile({ house: house("coal_burner"), ground: ground({ boards: 5, trunks: 4 }) }));
    expect(burnt).toMatchObject([{ uses: { boards: 5, trunks: 3 }, makes: { fuel: 4 } }]);
  });

  it("RB-6.2.32: goods in a boat factory are lost, a wagon factory waits for a donkey", () => {
    const raft = forecast(withTile({ house: house("raft_factory"), ground: ground({ trunks: 5 }) }));
    expect(raft).toMatchObject([{ uses: { trunks: 2 }, makes: {}, isWasted: true }]);
    expect(forecast(withTile({ house: house("wagon_factory"), ground: ground({ boards: 2 }) }))).toEqual([]);
  });

  it("RB-6.2.5: two geese alone on a pasture have a third", () => {
    expect(forecast(withTile({ ground: ground({ goose: 2 }) }))).toMatchObject([{ makes: { goose: 1 } }]);
    expect(forecast(withTile({ ground: ground({ goose: 3 }) }))).toEqual([]);
    expect(forecast(withTile({ ground: ground({ goose: 2, stone: 1 }) }))).toEqual([]);
  });

  it("RB-6.2.33: geese and paper on the ground vanish", () => {
    const loose = forecast(withTile({ ground: ground({ goose: 5, paper: 2 }) }));
    expect(loose).toMatchObject([{ uses: { goose: 4, paper: 2 }, isWasted: true }]);
  });
});

it("a plan shows only what it changes", () => {
  const before = withTile({ house: house("sawmill") });
  const after = withTile({ house: house("sawmill"), ground: ground({ trunks: 2 }) });
  expect(changes(before, after)).toMatchObject([{ makes: { boards: 4 } }]);
  expect(changes(after, after)).toEqual([]);
});
