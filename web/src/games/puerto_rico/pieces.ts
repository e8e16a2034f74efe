/** The drawings of Puerto Rico by the ids of the things they show; rules, log and board use the same ones. */
import sprite from "./pieces.svg?raw";
import type { Pieces } from "../../lib/pieces";

const NUMBERS: Record<string, string> = {
  doubloons: "doubloon",
  doubloon: "doubloon",
  vp: "vp",
  colonists: "colonist",
  colonist: "colonist",
  governor: "governor",
};
const KINDS: Record<string, (value: string) => string> = {
  good: (value) => `barrel-${value}`,
  tile: (value) => `tile-${value}`,
  building: (value) => `b-${value}`,
  piece: (value) => NUMBERS[value] ?? value,
  role: (value) => `role-${value.replace(/_\d$/, "")}`,
};
const known = new Set(Array.from(sprite.matchAll(/id="pr-([\w-]+)"/g), (found) => found[1]!));

function symbolOf(element: string): string | null {
  const [kind, value] = element.split(":") as [string, string?];
  const piece = value === undefined ? NUMBERS[kind] : KINDS[kind]?.(value);
  return piece && known.has(piece) ? `#pr-${piece}` : null;
}

export default { sprite, symbolOf } satisfies Pieces;
