import { expect, it, vi } from "vitest";
import type { SeatInfo } from "./generated/wire";
import { won } from "./winner";

const seat = (rest: Partial<SeatInfo>): SeatInfo =>
  ({ name: "Anna", stand_in: "", is_mine: false, ...rest }) as SeatInfo;

vi.mock("./i18n.svelte", () => ({ t: (id: string, args: object) => `${id} ${JSON.stringify(args)}` }));

it("names who won, me as you", () => {
  expect(won(seat({}), "row-won")).toBe('row-won {"name":"Anna","bot":""}');
  expect(won(seat({ is_mine: true }), "row-won")).toMatch(/^row-won-you /);
});
it("names the bot that played on, and for whom", () => {
  expect(won(seat({ stand_in: "Pepi" }), "row-won")).toBe('row-won-bot {"name":"Anna","bot":"Pepi"}');
  expect(won(seat({ stand_in: "Pepi", is_mine: true }), "end-won")).toMatch(/^end-won-bot-you /);
});
