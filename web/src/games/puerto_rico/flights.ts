/** Which pieces travel with an event, and from where to where. */
import type { Flight } from "../../lib/board";
import type { Happened } from "../../lib/generated/wire";

type Told = (told: {
  seat: number;
  good: string;
  tile: string;
  building: string;
  role: string;
  ship: string;
  count: number;
  doubloons: number;
  vp: number;
}) => [piece: string, from: string, to: string, count?: number][];

const FLIGHTS: Record<string, Told> = {
  "role-chosen": ({ role, seat, doubloons }) => [["doubloon", `role:${role}`, `coins:${seat}`, doubloons]],
  prospected: ({ seat }) => [["doubloon", "role:prospector_1", `coins:${seat}`]],
  settled: ({ tile, seat }) => [[`tile-${tile}`, `tile:${tile}`, `island:${seat}`]],
  "hacienda-drew": ({ tile, seat }) => [[`tile-${tile}`, "pile", `island:${seat}`]],
  "hospice-sent": ({ seat }) => [["colonist", "colonist-supply", `island:${seat}`]],
  "university-sent": ({ seat }) => [["colonist", "colonist-supply", `city:${seat}`]],
  "plantations-drawn": () => [["tile-back", "pile", "plantations", 4]],
  "mayor-privilege": ({ seat }) => [["colonist", "colonist-supply", `san-juan:${seat}`]],
  "colonists-arrived": ({ seat, count }) => [["colonist", "colonist-ship", `san-juan:${seat}`, count]],
  "ship-refilled": ({ count }) => [["colonist", "colonist-supply", "colonist-ship", count]],
  built: ({ building, seat }) => [[`b-${building}`, `building:${building}`, `city:${seat}`]],
  produced: ({ good, seat, count }) => [[`barrel-${good}`, `supply:${good}`, `goods:${seat}:${good}`, count]],
  "craftsman-privilege": ({ good, seat }) => [[`barrel-${good}`, `supply:${good}`, `goods:${seat}:${good}`]],
  "factory-paid": ({ seat, doubloons }) => [["doubloon", `city:${seat}`, `coins:${seat}`, doubloons]],
  sold: ({ good, seat, doubloons }) => [
    [`barrel-${good}`, `goods:${seat}:${good}`, "house"],
    ["doubloon", "house", `coins:${seat}`, doubloons],
  ],
  loaded: ({ good, seat, ship, count, vp }) => [
    [`barrel-${good}`, `goods:${seat}:${good}`, `ship:${ship}`, count],
    ["vp", "pool", `vp:${seat}`, vp],
  ],
  "ship-sailed": ({ ship }) => [["ship-colonist", `ship:${ship}`, "goods-left"]],
  spoiled: ({ good, seat, count }) => [[`barrel-${good}`, `goods:${seat}:${good}`, `supply:${good}`, count]],
};

export function flights(event: Happened): Flight[] {
  const told = FLIGHTS[event.id]?.(event.args as Parameters<Told>[0]) ?? [];
  return told
    .map(([piece, from, to, count = 1]) => ({ symbol: `pr-${piece}`, from, to, count }))
    .filter((flight) => flight.count > 0);
}
