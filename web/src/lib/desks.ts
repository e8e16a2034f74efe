/** What a board is given: at a table, and in a replay with what is explored from there. */
import type { Advisor } from "./advisor.svelte";
import type { Table } from "./board";
import type { Game } from "./game.svelte";
import { adviceFor } from "./replay";
import type { ReplayModel } from "./replaying.svelte";
import { settings } from "./settings.svelte";
import type { TableModel } from "./table.svelte";

export function tableDesk(model: TableModel, game: Game, advisor: Advisor): Table<unknown> {
  return {
    get view() {
      return model.sight?.view ?? null;
    },
    get seats() {
      return model.seats;
    },
    get me() {
      return model.me;
    },
    get offered() {
      return model.chooser.offered;
    },
    get barred() {
      return model.rehearsal.isOpen ? model.rehearsal.barred : model.barred;
    },
    get chosen() {
      return model.chooser.chosen;
    },
    get targets() {
      return model.chooser.narrowed.targets;
    },
    get focused() {
      return model.chooser.focused;
    },
    get advised() {
      return advisor.advice;
    },
    get draft() {
      return model.draft;
    },
    get suggest() {
      return model.mayAskBots && !model.rehearsal.isOpen ? () => adviceFor(model.id) : null;
    },
    get play() {
      return settings.choices.asksFirst && !model.rehearsal.isOpen ? null : model.choose;
    },
    t: game.t,
    what: game.what,
    pick: model.chooser.pick,
    reoffer: (offered) => (model.chooser.offered = offered),
    get undo() {
      return !model.rehearsal.isOpen && (model.seen?.free_undo ?? 0) > 0 ? () => model.undo() : null;
    },
    imagine: model.imagine,
    earlier: model.earlier,
  };
}

/** A past moment is only looked at; what is explored from there is played for all seats. */
export function replayDesk(model: ReplayModel, game: Game): Table<unknown> {
  const { explorer } = model;
  const { chooser } = explorer;
  const nothing = new Set<string>();
  return {
    get view() {
      return model.shown?.view ?? null;
    },
    get seats() {
      return model.seats;
    },
    get me() {
      return model.me;
    },
    get offered() {
      return explorer.seen ? chooser.offered : [];
    },
    get chosen() {
      return explorer.seen ? chooser.chosen : [];
    },
    get targets() {
      return explorer.seen ? chooser.narrowed.targets : nothing;
    },
    get focused() {
      return explorer.seen ? chooser.focused : null;
    },
    get draft() {
      return { key: explorer.line.join(), load: () => null, save: () => undefined };
    },
    barred: [],
    suggest: null,
    t: game.t,
    what: game.what,
    pick: chooser.pick,
    play: (lines) => void explorer.play(lines),
    imagine: (lines) => explorer.imagine(lines),
    earlier: async () => null,
  };
}
