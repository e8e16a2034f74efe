/** What a tool-tip says about an element: its name, what it does, and why it is not possible now. */

import type { Desk } from "./desk.svelte";
import { BUILDING, type Building, type Good, type Role, type Tile } from "./data";
import { priceFor, printedPrice, saleFor } from "./rules";
import { capital } from "./speech";

export interface Tip {
  title: string;
  lines: string[];
  reason: string | null;
}

export function describe(desk: Desk, element: string): Tip | null {
  const [kind, name = ""] = element.split(":");
  const tip = about(desk, kind ?? "", name);
  if (!tip) return null;
  const why = desk.isTarget(element) || desk.isChosen(element) ? null : desk.why(element);
  const known = [tip.title, ...tip.lines].map((line) => line.toLowerCase());
  return { ...tip, reason: why && !known.includes(why.toLowerCase()) ? why : null };
}

function about(desk: Desk, kind: string, name: string): Omit<Tip, "reason"> | null {
  const { t, view } = desk;
  switch (kind) {
    case "role": {
      const card = view.roles[name as Role];
      const lines = [t(`role-${name}.action`), t(`role-${name}.privilege`)];
      if (card && card.doubloons > 0) lines.push(t("board-card-doubloons", { count: card.doubloons }));
      if (card && card.taken_by !== null) lines.push(t("board-taken-by", { name: desk.name(card.taken_by) }));
      return { title: capital(t(`role-${name}`)), lines };
    }
    case "building":
      return aboutBuilding(desk, name as Building);
    case "tile":
      return { title: capital(t(`tile-${name as Tile}`)), lines: told(desk, `tile:${name}`) };
    case "good": {
      const good = name as Good;
      const price = saleFor(view, desk.own, good);
      const known = told(desk, `good:${good}`);
      const lines = known.length > 0 ? known : [t("board-sells-for", { price: saleFor(view, -1, good) })];
      if (view.step === "trader_sell" && desk.isMine) lines.push(t("board-for-you", { price }));
      return { title: capital(t(`good-${good}`)), lines };
    }
    case "ship": {
      if (name === "wharf") return { title: capital(t("board-wharf")), lines: [t("building-wharf.effect")] };
      const ship = view.ships.find((one) => String(one.capacity) === name);
      const load = ship?.good
        ? `${t(`good-${ship.good}`)}, ${t("board-load", { load: ship.load, capacity: ship.capacity })}`
        : t("board-empty");
      return { title: capital(t(`ship-${name}`)), lines: [load, ...told(desk, `ship:${name}`)] };
    }
    default:
      return null;
  }
}

/** What the glossary says about an element; nothing if it has no more than a name. */
function told(desk: Desk, element: string): string[] {
  const why = desk.why(element);
  return why === null || why === desk.t(element.replace(":", "-")) ? [] : [capital(why)];
}

function aboutBuilding(desk: Desk, building: Building): Omit<Tip, "reason"> {
  const { t, view } = desk;
  const facts = BUILDING[building];
  const printed = printedPrice(view, building);
  const mine = priceFor(view, desk.own, building);
  const price =
    desk.isMine && mine !== printed
      ? `${t("board-price", { price: printed })}, ${t("board-price-for-you", { price: mine })}`
      : t("board-price", { price: printed });
  const numbers = [
    price,
    t("board-vp", { vp: facts.vp }),
    t("board-circles", { count: facts.circles }),
    t("board-copies", { count: view.building_supply[building] }),
  ];
  const owners = view.players.flatMap((player, seat) =>
    player.city.some((own) => own.building === building) ? [desk.name(seat)] : [],
  );
  const lines = [t(`building-${building}.effect`), numbers.join(" · ")];
  if (owners.length > 0) lines.push(t("board-owners", { names: owners.join(", ") }));
  return { title: capital(t(`building-${building}`)), lines };
}
