/** What calls a person to the table: title and mark of the page, sounds, messages of the system, notices. */
import { notify, showTurn } from "./attention";
import { games } from "./games.svelte";
import { t } from "./i18n.svelte";
import { notices } from "./notices.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import type { TableModel } from "./table.svelte";

/** A chat line rings only while it is fresh. */
const FRESH = 10;

/** Call whoever sits at a table, as long as its page is open; to be called while a component is made. */
export function callTo(model: TableModel): void {
  const game = $derived(model.shown?.table.game ?? null);
  const newest = $derived(model.chats.at(-1));
  $effect(() => showTurn(game ? `${games.title(game)} · ${t("brand")}` : t("brand"), model.isMyTurn));
  $effect(() => () => showTurn(t("brand"), false));
  $effect(() => {
    if (!model.isMyTurn) return;
    sound("turn");
    if (settings.choices.notify && game) notify(`${games.title(game)}: ${t("awaits-you")}`);
  });
  $effect(() => {
    if (model.stage.beat) sound("move");
  });
  $effect(() => {
    if (model.isOver && model.stage.version > 0) sound("end");
  });
  $effect(() => {
    if (newest && newest.person !== session.me?.id && Date.now() / 1000 - newest.at < FRESH) sound("chat");
  });
  $effect(() => {
    if (model.refusal) notices.say(model.refusal, "problem");
  });
  $effect(() => {
    const stopped = model.stopped;
    if (stopped?.stopped) notices.say(t(`chain-stopped-${stopped.stopped}`, { played: stopped.played ?? 0 }));
  });
}
