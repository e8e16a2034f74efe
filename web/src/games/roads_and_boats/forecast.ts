/** What the next production brings if nobody touches anything: primary producers, and what runs by itself (RB-6.2.1 … RB-6.2.33). */
import { RESEARCH_COST, GOOD_NAMES, type RoadsAndBoatsView, type Tile } from "../../lib/generated/roads_and_boats";
import { BUILDING, listed, terrainOf, transportersOf, type Goods } from "./table";

export interface Yield {
  hex: string;
  /** what lies there and is used up */
  uses: Goods;
  makes: Goods;
  /** goods go, and nothing comes of it: a factory that nobody attends, loose research */
  isWasted: boolean;
}

export function forecast(view: RoadsAndBoatsView): Yield[] {
  return view.tiles.flatMap((tile) => [...houseYield(tile), ...hatching(view, tile), ...loose(tile)]);
}

/** The forecast of one tile in a later position that an earlier one did not have. */
export function changes(before: RoadsAndBoatsView, after: RoadsAndBoatsView): Yield[] {
  const known = new Set(forecast(before).map((one) => JSON.stringify(one)));
  return forecast(after).filter((one) => !known.has(JSON.stringify(one)));
}

function houseYield(tile: Tile): Yield[] {
  const { house, hex } = tile;
  if (!house) return [];
  const facts = BUILDING[house.kind];
  if (house.kind === "mine")
    return house.gold + house.iron > 0 ? [{ hex, uses: {}, makes: oneOf(house), isWasted: false }] : [];
  if (facts.capacity === 0) return [{ hex, uses: {}, makes: { [facts.good]: 1 }, isWasted: false }];
  // no donkey walks into a factory of its own accord
  if (house.kind === "wagon_factory") return [];
  const { uses, sets } = converted(tile.ground[tile.regions[house.bank] ?? house.bank] ?? {}, house.kind);
  if (sets === 0) return [];
  const isWasted = facts.transporter !== "";
  return [{ hex, uses, makes: isWasted ? {} : { [facts.good]: sets * facts.count }, isWasted }];
}

function oneOf({ gold, iron }: { gold: number; iron: number }): Goods {
  return { ...(gold > 0 ? { gold: 1 } : {}), ...(iron > 0 ? { iron: 1 } : {}) };
}

/** Complete sets on the ground, boards before trunks, up to what the house can do in a turn. */
function converted(ground: Goods, kind: keyof typeof BUILDING): { uses: Goods; sets: number } {
  const facts = BUILDING[kind];
  const left: Goods = { ...ground };
  const uses: Goods = {};
  let sets = 0;
  for (const recipe of Object.values(facts.inputs) as Goods[]) {
    const needs = listed(recipe);
    while (sets < facts.capacity && needs.every(([good, count]) => (left[good] ?? 0) >= count)) {
      sets++;
      for (const [good, count] of needs) {
        left[good] = left[good]! - count;
        uses[good] = (uses[good] ?? 0) + count;
      }
    }
  }
  return { uses, sets };
}

/** Two geese alone on a pasture have a third. */
function hatching(view: RoadsAndBoatsView, tile: Tile): Yield[] {
  const grounds = Object.values(tile.ground);
  const isAlone = grounds.length === 1 && !transportersOf(view).some((one) => one.hex === tile.hex);
  const isPair = isAlone && JSON.stringify(grounds[0]) === '{"goose":2}';
  if (tile.house || !isPair || terrainOf(view, tile) !== "pasture") return [];
  return [{ hex: tile.hex, uses: {}, makes: { goose: 1 }, isWasted: false }];
}

/** Geese and paper on the ground together vanish. */
function loose(tile: Tile): Yield[] {
  return Object.values(tile.ground).flatMap((ground): Yield[] => {
    const cost = Object.fromEntries(GOOD_NAMES.map((good, i) => [good, RESEARCH_COST[i]!])) as Goods;
    const needs = listed(cost);
    const sets = Math.min(...needs.map(([good, count]) => Math.floor(((ground as Goods)[good] ?? 0) / count)));
    const uses = Object.fromEntries(needs.map(([good, count]) => [good, count * sets]));
    return sets > 0 ? [{ hex: tile.hex, uses, makes: {}, isWasted: true }] : [];
  });
}
