/** Which pieces travel with an event, and from where to where. */
import type { Flight } from "../../lib/board";
import type { Happened } from "../../lib/generated/wire";

type Told = (told: {
  seat: number;
  opponent: number;
  unit: string;
  box: string;
  region: string;
  origin: string;
  destination: string;
  good: string;
  building: string;
  count: number;
  money: number;
  vp: number;
  captains: number;
  soldiers: number;
  others: number;
}) => [piece: string, from: string, to: string, count?: number, seat?: number][];

const FLIGHTS: Record<string, Told> = {
  recruited: ({ seat, unit }) => [[`unit-${unit}`, "supply", `hand:${seat}`, 1, seat]],
  placed: ({ seat, unit, box }) => [[`unit-${unit}`, `hand:${seat}`, `box:${box}`, 1, seat]],
  "initiative-paid": ({ seat, money }) => [["coin", "box:initiative", `money:${seat}`, money]],
  landed: ({ seat, unit, region }) => [[`unit-${unit}`, "box:dock", `region:${region}`, 1, seat]],
  "merchant-paid": ({ seat, region, money }) => [["coin", `region:${region}`, `money:${seat}`, money]],
  converted: ({ seat, region, count }) => [["unit-colonist", "box:dock", `region:${region}`, count, seat]],
  "region-good-taken": ({ seat, good, region }) => [[`good-${good}`, `region:${region}`, `goods:${seat}`]],
  "good-picked": ({ seat, good }) => [[`good-${good}`, `market:${good}`, `goods:${seat}`]],
  "ship-won": ({ seat }) => [["ship", "ship", `goods:${seat}`]],
  bought: ({ seat, building, money }) => [
    ["coin", `money:${seat}`, `building:${building}`, Math.min(money, 5)],
    [`building-${building}`, `building:${building}`, `line:${seat}`],
  ],
  "paid-at-once": ({ seat, money }) => [["coin", `line:${seat}`, `money:${seat}`, money]],
  "building-paid": ({ seat, money }) => [["coin", `line:${seat}`, `money:${seat}`, money]],
  "allies-arrived": ({ seat, region, count }) => [["unit-soldier", "box:capital", `region:${region}`, count, seat]],
  "expedition-leaves": ({ seat, captains, soldiers, others }) => [
    ["unit-captain", `discovery:${seat}`, "sea", captains, seat],
    ["unit-soldier", `discovery:${seat}`, "sea", soldiers, seat],
    ["unit-colonist", `discovery:${seat}`, "sea", others, seat],
  ],
  "tile-turned": ({ region }) => [["tile-back", "sea", `region:${region}`]],
  discovered: ({ seat, region, money }) => [
    ["unit-colonist", "sea", `region:${region}`, 1, seat],
    ["coin", `region:${region}`, `money:${seat}`, money],
    ["tile-back", `region:${region}`, `line:${seat}`],
  ],
  "card-won": ({ seat, money }) => [
    ["coin", "sea", `money:${seat}`, money],
    ["tile-back", "sea", `line:${seat}`],
  ],
  "specialist-gained": ({ seat, unit }) => [[`unit-${unit}`, `box:spec_${unit}`, `line:${seat}`, 1, seat]],
  trained: ({ seat, unit, money }) => [
    ["coin", `money:${seat}`, "box:spec_training", money],
    [`unit-${unit}`, "box:spec_training", `line:${seat}`, 1, seat],
  ],
  "war-declared": ({ seat, money }) => [["coin", `money:${seat}`, "box:warfare", Math.min(money, 5)]],
  casualties: ({ opponent, region, soldiers, others }) => [
    ["unit-soldier", `region:${region}`, `money:${opponent}`, soldiers, opponent],
    ["unit-colonist", `region:${region}`, `money:${opponent}`, others, opponent],
  ],
  income: ({ seat, money }) => [["coin", `goods:${seat}`, `money:${seat}`, money]],
  robbed: ({ seat, opponent, money }) => [["coin", `money:${opponent}`, `money:${seat}`, money]],
  "unit-given": ({ seat, unit, count }) => [[`unit-${unit}`, `line:${seat}`, `line:${seat}`, count, seat]],
  "discovery-joined": ({ seat, unit }) => [[`unit-${unit}`, `line:${seat}`, "box:discovery", 1, seat]],
  "dock-filled": ({ seat }) => [["unit-colonist", `line:${seat}`, "box:dock", 1, seat]],
  "company-drew": ({ seat, good }) => [[`good-${good}`, `line:${seat}`, `goods:${seat}`]],
  moved: ({ seat, origin, destination, soldiers, others }) => [
    ["unit-soldier", `region:${origin}`, `region:${destination}`, soldiers, seat],
    ["unit-colonist", `region:${origin}`, `region:${destination}`, others, seat],
  ],
  "colony-scored": ({ seat, region, vp }) => [["laurel", `region:${region}`, `vp:${seat}`, Math.min(vp, 3)]],
  "building-shown": ({ building }) => [[`building-${building}`, "stack", `building:${building}`]],
};

export function flights(event: Happened): Flight[] {
  const told = FLIGHTS[event.id]?.(event.args as unknown as Parameters<Told>[0]) ?? [];
  return told
    .map(([piece, from, to, count = 1, seat]) => ({
      symbol: `ad-${piece}`,
      from,
      to,
      count,
      ...(seat === undefined ? {} : { seat }),
    }))
    .filter((flight) => flight.count > 0);
}
