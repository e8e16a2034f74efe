import { expect, it } from "vitest";
import { asTable, nameOf } from "./studies";

it("names a study after its file", () => {
  expect(nameOf("semi_final-2.json")).toBe("semi final 2");
  expect(nameOf("record")).toBe("record");
});
it("shows a study like a table that is over", () => {
  const study = {
    id: "s",
    name: "A",
    game: "puerto_rico",
    title: "Puerto Rico",
    options: {},
    seats: ["Seat 1", "Seat 2"],
    plies: 40,
    is_over: true,
    created_at: 7,
  };
  const { table, version } = asTable(study);
  expect([table.ply, version, table.status, table.turn]).toEqual([40, 40, "finished", null]);
  expect(table.seats.map((seat) => [seat.seat, seat.name])).toEqual([
    [0, "Seat 1"],
    [1, "Seat 2"],
  ]);
});
