/** What a tool-tip says about an element: what it is, and how it stands. */
import type { Telling } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import {
  OFFICE_NAMES,
  OFFICE_NEEDS,
  OFFICE_PRICE,
  type BuildingId,
  type OfficeId,
  type RioDeLaPlataView,
} from "../../lib/generated/rio_de_la_plata";
import { soleAction } from "../../lib/narrowing";
import { districtOf, isOnStartLine, ROMAN } from "./places";
import { BUILDING, capital, cityOf, hold, houseWorth, shipState, stacked } from "./table";

type Here = Desk<RioDeLaPlataView>;

export function telling(desk: Here, element: string): Telling | null {
  const [kind, name = ""] = element.split(":");
  const { t } = desk;
  switch (kind) {
    case "space":
      return aboutSpace(desk, name);
    case "office":
      return aboutOffice(desk, name as OfficeId);
    case "building":
      return { title: capital(t(`building-${name}`)), lines: aboutBuilding(desk, name) };
    case "grid":
    case "cell": {
      const grid = name.split("/")[0]!;
      return { title: capital(t(`grid-${grid}`)), lines: told(desk, `grid:${grid}`) };
    }
    case "site":
    case "slot": {
      const site = name.split("/")[0]!;
      return { title: capital(t(`site-${site}`)), lines: told(desk, `site:${site}`) };
    }
    case "good":
      return { title: capital(t(`good-${name}`)), lines: told(desk, element) };
    case "ship":
      return { title: t("board-ship"), lines: [shipLine(desk), ...told(desk, element)] };
    case "district":
      return {
        title: t("board-district", { district: ROMAN[Number(name) - 1]! }),
        lines: districtLines(desk, Number(name) - 1),
      };
    case "enemy":
      return { title: t(`enemy-${name}`), lines: [t(`board-about-${name}`)] };
    default:
      return null;
  }
}

/** What the glossary says about an element; nothing if it has no more than a name. */
function told(desk: Here, element: string): string[] {
  const what = desk.what(element);
  return what === null || what === desk.t(element.replace(":", "-")) ? [] : [capital(what)];
}

function shipLine({ t, view }: Here): string {
  const state = shipState(view);
  if (state === "none") return t("board-ship-none");
  return state === "away"
    ? t("board-ship-back", { year: String(view.ship_returns) })
    : t("board-ship-docked", hold(view));
}

/** A district in sentences: what a house is worth, what makes it so. */
export function districtLines({ t, view }: Pick<Here, "t" | "view">, district: number): string[] {
  const { connected, closed } = view.districts[district]!;
  return [
    t("board-house-worth", { vp: houseWorth(view, district) }),
    ...(connected ? [t("board-connected")] : []),
    ...(closed ? [t("board-closed")] : []),
  ];
}

function aboutBuilding(desk: Here, building: string): string[] {
  const facts = BUILDING[building as BuildingId];
  const effect = desk.what(`building:${building}`);
  const lines = effect ? [capital(effect)] : told(desk, `grid:${building}`);
  if (!facts) return lines;
  const goods = (["stone", "wood", "precious"] as const)
    .filter((good) => facts[good] > 0)
    .map((good) => `${facts[good]} ${desk.t(`good-${good}`)}`);
  return [...lines, desk.t("board-building-costs", { workers: facts.workers, goods: goods.join(", ") || "none" })];
}

function aboutSpace(desk: Here, space: string): Telling {
  const { t, view } = desk;
  const here = cityOf(view).get(space);
  const district = districtOf(space);
  const where = t("board-space-in", { space, district: ROMAN[district]! });
  const offered = soleAction(desk.offered, desk.chosen, `space:${space}`);
  const lines = [where];
  if (here?.building) lines.push(...aboutBuilding(desk, here.building));
  if (here && here.pawns.length > 0)
    lines.push(t("board-standing", { list: stacked(here.pawns, (pawn) => desk.name(pawn)) }));
  if (!here?.building && isOnStartLine(space)) lines.push(t("board-start-line"));
  if (here?.building === "house" || here?.building === "hut") lines.push(...districtLines(desk, district));
  if (offered?.catch) lines.push(capital(offered.catch));
  const title = here?.building ? capital(t(`building-${here.building}`)) : t("board-free-space");
  const owner = here?.owner ?? null;
  return { title: owner === null ? title : t("board-of", { thing: title, name: desk.name(owner) }), lines };
}

function aboutOffice(desk: Here, office: OfficeId): Telling {
  const { t, view } = desk;
  const i = OFFICE_NAMES.indexOf(office);
  const effect = desk.what(`office:${office}`);
  const { owner, pawn, since } = view.offices[office];
  return {
    title: t(`office-${office}`),
    lines: [
      ...(effect ? [capital(effect)] : []),
      t("board-office-needs", { coins: OFFICE_PRICE[i]!, vp: OFFICE_NEEDS[i]! }),
      ...(owner === null
        ? []
        : [t("board-office-since", { name: desk.name(owner), year: String(since ?? view.year) })]),
      ...(pawn === null ? [] : [t("board-office-sought", { name: desk.name(pawn) })]),
    ],
  };
}
