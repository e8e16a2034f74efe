/** Which pieces travel with an event, and from where to where. */
import type { Flight } from "../../lib/board";
import type { Happened } from "../../lib/generated/wire";

type Told = (told: {
  seat: number;
  owner: number;
  partner: number;
  space: string;
  start: string;
  grid: string;
  cell: string;
  site: string;
  slot: string;
  office: string;
  building: string;
  good: string;
  wall: string;
  enemy: string;
  count: number;
  coins: number;
  size: number;
  killed: number;
  vp: number;
}) => [piece: string, from: string, to: string, count?: number, seat?: number][];

/** A group outside stands before a wall, in the city on a space. */
function place(start: string): string {
  return /^[nwe]/.test(start) ? `wall:${start}` : `space:${start}`;
}

const FLIGHTS: Record<string, Told> = {
  placed: ({ seat, space }) => [["pawn", `hand:${seat}`, `space:${space}`, 1, seat]],
  expropriated: ({ seat, owner, space, count }) => [
    ["pawn", `space:${space}`, `hand:${owner}`, count, owner],
    ["pawn", `hand:${seat}`, `space:${space}`, 2 * count - 1, seat],
  ],
  "joined-grid": ({ seat, cell }) => [["pawn", `hand:${seat}`, `cell:${cell}`, 1, seat]],
  "sent-to-work": ({ seat, site, count }) => [["pawn", `hand:${seat}`, `site:${site}`, count, seat]],
  "sought-office": ({ seat, office }) => [["pawn", `hand:${seat}`, `office:${office}`, 1, seat]],
  "departure-paid": ({ seat, coins }) => [["good-coin", `goods:${seat}`, "ship", coins]],
  built: ({ seat, building, space }) => [[`building-${building}`, `goods:${seat}`, `space:${space}`, 1, seat]],
  activated: ({ seat, space, good }) => [[`good-${good}`, `space:${space}`, `goods:${seat}`]],
  prayed: ({ seat, space }) => [["good-coin", `goods:${seat}`, `space:${space}`]],
  collected: ({ seat, slot, good }) => [
    [`good-${good}`, `slot:${slot}`, `goods:${seat}`],
    ["pawn", `slot:${slot}`, `hand:${seat}`, 1, seat],
  ],
  harvested: ({ seat, coins }) => [["good-coin", "site:fields", `goods:${seat}`, coins]],
  refined: ({ seat }) => [["good-precious", "site:workshop", `goods:${seat}`]],
  loaded: ({ seat, good }) => [[`good-${good}`, `goods:${seat}`, "ship"]],
  "office-taken": ({ seat, office, coins }) => [
    ["good-coin", `goods:${seat}`, `office:${office}`, Math.min(coins, 5)],
    [`office-${office}`, `office:${office}`, `vp:${seat}`],
  ],
  "office-missed": ({ seat, office }) => [["pawn", `office:${office}`, `hand:${seat}`, 1, seat]],
  "left-unpaid": ({ seat, cell }) => [["pawn", `cell:${cell}`, `hand:${seat}`, 1, seat]],
  "cell-scored": ({ seat, grid, vp }) => [["laurel", `grid:${grid}`, `vp:${seat}`, Math.min(vp, 3)]],
  "cargo-sold": ({ seat, coins }) => [["good-coin", "ship", `goods:${seat}`, Math.min(coins, 5)]],
  "master-received": ({ seat, good }) => [[`good-${good}`, `vp:${seat}`, `goods:${seat}`]],
  "sent-home": ({ seat, space, count }) => [["pawn", `space:${space}`, `hand:${seat}`, count, seat]],
  withdrawn: ({ seat, space, count }) => [["pawn", `space:${space}`, `hand:${seat}`, count, seat]],
  defended: ({ seat, space }) => [["pawn", `hand:${seat}`, `space:${space}`, 1, seat]],
  "defended-for": ({ owner, space }) => [["pawn", `hand:${owner}`, `space:${space}`, 1, owner]],
  stepped: ({ seat, start, space, size }) => [["pawn", `space:${start}`, `space:${space}`, size, seat]],
  "enemies-stepped": ({ start, space, size }) => [["enemy", place(start), `space:${space}`, size]],
  "pawns-lost": ({ seat, space, count }) => [["pawn", `space:${space}`, `hand:${seat}`, count, seat]],
  "kills-scored": ({ seat, vp }) => [["laurel", `hand:${seat}`, `vp:${seat}`, Math.min(vp, 3)]],
  destroyed: ({ seat, building, space }) => [[`building-${building}`, `space:${space}`, `vp:${seat}`]],
};

export function flights(event: Happened): Flight[] {
  const told = FLIGHTS[event.id]?.(event.args as unknown as Parameters<Told>[0]) ?? [];
  return told
    .map(([piece, from, to, count = 1, seat]) => ({
      symbol: `rp-${piece}`,
      from,
      to,
      count,
      ...(seat === undefined ? {} : { seat }),
    }))
    .filter((flight) => flight.count > 0);
}
