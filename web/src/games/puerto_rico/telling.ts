/** What a tool-tip says about an element: its name and what it does. */
import type { Telling } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import type { BuildingId, GoodId, PuertoRicoView, RoleId, TileId } from "../../lib/generated/puerto_rico";
import { owns, printedPrice } from "./rules";
import { BUILDING, capital, tradingPrice } from "./tables";

export function telling(desk: Desk<PuertoRicoView>, element: string): Telling | null {
  const [kind, name = ""] = element.split(":");
  const { t, view } = desk;
  switch (kind) {
    case "role":
      return aboutRole(desk, name as RoleId);
    case "building":
      return aboutBuilding(desk, name as BuildingId);
    case "tile":
      return { title: capital(t(`tile-${name as TileId}`)), lines: told(desk, element) };
    case "good": {
      const known = told(desk, element);
      const price = t("board-sells-for", { price: tradingPrice(name as GoodId) });
      return { title: capital(t(`good-${name}`)), lines: known.length > 0 ? known : [price] };
    }
    case "ship": {
      if (name === "wharf") return { title: capital(t("board-wharf")), lines: [t("building-wharf.effect")] };
      const ship = view.ships.find((one) => String(one.capacity) === name);
      const load = ship?.good
        ? `${t(`good-${ship.good}`)}, ${t("board-load", { load: ship.load, capacity: ship.capacity })}`
        : t("board-empty");
      return { title: capital(t(`ship-${name}`)), lines: [load, ...told(desk, element)] };
    }
    default:
      return null;
  }
}

/** What the glossary says about an element; nothing if it has no more than a name. */
function told(desk: Desk<PuertoRicoView>, element: string): string[] {
  const what = desk.what(element);
  return what === null || what === desk.t(element.replace(":", "-")) ? [] : [capital(what)];
}

function aboutRole({ t, view, name }: Desk<PuertoRicoView>, role: RoleId): Telling {
  const card = view.roles[role];
  const lines = [t(`role-${role}.action`), t(`role-${role}.privilege`)];
  if (card && card.doubloons > 0) lines.push(t("board-card-doubloons", { count: card.doubloons }));
  if (card && card.taken_by !== null) lines.push(t("board-taken-by", { name: name(card.taken_by) }));
  return { title: capital(t(`role-${role}`)), lines };
}

function aboutBuilding({ t, view, name }: Desk<PuertoRicoView>, building: BuildingId): Telling {
  const facts = BUILDING[building];
  const numbers = [
    t("board-price", { price: printedPrice(view, building) }),
    t("board-vp", { vp: facts.vp }),
    t("board-circles", { count: facts.circles }),
    t("board-copies", { count: view.building_supply[building] }),
  ];
  const owners = view.players.flatMap((player, seat) => (owns(player, building) ? [name(seat)] : []));
  const lines = [t(`building-${building}.effect`), numbers.join(" · ")];
  if (owners.length > 0) lines.push(t("board-owners", { names: owners.join(", ") }));
  return { title: capital(t(`building-${building}`)), lines };
}
