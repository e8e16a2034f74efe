import { expect, it } from "vitest";
import type { BuildingId, Tile, Yield } from "../../lib/generated/roads_and_boats";
import { recipe } from "./recipe";

const tile = (kind: BuildingId | null): Tile =>
  ({ hex: "0,0", house: kind && { kind, bank: 0, used: 0, gold: 0, iron: 0 } }) as unknown as Tile;
const sure = (uses: object, makes: object): Yield =>
  ({ hex: "0,0", uses, makes, is_wasted: false }) as unknown as Yield;
const told = (kind: BuildingId | null, next?: Yield): string =>
  recipe(tile(kind), next)
    .map(({ symbol, count }) => `${symbol.replace(/^(good|sign|transporter)-/, "")}${count > 1 ? count : ""}`)
    .join(" ");

it("what a house would need, or what is sure to come", () => {
  expect(told("sawmill")).toBe("trunks right boards2");
  expect(told("sawmill", sure({ trunks: 3 }, { boards: 6 }))).toBe("trunks3 right boards6");
  expect(told("quarry", sure({}, { stone: 1 }))).toBe("right stone");
  expect(told("wagon_factory")).toBe("donkey boards2 right wagon");
  expect(told(null)).toBe("");
  expect(told(null, sure({}, { goose: 1 }))).toBe("right goose");
});

it("one kind of wood or the other", () => {
  expect(told("coal_burner")).toBe("boards2 or trunks2 right fuel");
});

it("a mine yields one thing or the other, and nothing once its bag is empty", () => {
  expect(told("mine", sure({}, { gold: 1, iron: 1 }))).toBe("right iron or gold");
  expect(told("mine")).toBe("");
});
