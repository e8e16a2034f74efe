/** Which pieces travel with an event, and from where to where. */
import type { Flight } from "../../lib/board";
import type { Happened } from "../../lib/generated/wire";
import { kindOf } from "./pieces";

type Given = readonly (string | [string, number])[];
type Told = (told: {
  seat: number;
  owner: number;
  unit: string;
  unit_kind: string;
  hex: string;
  start: string;
  place: string;
  construction: string;
  piece: string;
  resource: string;
  resources: [string, number][];
  given: Given;
  received: Given;
  column: string;
  character: string;
  slot: number;
  count: number;
  half_coins: number;
  in_hand: number;
  cube: string;
  attack_token: string;
  defence_token: string;
}) => [piece: string, from: string, to: string, count?: number, seat?: number][];

const FLIGHTS: Record<string, Told> = {
  took: ({ seat, resource, count }) => [[`resource-${resource}`, "bank", `hand:${seat}`, count]],
  "tower-placed": ({ seat, hex }) => [["tower", `hand:${seat}`, `hex:${hex}`, 1, seat]],
  placed: ({ construction, hex }) => [[`construction-${construction}`, "bank", `hex:${hex}`]],
  "worker-placed": ({ seat, hex }) => [["unit-worker", `units:${seat}`, `hex:${hex}`, 1, seat]],
  "skipped-phase": ({ seat }) => [["coin", "bank", `hand:${seat}`]],
  moved: ({ seat, unit, start, hex }) => [[`unit-${kindOf(unit)}`, `hex:${start}`, `hex:${hex}`, 1, seat]],
  paid: ({ seat, resource }) => [[`resource-${resource}`, `hand:${seat}`, "bank"]],
  "paid-coins": ({ seat, half_coins }) => [["coin", `hand:${seat}`, "bank", coinsOf(half_coins)]],
  built: ({ construction, hex, count }) => [[`construction-${construction}`, "bank", `hex:${hex}`, count]],
  dismantled: ({ piece, hex }) => [[`construction-${kindOf(piece)}`, `hex:${hex}`, "bank"]],
  removed: ({ piece, hex }) => [[`construction-${kindOf(piece)}`, `hex:${hex}`, "bank"]],
  produced: ({ seat, resource, count, hex, place, in_hand }) => [
    [`resource-${resource}`, `hex:${hex}`, in_hand ? `hand:${seat}` : `hex:${place}`, count],
  ],
  collected: ({ seat, resource, count, hex }) => [[`resource-${resource}`, `hex:${hex}`, `hand:${seat}`, count]],
  created: ({ seat, unit_kind, hex }) => [[`unit-${unit_kind}`, `units:${seat}`, `hex:${hex}`, 1, seat]],
  converted: ({ seat, hex }) => [["unit-worker", `units:${seat}`, `hex:${hex}`, 1, seat]],
  "hired-mercenaries": ({ seat, hex, count }) => [["unit-mercenary", "bank", `hex:${hex}`, count, seat]],
  "hired-character": ({ seat, character, half_coins }) => [
    ["coin", `hand:${seat}`, `character:${character}`, coinsOf(half_coins)],
    [`character-${character}`, `character:${character}`, `characters:${seat}`],
  ],
  "ai-hired": ({ character }) => [[`character-${character}`, `character:${character}`, "rival"]],
  sold: ({ seat, resource, column, half_coins }) => [
    [`resource-${resource}`, `hand:${seat}`, `column:${column}`],
    ["coin", "bank", `hand:${seat}`, coinsOf(half_coins)],
  ],
  bought: ({ seat, resource, count, half_coins }) => [
    ["coin", `hand:${seat}`, "bank", coinsOf(half_coins)],
    [`resource-${resource}`, `column:${resource}`, `hand:${seat}`, count],
  ],
  "forum-paid": ({ seat, half_coins }) => [["coin", "bank", `hand:${seat}`, coinsOf(half_coins)]],
  stole: ({ seat, owner, resource }) => [[`resource-${resource}`, `hand:${owner}`, `hand:${seat}`]],
  "raided-coin": ({ seat, owner }) => [["coin", `hand:${owner}`, `hand:${seat}`]],
  exchanged: ({ seat, owner, given, received }) => [
    ...given.flatMap((one) => handedOver(one, seat, owner)),
    ...received.flatMap((one) => handedOver(one, owner, seat)),
  ],
  attacks: ({ seat, hex }) => [["act-war", `units:${seat}`, `hex:${hex}`]],
  "attacks-ai": ({ seat, hex }) => [["act-war", `units:${seat}`, `hex:${hex}`]],
  "ai-attacks": ({ hex }) => [["act-war", "rival", `hex:${hex}`]],
  "token-chosen": ({ seat }) => [["token-back", `tokens:${seat}`, "battle", 1, seat]],
  "tokens-shown": ({ hex, attack_token, defence_token }) => [
    [`token-${attack_token}`, "battle", `hex:${hex}`],
    [`token-${defence_token}`, "battle", `hex:${hex}`],
  ],
  retreated: ({ seat, start, hex }) => [["unit-soldier", `hex:${start}`, `hex:${hex}`, 1, seat]],
  "battle-won": ({ seat, count }) => [["battle_token", "bank", `tokens:${seat}`, count]],
  "battle-won-by-ai": ({ count }) => [["battle_token", "bank", "rival", count]],
  fell: ({ owner, unit, hex }) => [[`unit-${kindOf(unit)}`, `hex:${hex}`, `units:${owner}`, 1, owner]],
  destroyed: ({ piece, hex }) => [[`construction-${kindOf(piece)}`, `hex:${hex}`, "bank"]],
  income: ({ seat, resources }) =>
    resources
      .map(([resource, count]) => [`resource-${resource}`, "map", `hand:${seat}`, count] as const)
      .map((one) => [...one]),
  discharged: ({ seat, unit, hex }) => [[`unit-${kindOf(unit)}`, `hex:${hex}`, "bank", 1, seat]],
  starved: ({ seat, unit, hex }) => [[`unit-${kindOf(unit)}`, `hex:${hex}`, `units:${seat}`, 1, seat]],
  fed: ({ seat, count }) => [["resource-grain", `hand:${seat}`, "bank", count]],
  "ai-moved": ({ start, hex, count }) => [["unit-soldier", `hex:${start}`, `hex:${hex}`, count, 4]],
  "ai-retreated": ({ start, hex, count }) => [["unit-soldier", `hex:${start}`, `hex:${hex}`, count, 4]],
  "ai-fell": ({ hex, count }) => [["unit-soldier", `hex:${hex}`, "rival", count, 4]],
  "ai-earned": ({ half_coins }) => [["coin", "bank", "rival", coinsOf(half_coins)]],
  "ai-recruited": ({ hex, count }) => [["unit-soldier", "rival", `hex:${hex}`, count, 4]],
  "event-drawn": ({ cube }) => [[`cube-${cube}`, "events", "rival"]],
};

/** What goes from ally to ally; "nothing" does not. */
function handedOver(one: string | [string, number], from: number, to: number): [string, string, string, number][] {
  if (typeof one === "string") return [];
  const [item, count] = one;
  return [[item === "coin" ? "coin" : `resource-${item}`, `hand:${from}`, `hand:${to}`, count]];
}

function coinsOf(half: number): number {
  return Math.min(5, Math.ceil(half / 2));
}

export function flights(event: Happened): Flight[] {
  const told = FLIGHTS[event.id]?.(event.args as unknown as Parameters<Told>[0]) ?? [];
  return told
    .map(([piece, from, to, count = 1, seat]) => ({
      symbol: `rr-${piece}`,
      from,
      to,
      count,
      ...(seat === undefined ? {} : { seat }),
    }))
    .filter((flight) => flight.count > 0);
}
