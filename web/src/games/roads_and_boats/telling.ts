/** What a tool-tip says about an element: what it is, and how it stands. */
import type { Telling } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import {
  WEALTH,
  GOOD_NAMES,
  type BuildingId,
  type GoodId,
  type RoadsAndBoatsView,
  type Tile,
  type Transporter,
} from "../../lib/generated/roads_and_boats";
import {
  BUILDING,
  capacityOf,
  capital,
  findCarrier,
  listed,
  movesOf,
  ownerOf,
  terrainOf,
  tileAt,
  total,
  type Goods,
} from "./table";

type Here = Desk<RoadsAndBoatsView>;
type Words = Pick<Here, "t" | "view" | "name">;

export function telling(desk: Here, element: string): Telling | null {
  const [kind = "", name = ""] = element.split(/:(.*)/s);
  const { t, view } = desk;
  const [hex = ""] = name.split("/");
  const tile = tileAt(view, hex);
  switch (kind) {
    case "hex":
    case "place":
      return tile ? { title: tileTitle(desk, tile), lines: tileLines(desk, tile) } : null;
    case "house":
      return tile?.house ? houseTelling(desk, tile) : null;
    case "building":
      return buildingTelling(desk, name as BuildingId);
    case "carrier": {
      const found = findCarrier(view, name);
      return found ? carrierTelling(desk, found) : null;
    }
    case "load":
    case "unload":
      return goodTelling(desk, name.split("/")[1] as GoodId);
    case "stack":
      return goodTelling(desk, name.split("/")[2] as GoodId);
    case "good":
      return goodTelling(desk, name as GoodId);
    case "tile":
      return {
        title: capital(t(`tile-${name}`)),
        lines: [t("board-tiles-left", { count: view.construction.supply[name] ?? 0 })],
      };
    case "topic":
      return { title: capital(t(`topic-${name}`)), lines: told(desk, element) };
    case "home":
      return { title: t("board-home-of", { name: desk.name(Number(name)) }), lines: told(desk, "home") };
    case "wonder":
      return { title: t("board-wonder"), lines: told(desk, element) };
    default:
      return null;
  }
}

/** What the glossary says about an element. */
function told(desk: Here, element: string): string[] {
  const what = desk.what(element);
  return what === null ? [] : [capital(what)];
}

function tileTitle({ t, view }: Words, tile: Tile): string {
  return `${capital(t(`terrain-${terrainOf(view, tile)}`))} ${tile.hex}`;
}

export function counted({ t }: Pick<Words, "t">, goods: Goods): string {
  return listed(goods)
    .map(([good, count]) => t(`good-${good}.counted`, { count }))
    .join(", ");
}

/** A tile in sentences: building, goods, who is there, what comes next turn. */
export function tileLines(desk: Words, tile: Tile): string[] {
  const { t, view } = desk;
  const lines = tile.house ? [capital(t(`building-${tile.house.kind}`))] : [];
  for (const [region, goods] of Object.entries(tile.ground))
    lines.push(
      tile.regions.length > 1
        ? t("board-on-bank", { bank: Number(region), list: counted(desk, goods) })
        : capital(counted(desk, goods)),
    );
  view.players.forEach((player, seat) => {
    const here = player.transporters.filter((one) => one.hex === tile.hex);
    if (here.length > 0)
      lines.push(`${desk.name(seat)}: ${here.map((one) => t(`transporter-${one.kind}`)).join(", ")}`);
  });
  return [...lines, ...nextLines(desk, tile.hex)];
}

function nextLines(desk: Words, hex: string): string[] {
  return desk.view.forecast
    .filter((one) => one.hex === hex)
    .map((one) =>
      one.is_wasted
        ? desk.t("board-forecast-lost", { list: counted(desk, one.uses) })
        : desk.t("board-forecast", {
            list: listed(one.makes).length > 1 ? either(desk, one.makes) : counted(desk, one.makes),
          }),
    );
}

/** A mine yields the one or the other. */
function either({ t }: Words, goods: Goods): string {
  return listed(goods)
    .map(([good]) => t(`good-${good}`))
    .join(` ${t("board-or")} `);
}

function houseTelling(desk: Here, tile: Tile): Telling {
  const house = tile.house!;
  const { title, lines } = buildingTelling(desk, house.kind);
  const { gold, iron } = house;
  const list = counted(desk, { gold, iron }) || desk.t("text-nothing");
  const bag = house.kind === "mine" ? [desk.t("board-bag", { list })] : [];
  const { capacity } = BUILDING[house.kind];
  const used = capacity > 0 ? [desk.t("board-used", { used: house.used, capacity })] : [];
  return { title, lines: [...lines, ...bag, ...used, ...nextLines(desk, tile.hex)] };
}

function buildingTelling(desk: Here, kind: BuildingId): Telling {
  const { t } = desk;
  const facts = BUILDING[kind];
  const inputs = Object.values(facts.inputs as Record<string, Goods>).map((one) => counted(desk, one));
  const lines = [t("board-costs", { list: counted(desk, facts.cost as Goods) })];
  if (inputs.length > 0) lines.push(t("board-needs-goods", { list: inputs.join(` ${t("board-or")} `) }));
  return { title: capital(t(`building-${kind}`)), lines: [...lines, ...told(desk, `building:${kind}`)] };
}

function carrierTelling(desk: Here, { id, kind, cargo, carries }: Transporter): Telling {
  const { t } = desk;
  const lines = [t("board-carrier", { moves: movesOf(kind), capacity: capacityOf(kind) })];
  if (total(cargo) > 0) lines.push(t("board-holds", { list: counted(desk, cargo) }));
  if (carries) lines.push(t("board-carries", { name: t(`transporter-${findCarrier(desk.view, carries)?.kind}`) }));
  return {
    title: `${capital(t(`transporter-${kind}`))} · ${desk.name(ownerOf(id))}`,
    lines: [...lines, ...told(desk, `transporter:${kind}`)],
  };
}

function goodTelling(desk: Here, good: GoodId): Telling {
  const wealth = WEALTH[GOOD_NAMES.indexOf(good)]!;
  const lines = wealth > 0 ? [desk.t("board-worth", { points: wealth })] : [];
  return { title: capital(desk.t(`good-${good}`)), lines: [...lines, ...told(desk, `good:${good}`)] };
}
