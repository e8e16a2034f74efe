/** What a tile takes and gives in the next production, as a row of signs. */
import type { Tile, Yield } from "../../lib/generated/roads_and_boats";
import { BUILDING, listed, total, type Goods } from "./table";

export interface Sign {
  symbol: string;
  count: number;
}

const ARROW: Sign = { symbol: "sign-right", count: 1 };
const OR: Sign = { symbol: "sign-or", count: 1 };

const signs = (goods: Goods): Sign[] => listed(goods).map(([good, count]) => ({ symbol: `good-${good}`, count }));
const either = (ways: Sign[][]): Sign[] => ways.flatMap((way, i) => (i > 0 ? [OR, ...way] : way));

/** What goes in, an arrow, what comes out: the next production where it is `sure`, else what would be needed for one. */
export function recipe({ house }: Tile, sure: Yield | undefined): Sign[] {
  const made = sure ? signs(sure.makes) : [];
  if (!house) return sure ? [ARROW, ...made] : [];
  // a mine yields the one or the other, and nothing once its bag is empty
  if (house.kind === "mine") return sure ? [ARROW, ...either(made.map((sign) => [sign]))] : [];
  const { inputs, transporter, good, count } = BUILDING[house.kind];
  const takes = sure && total(sure.uses) > 0 ? signs(sure.uses) : either(plainly(Object.values(inputs)).map(signs));
  const makes = transporter
    ? [{ symbol: `transporter-${transporter}`, count: 1 }]
    : sure
      ? made
      : signs({ [good]: count });
  const donkey = house.kind === "wagon_factory" ? [{ symbol: "transporter-donkey", count: 1 }] : [];
  return [...donkey, ...takes, ARROW, ...makes];
}

/** Of several recipes those that take one kind of good: that they can be mixed goes without saying. */
function plainly(recipes: Goods[]): Goods[] {
  return recipes.length > 1 ? recipes.filter((one) => listed(one).length === 1) : recipes;
}
