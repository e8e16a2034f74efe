/** The way of a transporter as a draft: steps, pick-ups and drops, one after the other; opposite ones cancel out. */
import type { Barred, Offered } from "../../lib/board";
import type { GoodId, RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { beside } from "./hexes";
import { findCarrier, tileAt, transportersOf, type Goods } from "./table";

export interface Step {
  kind: "step";
  line: string;
  /** "0,0/bank0" */
  place: string;
  hex: string;
}

/** One good from a partner (the ground of a region, a transporter, geese that follow) or to it. */
export interface Transfer {
  kind: "get" | "put";
  good: GoodId;
  partner: string;
}

/** Leading geese, carrying transporters: what the server calls it. */
export interface Other {
  kind: "other";
  line: string;
  label: string;
}

export type Part = Step | Transfer | Other;

/** A draft with one part more. Back to where one just came from, or back with what was just loaded: as if nothing had been. */
export function more(parts: readonly Part[], part: Part, from: string): Part[] {
  const last = parts.at(-1);
  if (part.kind === "step" && last?.kind === "step") {
    const before = parts.slice(0, -1).findLast((one): one is Step => one.kind === "step")?.place ?? from;
    if (before === part.place) return parts.slice(0, -1);
  }
  if (part.kind === "get" || part.kind === "put") {
    const opposite = sameStop(parts).findLastIndex(
      (one) => isTransfer(one) && one.kind !== part.kind && one.good === part.good && one.partner === part.partner,
    );
    if (opposite >= 0) return parts.toSpliced(stopOf(parts) + opposite, 1);
  }
  return [...parts, part];
}

export function isTransfer(part: Part): part is Transfer {
  return part.kind === "get" || part.kind === "put";
}

/** Where the last stop begins. */
function stopOf(parts: readonly Part[]): number {
  return parts.findLastIndex((part) => part.kind === "step") + 1;
}

function sameStop(parts: readonly Part[]): Part[] {
  return parts.slice(stopOf(parts));
}

/** A row of equal parts, as one chip shows them. */
export interface Chip {
  part: Part;
  first: number;
  count: number;
}

/** Equal transfers in a row are one chip with a number. */
export function chipsOf(parts: readonly Part[]): Chip[] {
  const chips: Chip[] = [];
  parts.forEach((part, i) => {
    const last = chips.at(-1);
    if (last && isTransfer(part) && isTransfer(last.part) && isSame(part, last.part)) last.count++;
    else chips.push({ part, first: i, count: 1 });
  });
  return chips;
}

function isSame(one: Transfer, other: Transfer): boolean {
  return one.kind === other.kind && one.good === other.good && one.partner === other.partner;
}

/** What a question is answered with on the way to a part; null if the part is not possible here. */
export function answerTo(
  offered: readonly Offered[],
  view: RoadsAndBoatsView,
  carrier: string,
  part: Part,
): string | null {
  const has = (line: string): string | null => (offered.some((one) => one.line === line) ? line : null);
  if (!isTransfer(part)) return has(part.line) ?? has("close");
  const { handler, partner } = view.under_way;
  // a full transporter takes a good from another one only in exchange for what it returns next
  const swap = part.kind === "get" ? has(`swap ${part.good}`) : null;
  if (handler === carrier && partner === part.partner) return has(`${part.kind} ${part.good}`) ?? swap ?? has("close");
  return has(`exchange ${part.partner}`) ?? has(`stow ${carrier}`) ?? has("close");
}

/** Is this line the part itself, and not only a way to it? */
export function isPart(line: string, part: Part): boolean {
  if (!isTransfer(part)) return line === part.line;
  return line === `${part.kind} ${part.good}` || (part.kind === "get" && line === `swap ${part.good}`);
}

/** Has the good of a transfer changed hands between two positions? */
export function hasMoved(before: RoadsAndBoatsView, after: RoadsAndBoatsView, carrier: string, part: Part): boolean {
  if (!isTransfer(part)) return false;
  const held = (view: RoadsAndBoatsView): number =>
    (findCarrier(view, carrier)?.cargo as Goods | undefined)?.[part.good] ?? 0;
  return held(after) - held(before) === (part.kind === "get" ? 1 : -1);
}

/** With whom a transporter has exchanged something between two positions: what lies or is held there has changed. */
export function exchangedWith(before: RoadsAndBoatsView, after: RoadsAndBoatsView, carrier: string): string | null {
  const hex = findCarrier(before, carrier)?.hex ?? "";
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? {}) !== JSON.stringify(other ?? {});
  const [here, then] = [tileAt(before, hex)?.ground ?? {}, tileAt(after, hex)?.ground ?? {}];
  const region = ["0", "1", "2"].find((one) => differs(here[one], then[one]));
  if (region !== undefined) return `ground${region}`;
  const other = transportersOf(before).find(
    (one) => one.id !== carrier && differs(one.cargo, findCarrier(after, one.id)?.cargo),
  );
  return other?.id ?? null;
}

/** Steps that are barred, on the tile that they would lead to: they are named by the side they cross. */
export function onMap(barred: readonly Barred[], hex: string): Barred[] {
  return barred.flatMap((one) => {
    const [verb, side] = one.action.split(" ");
    return verb === "step" ? [{ ...one, elements: [`hex:${beside(hex, Number(side))}`] }] : [];
  });
}

/** Why a part is not possible: what it is itself, or the exchange that it needs. */
export function reasonFor(barred: readonly Barred[], part: Part | undefined): string | undefined {
  if (!part) return undefined;
  const lines = isTransfer(part) ? [`${part.kind} ${part.good}`, `exchange ${part.partner}`] : [part.line];
  return barred.find((one) => lines.includes(one.action))?.text;
}

/** Steps as the server offers them. */
export function stepsOf(offered: readonly Offered[]): (Step & { isLast: boolean; note: string })[] {
  return offered.flatMap((one) => {
    const place = one.elements.find((element) => element.startsWith("place:"))?.slice("place:".length);
    if (!one.line.startsWith("step ") || !place) return [];
    return [
      {
        kind: "step" as const,
        line: one.line,
        place,
        hex: place.split("/")[0]!,
        isLast: one.catch !== "",
        note: one.catch,
      },
    ];
  });
}
