/** The drawings of Age of Discovery by the ids of the things they show; rules, log and board use the same ones. */
import sprite from "./pieces.svg?raw";
import type { Pieces } from "../../lib/pieces";

const PLAIN: Record<string, string> = {
  money: "coin",
  ships: "ship",
  ship: "ship",
  vp: "laurel",
  units: "unit-colonist",
  soldiers: "unit-soldier",
  tiles: "tile-back",
  natives: "native",
};
const known = new Set(Array.from(sprite.matchAll(/id="ad-([\w-]+)"/g), (found) => found[1]!));

function symbolOf(element: string): string | null {
  const [kind, value] = element.split(":") as [string, string?];
  const piece = value === undefined || kind === "piece" ? PLAIN[value ?? kind] : `${kind}-${value}`;
  return piece && known.has(piece) ? `#ad-${piece}` : null;
}

export default { sprite, symbolOf } satisfies Pieces;
