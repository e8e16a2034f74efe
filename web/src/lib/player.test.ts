import { beforeEach, expect, it, vi } from "vitest";
import { Player } from "./player.svelte";

let shown: number[];
let player: Player;
beforeEach(() => {
  vi.useFakeTimers();
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
it("plays to the end and stops", () => {
  player.toggle();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
  expect(player.isPlaying).toBe(false);
});
it("begins again when it is played at the end, and pauses by a step", () => {
  player.seek(3);
  player.toggle();
  expect(player.ply).toBe(0);
  player.key("ArrowRight");
  vi.advanceTimersByTime(10_000);
  expect(player.ply).toBe(1);
});
it("is steered by keys", () => {
  expect(player.key("End")).toBe(true);
  expect(player.ply).toBe(3);
  expect(player.key("x")).toBe(false);
});
