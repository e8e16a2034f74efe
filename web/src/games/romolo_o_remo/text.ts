/** The position in words: for the header, and for who cannot or does not want to see the board. */
import type { Seat, Translate } from "../../lib/board";
import {
  BANK_NAMES,
  RESOURCE_NAMES,
  UNIT_KIND_NAMES,
  type HexId,
  type RomoloView,
} from "../../lib/generated/romolo_o_remo";
import { aboveColumn, capital, charactersOf, coins, countOf, phaseOf } from "./table";
import { hexLines, hexTitle } from "./telling";

/** "War"; the Round stands beside it. */
export function phaseTitle(view: RomoloView, t: Translate): string {
  return capital(t(`board-phase-${phaseOf(view.step)}`));
}

/** The whole position, one line a subject. */
export function textView(view: RomoloView, seats: Seat[], t: Translate): string[] {
  const name = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : t("text-nothing"));
  const here = { t, view, name };
  const lines = [
    t("text-round", { round: view.round, phase: t(`board-phase-${phaseOf(view.step)}`) }),
    view.step === "game_over" ? t("text-over") : t("text-decides", { name: name(view.seat) }),
    t("text-market", {
      list: list(
        RESOURCE_NAMES.map((kind) =>
          t("text-price", {
            resource: t(`resource-${kind}`),
            price: view.prices[kind],
            above: list(aboveColumn(view, kind).map((one) => t(`resource-${one}`))),
          }),
        ),
      ),
    }),
    t("text-display", {
      list: list(view.display.flatMap((one, i) => (one ? [`${i + 1} ${t(`character-${one}`)}`] : []))),
      count: view.character_pile,
    }),
    t("text-bank", { list: list(BANK_NAMES.map((one) => `${view.bank[one] ?? 0} ${t(`bank-${one}`)}`)) }),
  ];
  view.players.forEach((player, seat) => {
    lines.push(
      t("text-player", {
        name: name(seat),
        money: player.half_coins === null ? "?" : coins(player.half_coins),
        cubes: list(
          RESOURCE_NAMES.flatMap((kind) =>
            player.cubes[kind] > 0 ? [`${player.cubes[kind]} ${t(`resource-${kind}`)}`] : [],
          ),
        ),
        units: list(
          UNIT_KIND_NAMES.flatMap((kind) =>
            countOf(player, kind) > 0 ? [`${countOf(player, kind)} ${t(`unit_kind-${kind}`)}`] : [],
          ),
        ),
        characters: list(charactersOf(player.characters).map((one) => t(`character-${one}`))),
        tokens: player.battle_tokens,
      }),
    );
  });
  if (view.ai)
    lines.push(
      t("text-rival", {
        money: coins(view.ai.half_coins),
        characters: list(charactersOf(view.ai.characters).map((one) => t(`character-${one}`))),
        tokens: view.ai.battle_tokens,
        events: list(view.ai.events.map((one) => t(`cube-${one}`))),
      }),
    );
  const hexes = Object.keys(view.map) as HexId[];
  const told = (hex: HexId): string =>
    hexLines(here, hex)
      .map((line) => line.replace(/\.$/, ""))
      .join("; ") || t("text-nothing");
  const isTold = (hex: HexId): boolean => view.map[hex].explored || hexLines(here, hex).length > 0;
  lines.push(
    ...hexes.filter(isTold).map((hex) => t("text-hex", { hex: capital(hexTitle(here, hex)), text: told(hex) })),
    t("text-unexplored", { list: list(hexes.filter((hex) => !isTold(hex)).map((hex) => `(${hex})`)) }),
  );
  return lines;
}
