/** An offer as it is drafted: to whom, what is given, what is wanted. */
import { GOOD_NAMES, type GoodId } from "../../lib/generated/rio_de_la_plata";

export interface Offer {
  to: number;
  give: Record<GoodId, number>;
  get: Record<GoodId, number>;
}
export type Side = "give" | "get";

export function emptyOffer(to: number): Offer {
  const nothing = (): Record<GoodId, number> => ({ stone: 0, wood: 0, precious: 0, coin: 0 });
  return { to, give: nothing(), get: nothing() };
}

export function isEmpty({ give, get }: Offer): boolean {
  return GOOD_NAMES.every((good) => give[good] === 0 && get[good] === 0);
}

/** One more or one less of a good, within what its owner has. */
export function change(offer: Offer, side: Side, good: GoodId, by: number, most: number): Offer {
  const count = Math.min(Math.max(offer[side][good] + by, 0), most);
  return { ...offer, [side]: { ...offer[side], [good]: count } };
}

/** The offer in the questions of the server: goods in their order, gifts before wishes. */
export function linesOf(offer: Offer, isBegun: boolean): string[] {
  const units = (side: Side): string[] =>
    GOOD_NAMES.flatMap((good) => Array<string>(offer[side][good]).fill(`${side} ${good}`));
  return [...(isBegun ? [] : [`offer ${offer.to}`]), ...units("give"), ...units("get"), "send"];
}

/** The draft that a chain of the server's answers is; null if it is no offer. */
export function offerOf(lines: readonly string[], to: number | null): Offer | null {
  const [verb, seat] = lines[0]?.split(" ") ?? [];
  const partner = verb === "offer" ? Number(seat) : to;
  if (partner === null || !lines.includes("send")) return null;
  const offer = emptyOffer(partner);
  for (const line of lines) {
    const [side, good] = line.split(" ");
    if (side === "give" || side === "get") offer[side][good as GoodId] += 1;
  }
  return offer;
}
