/** How actions and phases look outside the board: in the bar and the header. */
import type { Chip, Offered, Phase, Shape, Translate } from "../../lib/board";
import type { AgeOfDiscoveryView } from "../../lib/generated/age_of_discovery";
import pieces from "./pieces";
import { capital } from "./table";

const BOXES: Record<string, string> = {
  initiative: "ad-coin",
  dock: "ad-unit-colonist",
  goods: "ad-good-sugar",
  shipping: "ad-ship",
  capital: "ad-building-prosperity",
  discovery: "ad-building-navigator",
  spec_training: "ad-building-training_grounds",
  warfare: "ad-war",
};
/** Verbs whose only argument says all: the question says the verb. */
const NOUNS = new Set([
  "unit",
  "recruit",
  "train",
  "place",
  "land",
  "map",
  "ally",
  "explore",
  "fight",
  "leave",
  "enter",
  "take",
  "buy",
]);

/** An action as icon and noun. A unit that is placed brings nothing yet; with the last one boxes of all are resolved. */
export function shape(offered: Offered, t: Translate): Shape {
  const [verb = "", value = ""] = offered.line.split(" ");
  const element = offered.elements[0] ?? "";
  const noun = NOUNS.has(verb) ? t(element.replace(":", "-")) : offered.label;
  return { icon: iconOf(verb, value, element), noun: capital(noun), isPlain: verb === "place" };
}

function iconOf(verb: string, value: string, element: string): string | null {
  switch (verb) {
    case "place":
      return BOXES[value] ?? `ad-unit-${value.replace("spec_", "")}`;
    case "bid":
      return "ad-coin";
    case "declare":
    case "attack":
    case "fight":
      return "ad-war";
    case "explore":
    case "map":
      return "ad-tile-back";
    case "send":
      return `ad-unit-${value === "other" ? "colonist" : value}`;
    default:
      return pieces.symbolOf(element)?.slice(1) ?? null;
  }
}

/** Who somebody is stands on the board: turn order, boxes, hand. */
export function chips(): Chip[] {
  return [];
}

/** A turn has one phase at a time, and its title says which. */
export function phases(_view: AgeOfDiscoveryView): Phase[] {
  return [];
}
