/** The position in words: for screen readers, and the title of the phase. */
import type { Seat, Translate } from "../../lib/board";
import {
  GOOD_NAMES,
  REGION_NAMES,
  SLOT_NAMES,
  UNIT_NAMES,
  type AgeOfDiscoveryView,
  type Piece,
} from "../../lib/generated/age_of_discovery";
import { boxOf, capital, crewOf, shippingOf, total } from "./table";
import { regionLines } from "./telling";

function phaseOf(view: AgeOfDiscoveryView, t: Translate): string {
  const box = boxOf(view);
  if (box) return t(`box-${box}`);
  if (view.step.startsWith("auction")) return t("board-phase-auction");
  if (view.step.startsWith("place_")) return t("board-phase-placement");
  if (view.step === "university") return t("board-phase-university");
  return t(view.step === "game_over" ? "board-phase-over" : "board-phase-moves");
}

/** "Turn 5 · Placement". */
export function phaseTitle(view: AgeOfDiscoveryView, t: Translate): string {
  return t("board-phase", { turn: view.turn, phase: capital(phaseOf(view, t)) });
}

/** The whole position, one line a subject. */
export function textView(view: AgeOfDiscoveryView, seats: Seat[], t: Translate): string[] {
  const name = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : t("text-nothing"));
  const counts = (kinds: readonly string[], prefix: string, numbers: Partial<Record<string, number>>): string =>
    list(kinds.flatMap((kind) => ((numbers[kind] ?? 0) > 0 ? [`${numbers[kind]} × ${t(`${prefix}-${kind}`)}`] : [])));
  const piece = (unit: string, seat: number): string => t("text-piece", { unit: t(`unit-${unit}`), name: name(seat) });
  const pieces = (spaces: (Piece | null)[]): string[] =>
    spaces.flatMap((one) => (one ? [piece(one.unit, one.seat)] : []));
  const { boxes } = view;
  const inBoxes: [string, string[]][] = [
    ["initiative", pieces(boxes.initiative)],
    ["dock", pieces([...boxes.dock, boxes.dock_x, boxes.dock_y])],
    ["goods", pieces(boxes.goods)],
    ["shipping", shippingOf(view).flatMap(({ seat, units }) => units.map((unit) => piece(unit, seat)))],
    ["capital", pieces(boxes.capital)],
    ["discovery", crewOf(view).flatMap(({ seat, units }) => units.map((unit) => piece(unit, seat)))],
    ...SLOT_NAMES.map((slot): [string, string[]] => [`spec_${slot}`, pieces([boxes.specialists[slot]])]),
    ["warfare", pieces(boxes.warfare)],
  ];
  const lines = [
    t("text-turn", { turn: view.turn, era: t(`board-era-${view.era}`), phase: phaseOf(view, t) }),
    view.step === "game_over" ? t("text-over") : t("text-decides", { name: name(view.seat) }),
    t("text-order", { list: list(view.turn_order.flatMap((seat) => (seat === null ? [] : [name(seat)]))) }),
    t("text-display", {
      price: view.price,
      list: list(view.display.flatMap((building) => (building ? [t(`building-${building}`)] : []))),
      count: view.stack_size,
    }),
    t("text-market", { list: list(view.market.map((good) => t(`good-${good}`))) }),
    t("text-ship", { there: view.ship_in_box ? "yes" : "no" }),
    ...inBoxes.map(([box, words]) => t("text-box", { box: capital(t(`box-${box}`)), list: list(words) })),
    ...REGION_NAMES.map((region) =>
      t("text-region", {
        region: capital(t(`region-${region}`)),
        text: regionLines({ t, view, name }, region).join("; "),
      }),
    ),
  ];
  view.players.forEach((player, seat) => {
    lines.push(
      t("text-player", {
        name: name(seat),
        money: player.money,
        vp: total(player.points),
        hand: counts(UNIT_NAMES, "unit", player.hand),
        next: counts(UNIT_NAMES, "unit", player.next_hand),
      }),
      t("text-player-goods", {
        name: name(seat),
        goods: counts(GOOD_NAMES, "good", player.goods),
        ships: player.ships,
        income: player.income,
      }),
      t("text-player-buildings", {
        name: name(seat),
        list: list(player.buildings.map((building) => t(`building-${building}`))),
        discoveries: list([
          ...player.tiles.map(({ vp }) => t("board-vp", { vp })),
          ...player.cards.map((card) => t(`card-${card}`)),
        ]),
      }),
    );
  });
  return lines;
}
