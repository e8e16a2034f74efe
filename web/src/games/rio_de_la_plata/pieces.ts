/** The drawings of Río de la Plata by the ids of the things they show; rules, log and board use the same ones. */
import type { Pieces } from "../../lib/pieces";
import sprite from "./pieces.svg?raw";

/** Things that are shown by the drawing of another, and kinds of numbers. */
const LIKE: Record<string, string> = {
  "grid-palace": "building-palace",
  "grid-cathedral": "building-cathedral",
  "grid-walls": "office-defender_office",
  "grid-road": "office-road_builder",
  "building-fort": "grid-fort",
  "building-harbour": "grid-harbour",
  "site-dock": "grid-harbour",
  coins: "good-coin",
  vp: "laurel",
  workers: "pawn",
  ship: "ship",
  enemies: "enemy",
  natives: "enemy-natives",
  corsairs: "enemy-corsairs",
};
const known = new Set(Array.from(sprite.matchAll(/id="rp-([\w-]+)"/g), (found) => found[1]!));

function symbolOf(element: string): string | null {
  const [kind, value] = element.split(":") as [string, string?];
  const id = value === undefined || kind === "piece" ? (value ?? kind) : `${kind}-${value}`;
  const piece = LIKE[id] ?? id;
  return known.has(piece) ? `#rp-${piece}` : null;
}

export default { sprite, symbolOf } satisfies Pieces;
