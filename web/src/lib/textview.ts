/** The position of any game in sentences, for those who hear the page. A drawn board may tell it better. */
import type { Seat } from "./board";
import { fieldsOf, isPlain, isRecord, playersOf } from "./generic";

type Say = (word: string) => string;

export function describe(view: unknown, seats: Seat[], word: Say): string[] {
  const { facts, areas } = fieldsOf(view);
  const lines = facts.map(([name, value]) => `${word(name)}: ${plain(value, word)}`);
  for (const [name, value] of areas) lines.push(`${word(name)}: ${tell(value, word)}`);
  for (const [seat, player] of playersOf(view).entries())
    lines.push(`${seats[seat]?.name ?? seat + 1}: ${tell(player, word)}`);
  return lines;
}

function tell(value: unknown, word: Say): string {
  if (isPlain(value)) return plain(value, word);
  if (Array.isArray(value)) return value.length ? value.map((one) => tell(one, word)).join("; ") : "–";
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${word(name)} ${tell(one, word)}`)
      .join(", ");
  return "";
}

function plain(value: string | number | boolean | null, word: Say): string {
  return value === null
    ? "–"
    : typeof value === "string"
      ? word(value)
      : typeof value === "boolean"
        ? value
          ? "✓"
          : "–"
        : String(value);
}
