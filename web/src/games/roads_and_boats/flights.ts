/** Which pieces travel with an event, and from where to where. */
import type { Flight } from "../../lib/board";
import type { Happened } from "../../lib/generated/wire";

type Told = (told: {
  seat: number;
  owner: number;
  hex: string;
  origin: string;
  to: string;
  good: string;
  count: number;
  building: string;
  transporter: string;
  topic: string;
  aboard: number;
}) => [piece: string, from: string, to: string, count?: number, seat?: number][];

const FLIGHTS: Record<string, Told> = {
  yielded: ({ hex, good }) => [[`good-${good}`, `house:${hex}`, `hex:${hex}`]],
  "goose-hatched": ({ hex }) => [["good-goose", `hex:${hex}`, `hex:${hex}`]],
  produced: ({ hex, good, count }) => [[`good-${good}`, `house:${hex}`, `hex:${hex}`, count]],
  "ran-by-itself": ({ hex, good, count }) => [[`good-${good}`, `house:${hex}`, `hex:${hex}`, count]],
  "transporter-made": ({ seat, transporter, hex }) => [
    [`transporter-${transporter}`, `house:${hex}`, `hex:${hex}`, 1, seat],
  ],
  "donkey-born": ({ seat, hex }) => [["transporter-donkey", `hex:${hex}`, `fleet:${seat}`, 1, seat]],
  researched: ({ hex, topic }) => [["lamp", `hex:${hex}`, `topic:${topic}`]],
  loaded: ({ seat, hex, good }) => [[`good-${good}`, `hex:${hex}`, `fleet:${seat}`]],
  unloaded: ({ seat, hex, good }) => [[`good-${good}`, `fleet:${seat}`, `hex:${hex}`]],
  stepped: ({ seat, transporter, origin, hex }) => [
    [`transporter-${transporter}`, `hex:${origin}`, `hex:${hex}`, 1, seat],
  ],
  "pushed-out": ({ seat, transporter, hex }) => [
    [`transporter-${transporter}`, `fleet:${seat}`, `hex:${hex}`, 1, seat],
  ],
  built: ({ seat, building, hex }) => [[`building-${building}`, `fleet:${seat}`, `hex:${hex}`]],
  "bridge-built": ({ seat, hex }) => [["bridge", `fleet:${seat}`, `hex:${hex}`]],
  "road-built": ({ hex, to }) => [["road", `hex:${hex}`, `hex:${to}`]],
  "wall-built": ({ seat, hex }) => [["wall", `fleet:${seat}`, `hex:${hex}`, 1, seat]],
  "brick-bought": ({ seat }) => [["brick", `home:${seat}`, "wonder", 1, seat]],
};

export function flights(event: Happened): Flight[] {
  const told = FLIGHTS[event.id]?.(event.args as unknown as Parameters<Told>[0]) ?? [];
  return told
    .map(([piece, from, to, count = 1, seat]) => ({
      symbol: `rb-${piece}`,
      from,
      to,
      count,
      ...(seat === undefined ? {} : { seat }),
    }))
    .filter((flight) => flight.count > 0);
}
