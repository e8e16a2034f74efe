/** The drawings of Roads & Boats by the ids of the things they show; rules, log and board use the same ones. */
import sprite from "./pieces.svg?raw";
import type { Pieces } from "../../lib/pieces";

const PLAIN: Record<string, string> = {
  transporters: "transporter-donkey",
  bricks: "brick",
  brick: "brick",
  wonder: "brick",
  home: "home",
  road: "road",
  bridge: "bridge",
  wall: "wall",
  demolish: "demolish",
  temple: "temple",
  research: "lamp",
  points: "good-coins",
  shaft: "topic-new_shafts",
  geese: "good-goose",
};
const known = new Set(Array.from(sprite.matchAll(/id="rb-([\w-]+)"/g), (found) => found[1]!));

function symbolOf(element: string): string | null {
  const [kind = "", value] = element.split(":") as [string?, string?];
  const piece = value === undefined || kind === "piece" ? PLAIN[value ?? kind] : `${kind}-${value}`;
  return piece && known.has(piece) ? `#rb-${piece}` : null;
}

export default { sprite, symbolOf } satisfies Pieces;
