import { describe, expect, it } from "vitest";
import { flights, touched } from "./motion";
import type { PuertoRicoView } from "./view";
import captain from "../../../gallery/fixtures/captain-mid-4.json";

function table(): PuertoRicoView {
  return structuredClone(captain.view) as unknown as PuertoRicoView;
}

describe("movement", () => {
  it("is nothing between equal views", () => {
    expect(flights(table(), table())).toEqual([]);
    expect(touched(table(), table())).toEqual([]);
  });

  it("takes loaded barrels from their owner to the ship", () => {
    const [before, after] = [table(), table()];
    before.ships[1] = { capacity: 6, good: "corn", load: 1 };
    before.players[2]!.goods.corn = 4;
    after.ships[1] = { capacity: 6, good: "corn", load: 5 };
    after.players[2]!.goods.corn = 0;
    expect(flights(before, after)).toEqual([{ piece: "barrel-corn", from: "goods:2:corn", to: "ship:6", count: 4 }]);
  });

  it("takes a new tile to the island and a building to the city", () => {
    const [before, after] = [table(), table()];
    after.players[1]!.island.push({ kind: "quarry", occupied: false });
    after.players[3]!.city.push({ building: "city_hall", colonists: 0 });
    expect(flights(before, after)).toEqual([
      { piece: "tile-quarry", from: "tile:quarry", to: "island:1", count: 1 },
      { piece: "b-city_hall", from: "building:city_hall", to: "city:3", count: 1 },
    ]);
    expect(touched(before, after)).toEqual([1, 3]);
  });

  it("takes a sold barrel to the trading house and the money back", () => {
    const [before, after] = [table(), table()];
    before.trading_house = [];
    before.players[0]!.goods.coffee = 1;
    after.trading_house = ["coffee"];
    after.players[0]!.goods.coffee = 0;
    after.players[0]!.doubloons = before.players[0]!.doubloons + 4;
    expect(flights(before, after)).toEqual([
      { piece: "barrel-coffee", from: "goods:0:coffee", to: "house", count: 1 },
      { piece: "doubloon", from: "house", to: "coins:0", count: 4 },
    ]);
  });
});
