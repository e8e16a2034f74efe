/** What a tool-tip says about an element: what it is, and how it stands. */
import type { Telling, Translate } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import {
  CONSTRUCTION_TABLE,
  type CharacterId,
  type HexId,
  type RomoloView,
  type SideId,
} from "../../lib/generated/romolo_o_remo";
import { kindOf } from "./pieces";
import { buildingsIn, capital, figuresIn, towerIn, typeOf, type Figures } from "./table";

type Here = Pick<Desk<RomoloView>, "t" | "view" | "name"> & { what?: (element: string) => string | null };

export function telling(desk: Desk<RomoloView>, element: string): Telling | null {
  const [kind = "", value = ""] = element.split(":");
  const { t } = desk;
  switch (kind) {
    case "hex":
      return { title: hexTitle(desk, value), lines: hexLines(desk, value as HexId) };
    case "unit":
      return { title: capital(t(`unit_kind-${kindOf(value)}`)), lines: [t(`board-unit-${kindOf(value)}`)] };
    case "character":
      return {
        title: t(`character-${value}`),
        lines: [desk.what(element) ?? "", t("board-type", { type: typeOf(value as CharacterId) })],
      };
    case "construction":
      return { title: capital(t(`construction-${value}`)), lines: [desk.what(element) ?? "", ...cost(value, t)] };
    case "piece":
    case "warehouse":
      return {
        title: capital(t(`construction-${kindOf(value)}`)),
        lines: [desk.what(`construction:${kindOf(value)}`) ?? ""],
      };
    case "resource":
    case "price":
      return {
        title: capital(t(`resource-${value}`)),
        lines: [t("board-price", { price: priceOf(desk.view, value) })],
      };
    case "token":
      return { title: capital(t(`token-${value}`)), lines: [desk.what(element) ?? ""] };
    case "side":
      return { title: t("board-side", { side: t(`side-${value}`) }), lines: [] };
    case "act":
      return { title: t(`act-${value}`), lines: [] };
    case "layer":
      return { title: t(`board-layer-${value}`), lines: [t(`board-layer-${value}-help`)] };
    default:
      return null;
  }
}

function priceOf(view: RomoloView, resource: string): number {
  return (view.prices as Record<string, number>)[resource] ?? 0;
}

function cost(construction: string, t: Translate): string[] {
  const row = CONSTRUCTION_TABLE.find(({ name }) => name === construction);
  return row ? [t("board-cost", { stone: row.stone, wood: row.wood })] : [t("board-cost-wall")];
}

/** "Plain 0,-1", "Capital of Anna", "unexplored 2,0". */
export function hexTitle({ t, view, name }: Here, hex: string): string {
  const land = view.map[hex as HexId];
  const tower = towerIn(view, hex);
  if (tower !== null) return t("board-hex-capital", { name: tower < 0 ? t("rival-ai") : name(tower), hex });
  if (!land?.explored) return t("board-hex-unexplored", { hex });
  return t("board-hex", { terrain: capital(t(`terrain-${land.terrain}`)), hex });
}

export function figureTitle({ t, name }: Here, { seat, kind, count, isLying, isMarked }: Figures): string {
  return t("board-figures", {
    name: seat === null ? t("rival-ai") : name(seat),
    unit: t(`unit_kind-${kind}`),
    count,
    lies: isLying ? "yes" : "no",
    marked: isMarked ? "yes" : "no",
  });
}

/** A hex in sentences: what is known of it, what stands there, how strong it is, who has a say. */
export function hexLines(here: Here, hex: HexId): string[] {
  const { t, view, name } = here;
  const land = view.map[hex];
  if (!land) return [];
  const lines: string[] = [];
  if (!land.explored && land.terrain) lines.push(t("board-hex-seen", { terrain: t(`terrain-${land.terrain}`) }));
  if (land.has_multiplier)
    lines.push(
      t(land.multiplier === null ? "board-multiplier-unknown" : "board-multiplier", { count: land.multiplier ?? 0 }),
    );
  if (!land.explored) return lines;
  const built = [
    ...buildingsIn(view, hex).map(({ kind, count, cubes }) => {
      const one = `${count > 1 ? `${count} × ` : ""}${t(`construction-${kind}`)}`;
      return cubes ? `${one} (${cubes.count} ${t(`resource-${cubes.resource}`)})` : one;
    }),
    ...(land.walls.length > 0
      ? [t("board-walls", { list: land.walls.map((side: SideId) => t(`side-${side}`)).join(", ") })]
      : []),
  ];
  if (built.length > 0) lines.push(capital(built.join(", ")));
  lines.push(...figuresIn(view, hex).map((figures) => figureTitle(here, figures)));
  if (land.terrain !== "water") lines.push(t("board-hex-power", { power: land.power, limit: land.limit }));
  const points = land.influence.flatMap((count, party) =>
    count > 0 ? [`${party < view.players.length ? name(party) : t("rival-ai")} ${count}`] : [],
  );
  if (points.length > 0) lines.push(t("board-hex-influence", { list: points.join(", ") }));
  return lines;
}
