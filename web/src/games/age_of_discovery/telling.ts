/** What a tool-tip says about an element: what it is, and how it stands. */
import type { Telling } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import {
  GOOD_TABLE,
  REGION_TABLE,
  UNIT_TABLE,
  type AgeOfDiscoveryView,
  type BuildingId,
  type RegionId,
} from "../../lib/generated/age_of_discovery";
import { BUILDING, capital } from "./table";

type Here = Desk<AgeOfDiscoveryView>;

export function telling(desk: Here, element: string): Telling | null {
  const [kind, name = ""] = element.split(":");
  const { t } = desk;
  switch (kind) {
    case "region":
      return {
        title: capital(t(`region-${name}`)),
        lines: [...regionLines(desk, name as RegionId), t("board-region-next", { list: neighbours(desk, name) })],
      };
    case "building":
      return aboutBuilding(desk, name as BuildingId);
    case "good": {
      const count = GOOD_TABLE.find((row) => row.name === name)?.tiles ?? 0;
      return { title: capital(t(`good-${name}`)), lines: [t("board-good-tiles", { count }), ...told(desk, element)] };
    }
    case "unit": {
      const row = UNIT_TABLE.find((one) => one.name === name);
      const values = t("board-unit-values", { shipping: row?.shipping ?? 1, expedition: row?.expedition ?? 1 });
      return { title: capital(t(`unit-${name}`)), lines: [...told(desk, element), values] };
    }
    case "box":
      return { title: capital(t(`box-${name}`)), lines: told(desk, element) };
    case "space":
      return { title: capital(t(`space-${name}`)), lines: [] };
    default:
      return null;
  }
}

function neighbours({ t }: Here, region: string): string {
  const row = REGION_TABLE.find((one) => one.name === region);
  return (row?.neighbours ?? []).map((one) => t(`region-${one}`)).join(", ");
}

/** What the glossary says about an element; nothing if it has no more than a name. */
function told(desk: Here, element: string): string[] {
  const what = desk.what(element);
  return what === null || what === desk.t(element.replace(":", "-")) ? [] : [capital(what)];
}

/** A region in sentences: its good, who lives there, who would score what now. */
export function regionLines({ t, view, name }: Pick<Here, "t" | "view" | "name">, region: RegionId): string[] {
  const here = view.regions[region];
  const lines = here.good ? [capital(t("board-region-good", { good: t(`good-${here.good}`) }))] : [];
  if (!here.discovered)
    return [here.tile ? t("board-region-tile", { ...here.tile }) : t("board-region-unknown"), ...lines];
  const living = view.players.flatMap((_, seat) => {
    const [soldiers, others] = [here.soldiers[seat] ?? 0, here.others[seat] ?? 0];
    return soldiers + others > 0
      ? [t("board-region-units", { name: name(seat), units: soldiers + others, soldiers })]
      : [];
  });
  if (living.length === 0) return [t("board-region-nobody"), ...lines];
  const scoring = here.points.flatMap((vp, seat) =>
    vp > 0 ? [t("board-region-score", { name: name(seat), vp })] : [],
  );
  const scores = scoring.length > 0 ? t("board-region-scores", { list: scoring.join(", ") }) : t("board-region-small");
  return [living.join(", "), scores, ...lines];
}

function aboutBuilding(desk: Here, building: BuildingId): Telling {
  const { t, view, name } = desk;
  const facts = BUILDING[building];
  const numbers = [t(`board-timing-${facts.timing}`), ...(facts.vp > 0 ? [t("board-vp", { vp: facts.vp })] : [])];
  const owners = view.players.flatMap((player, seat) => (player.buildings.includes(building) ? [name(seat)] : []));
  const effect = desk.what(`building:${building}`) ?? t(`board-effect-${building}`);
  const lines = [effect, numbers.join(" · ")];
  if (view.display.includes(building)) lines.push(t("board-price", { price: view.price }));
  if (owners.length > 0) lines.push(t("board-owners", { names: owners.join(", ") }));
  return { title: capital(t(`building-${building}`)), lines };
}
