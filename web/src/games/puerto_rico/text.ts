/** The position in words: for screen readers, the player panel and the title of the phase. */

import type { Seat, Translate } from "../../lib/board";
import {
  BUILDING_NAMES,
  GOOD_NAMES,
  ROLE_NAMES,
  TILE_NAMES,
  type PuertoRicoView,
} from "../../lib/generated/puerto_rico";
import { total } from "./rules";
import { BUILDING, capital } from "./tables";

/** "Captain", and for the choice of a role what is asked. */
export function phaseTitle(view: PuertoRicoView, t: Translate): string {
  if (view.step === "choose_role" || view.step === "game_over") return capital(t(`step-${view.step}`));
  return capital(t(`role-${view.active_role}`));
}

/** The whole position, one line a subject. */
export function textView(view: PuertoRicoView, seats: Seat[], t: Translate): string[] {
  const name = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : t("text-nothing"));
  const counts = (kinds: readonly string[], prefix: string, numbers: Partial<Record<string, number>>): string =>
    list(kinds.flatMap((kind) => ((numbers[kind] ?? 0) > 0 ? [`${numbers[kind]} × ${t(`${prefix}-${kind}`)}`] : [])));

  const roles = ROLE_NAMES.flatMap((role) => {
    const card = view.roles[role];
    if (!card) return [];
    return card.taken_by === null
      ? [t("text-role-free", { role: t(`role-${role}`), doubloons: card.doubloons })]
      : [t("text-role-taken", { role: t(`role-${role}`), name: name(card.taken_by) })];
  });
  const ships = view.ships.map(({ capacity, good, load }) =>
    t("text-ship", { capacity, load, good: good ? t(`good-${good}`) : "" }),
  );
  const lines = [
    t("text-round", { round: view.round, governor: name(view.governor), phase: phaseTitle(view, t).toLowerCase() }),
    view.step === "game_over" ? t("text-over") : t("text-turn", { name: name(view.seat) }),
  ];
  if (view.end_triggers.length > 0)
    lines.push(t("text-end", { list: list(view.end_triggers.map((trigger) => t(`trigger-${trigger}`))) }));
  lines.push(
    t("text-roles", { list: list(roles) }),
    t("text-ships", { list: list(ships) }),
    t("text-house", { list: list(view.trading_house.map((good) => t(`good-${good}`))) }),
    t("text-plantations", {
      list: counts(GOOD_NAMES, "tile", view.face_up),
      quarries: view.quarry_supply,
      pile: total(view.draw_pile),
      discard: total(view.discard_pile),
    }),
    t("text-supply", { list: counts(GOOD_NAMES, "good", view.goods_supply) }),
    t("text-colonists", { ship: view.colonist_ship, supply: view.colonist_supply, vp: view.vp_supply }),
    t("text-buildings", { list: counts(BUILDING_NAMES, "building", view.building_supply) }),
  );
  view.players.forEach((player, seat) => {
    const tiles = TILE_NAMES.flatMap((kind) => {
      const own = player.island.filter((tile) => tile.kind === kind);
      const occupied = own.filter((tile) => tile.occupied).length;
      return own.length > 0 ? [t("text-tile", { count: own.length, tile: t(`tile-${kind}`), occupied })] : [];
    });
    const city = player.city.map(({ building, colonists: workers }) =>
      t("text-building", {
        building: t(`building-${building}`),
        colonists: workers,
        circles: BUILDING[building].circles,
      }),
    );
    lines.push(
      t("text-player", {
        name: name(seat),
        doubloons: t("table-doubloons", { doubloons: player.doubloons }),
        vp: player.vp === null ? t("text-hidden") : t("board-vp", { vp: player.vp }),
        san_juan: player.san_juan,
        goods: counts(GOOD_NAMES, "good", player.goods),
      }),
      t("text-player-island", { name: name(seat), list: tiles.length > 0 ? tiles.join("; ") : t("text-nothing") }),
      t("text-player-city", { name: name(seat), list: list(city) }),
    );
  });
  return lines;
}
