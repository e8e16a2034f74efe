/** Exploring from a moment of a finished game: play all seats, branch, ask the bot. Nothing of it touches the game. */
import type { Imagined } from "./board";
import { Chooser } from "./chooser.svelte";
import type { Seen } from "./generated/wire";
import { notices } from "./notices.svelte";
import * as replay from "./replay";
import { settings } from "./settings.svelte";
import { toOffered } from "./table.svelte";

export class Explorer {
  seen = $state.raw<Seen | null>(null);
  line = $state.raw<string[]>([]);
  ratings = $state.raw<Map<string, number> | null>(null);
  isBusy = $state(false);
  isThinking = $state(false);
  #ply = 0;
  #present: Seen | null = null;
  #from: replay.Origin = "tables";

  chooser = new Chooser(
    (lines) => void this.play(lines),
    () => settings.choices.asksFirst,
  );

  begin(from: replay.Origin, present: Seen, ply: number): Promise<void> {
    this.#from = from;
    this.#present = present;
    this.#ply = ply;
    return this.#go([]);
  }

  play(lines: string[]): Promise<void> {
    return this.#go([...this.line, ...lines]);
  }

  /** The position after some more actions, without going there. */
  async imagine(lines: string[]): Promise<Imagined<unknown>> {
    if (!this.#present) throw new Error("nothing is explored");
    const seen = await replay.explore(this.#from, this.#present, this.#ply, [...this.line, ...lines]);
    const isMine = seen.table.turn === this.seen?.table.turn;
    return {
      view: seen.view,
      offered: isMine ? seen.offers.map(toOffered) : [],
      played: lines.length,
      stopped: isMine ? "" : "turn",
    };
  }

  stepBack(): Promise<void> {
    return this.#go(this.line.slice(0, -1));
  }

  end(): void {
    this.seen = null;
  }

  /** Bars beside each choice: how the bot rates it. */
  async rate(): Promise<void> {
    const line = this.line;
    if (!this.#present) return;
    this.isThinking = true;
    try {
      const ratings = await replay.ratingsOf(this.#from, this.#present, this.#ply, line);
      if (line === this.line) this.ratings = ratings;
    } catch (problem) {
      notices.problem(problem);
    } finally {
      this.isThinking = false;
    }
  }

  async #go(line: string[]): Promise<void> {
    if (!this.#present) return;
    this.isBusy = true;
    try {
      const seen = await replay.explore(this.#from, this.#present, this.#ply, line);
      this.line = line;
      this.ratings = null;
      this.seen = seen;
      this.chooser.offer(seen.offers.map(toOffered));
    } catch (problem) {
      notices.problem(problem);
    } finally {
      this.isBusy = false;
    }
  }
}
