// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { i18n } from "./i18n.svelte";

const TEXTS = `
enemy-corsairs = corsairs
    .the = the corsairs
event-year-begins = The year { $year } begins.
    .title = { $year }
event-war-begins = War!
    .title = war with { $the_enemy }
event-turn-begins = Turn { $turn } begins.
    .title = Turn { $turn }
`;

it("heads the log with what begins, be it a number, a plain word or a thing with a name", async () => {
  vi.stubGlobal("fetch", async () => new Response(TEXTS));
  await i18n.need("a_game");
  expect(i18n.titleOf({ id: "year-begins", args: { year: "1581" } })).toBe("1581");
  expect(i18n.titleOf({ id: "war-begins", args: { enemy: "corsairs", count: 2, seat: 0 } })).toBe(
    "War with the corsairs",
  );
  expect(i18n.titleOf({ id: "turn-begins", args: { turn: 3 } })).toBe("Turn 3");
});
