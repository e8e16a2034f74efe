/** The position in words: for screen readers, and the title of the phase. */
import type { Seat, Translate } from "../../lib/board";
import type { RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { capital, endSpace, isSettingOut, pointsOf, terrainOf } from "./table";
import { counted, tileLines } from "./telling";

/** "Turn 5 · Movement". */
export function phaseTitle(view: RoadsAndBoatsView, t: Translate): string {
  if (view.step === "game_over") return t("board-phase-over");
  if (isSettingOut(view)) return t("board-phase-setup");
  return t("board-phase", { turn: view.turn, phase: capital(t(`phase-${view.phase}`)) });
}

/** "Turn 5", beside the four phases. */
export function roundTitle(view: RoadsAndBoatsView, t: Translate): string {
  return isSettingOut(view) ? "" : t("board-turn", { turn: view.turn });
}

/** The whole position, one line a subject. */
export function textView(view: RoadsAndBoatsView, seats: Seat[], t: Translate): string[] {
  const name = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  const list = (words: string[]): string => (words.length > 0 ? words.join(", ") : t("text-nothing"));
  const lines = [
    phaseTitle(view, t),
    view.step === "game_over" ? t("text-over") : t("text-decides", { name: name(view.seat) }),
    t("text-wonder", { count: view.wonder.length, last: endSpace(view) }),
  ];
  if (view.players.length > 1)
    lines.push(
      t("text-temple", { list: list(view.temple.map(name)) }),
      t("text-order", { list: list(view.sequence.map(name)) }),
    );
  view.players.forEach((player, seat) => {
    const { wealth, wonder } = pointsOf(view, seat);
    lines.push(
      t("text-player", { name: name(seat), points: wealth + wonder, home: player.home?.hex ?? t("text-nothing") }),
      t("text-research", { name: name(seat), list: list(player.research.map((topic) => t(`topic-${topic}`))) }),
      ...player.transporters.map((one) =>
        t("text-transporter", {
          name: name(seat),
          transporter: `${t(`transporter-${one.kind}`)} ${one.id.slice(1)}`,
          hex: one.hex,
          goods: counted({ t }, one.cargo) || t("text-nothing"),
        }),
      ),
    );
  });
  for (const tile of view.tiles)
    lines.push(
      t("text-tile", {
        tile: `${capital(t(`terrain-${terrainOf(view, tile)}`))} ${tile.hex}`,
        list: list([
          ...(tile.river.length > 0 ? [t("text-river")] : []),
          ...(tile.bridges.length > 0 ? [t("text-bridge")] : []),
          ...tileLines({ t, view, name }, tile),
        ]),
      }),
    );
  for (const { hex, edge, roads, pieces, owner } of view.borders)
    lines.push(
      t("text-border", {
        name: `${hex}/${edge}`,
        list: list([
          ...roads.map(() => t("text-road")),
          ...(pieces > 0
            ? [t("text-wall", { count: pieces, owner: owner === null ? t("text-neutral") : name(owner) })]
            : []),
        ]),
      }),
    );
  return lines;
}
