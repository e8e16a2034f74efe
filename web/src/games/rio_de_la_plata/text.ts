/** The position in words: for screen readers, and the title of the phase. */
import type { Seat, Translate } from "../../lib/board";
import {
  GOOD_NAMES,
  GRID_NAMES,
  OFFICE_NAMES,
  SLOT_WORKERS,
  type RioDeLaPlataView,
} from "../../lib/generated/rio_de_la_plata";
import { ROMAN } from "./places";
import { capital, companies, hold, shipState, stacked, total, waiting } from "./table";
import { districtLines } from "./telling";

function phaseOf(view: RioDeLaPlataView, t: Translate): string {
  if (view.step === "game_over") return t("board-phase-over");
  if (view.war)
    return view.war.round > 0
      ? t("board-phase-round", { enemy: t(`enemy-${view.war.enemy}`), round: view.war.round })
      : t("board-phase-war", { enemy: t(`enemy-${view.war.enemy}`) });
  return t(`board-phase-${view.phase}`);
}

/** "1589 · Placement". */
export function phaseTitle(view: RioDeLaPlataView, t: Translate): string {
  return t("board-phase", { year: String(view.year), phase: capital(phaseOf(view, t)) });
}

/** The whole position, one line a subject. */
export function textView(view: RioDeLaPlataView, seats: Seat[], t: Translate): string[] {
  const name = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : t("text-nothing"));
  const counted = (counts: Partial<Record<string, number>>): string =>
    list(GOOD_NAMES.flatMap((good) => ((counts[good] ?? 0) > 0 ? [`${counts[good]} × ${t(`good-${good}`)}`] : [])));
  const pawns = (stack: readonly number[]): string => stacked(stack, name);
  const space = (one: RioDeLaPlataView["city"][number]): string =>
    [
      one.space,
      one.building ? t(`building-${one.building}`) : "",
      one.owner === null ? "" : t("text-of", { name: name(one.owner) }),
      one.pawns.length > 0 ? t("text-workers", { list: pawns(one.pawns) }) : "",
    ]
      .filter(Boolean)
      .join(" ");
  const slots = (row: readonly (number | null)[]): string =>
    list(row.flatMap((seat, i) => (seat === null ? [] : [`${name(seat)} (${SLOT_WORKERS[i]})`])));
  const { aboard, capacity } = hold(view);
  const lines = [
    t("text-year", { year: String(view.year), phase: phaseOf(view, t) }),
    view.step === "game_over" ? t("text-over") : t("text-decides", { name: name(view.seat) }),
    t("text-order", { list: list(view.order.map(name)) }),
    t("text-enemies", { natives: view.markers["natives"] ?? 0, corsairs: view.markers["corsairs"] ?? 0 }),
    t("text-city", { list: list(view.city.filter((one) => one.building || one.pawns.length > 0).map(space)) }),
    t("text-roads", { roads: list(view.roads), walls: list(view.walls) }),
    ...ROMAN.map((roman, i) => t("text-district", { district: roman, text: districtLines({ t, view }, i).join("; ") })),
    ...GRID_NAMES.map((grid) =>
      t("text-grid", {
        grid: capital(t(`grid-${grid}`)),
        list: list(
          view.grids[grid].cells.map((cell) =>
            cell.owner === null
              ? cell.shadow
                ? t("board-shadow")
                : String(cell.value)
              : `${cell.value} ${name(cell.owner)}`,
          ),
        ),
      }),
    ),
    t("text-work", { quarry: slots(view.quarry), forest: slots(view.forest) }),
    t("text-ship", { state: shipState(view), aboard, capacity, year: String(view.ship_returns ?? "") }),
    t("text-offices", {
      list: list(
        OFFICE_NAMES.flatMap((office) => {
          const { owner } = view.offices[office];
          return owner === null ? [] : [`${t(`office-${office}`)}: ${name(owner)}`];
        }),
      ),
    }),
  ];
  if (view.war)
    lines.push(
      t("text-war", {
        enemy: t(`enemy-${view.war.enemy}`),
        name: name(view.war.attacker),
        count: view.war.enemies,
        list: list(
          companies(view).map((one) =>
            one.isEnemy ? `${one.at}: ${one.size} ${t(`enemy-${view.war!.enemy}`)}` : `${one.at}: ${pawns(one.pawns)}`,
          ),
        ),
        outside: list(waiting(view.war).map((one) => `${one.wall}: ${one.count} × ${one.size}`)),
      }),
    );
  view.players.forEach((player, seat) => {
    lines.push(
      t("text-player", {
        name: name(seat),
        vp: player.vp,
        total: total(view.points[seat] ?? {}),
        goods: counted(player.goods),
        hand: player.hand,
        fields: player.fields,
        workshop: player.workshop,
        dock: player.dock,
        cargo: counted(player.cargo),
      }),
    );
  });
  return lines;
}
