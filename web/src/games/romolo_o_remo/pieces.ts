/** The drawings of Romolo o Remo? by the ids of the things they show; rules, log and board use the same ones. */
import sprite from "./pieces.svg?raw";
import type { Pieces } from "../../lib/pieces";

const PLAIN: Record<string, string> = {
  half_coins: "coin",
  coin: "coin",
  battle_tokens: "battle_token",
  characters: "character-consul",
  vp: "laurel",
  hex: "hex",
};
/** Kinds whose values are drawn as values of another kind: things of the Bank, pieces in a hex. */
const SAME: Record<string, string> = {
  item: "resource",
  column: "resource",
  unit_kind: "unit",
  piece: "construction",
  warehouse: "construction",
};
const known = new Set(Array.from(sprite.matchAll(/id="rr-([\w-]+)"/g), (found) => found[1]!));

/** "worker3" is a worker, "warehouse2" a warehouse, "wall_ne" a wall. */
export function kindOf(value: string): string {
  return value
    .replace(/^\d\./, "")
    .replace(/^walls?(_\w+)?$/, "wall")
    .replace(/(?<=[a-z])\d$/, "");
}

function symbolOf(element: string): string | null {
  const [kind, value] = element.split(":") as [string, string?];
  if (value === undefined) return known.has(PLAIN[kind] ?? "") ? `#rr-${PLAIN[kind]}` : null;
  const piece = [PLAIN[value], `${kind}-${value}`, `${SAME[kind] ?? kind}-${kindOf(value)}`, kindOf(value)].find(
    (one) => one !== undefined && known.has(one),
  );
  return piece ? `#rr-${piece}` : null;
}

export default { sprite, symbolOf } satisfies Pieces;
