import { beforeEach, expect, it } from "vitest";
import { Player } from "./player.svelte";

let shown: number[];
let player: Player;
beforeEach(() => {
  shown = [];
  player = new Player((ply) => shown.push(ply));
  player.last = 3;
});

it("steps and stays inside the match", () => {
  player.step(1);
  player.step(-5);
  player.seek(99);
  expect(shown).toEqual([1, 0, 3]);
});
it("goes on whenever a ply has been seen, and stops at the end", () => {
  player.toggle();
  expect(shown).toEqual([1]);
  player.next();
  player.next();
  expect([shown, player.isPlaying]).toEqual([[1, 2, 3], true]);
  player.next();
  expect([shown, player.isPlaying]).toEqual([[1, 2, 3], false]);
});
it("begins again when it is played at the end, and pauses by a step", () => {
  player.seek(3);
  player.toggle();
  expect(player.ply).toBe(0);
  player.key("ArrowRight");
  player.next();
  expect(player.ply).toBe(1);
});
it("is steered by keys", () => {
  expect(player.key("End")).toBe(true);
  expect(player.ply).toBe(3);
  expect(player.key("x")).toBe(false);
});
