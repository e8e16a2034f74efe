/** Exploring from a moment of a finished game: play all seats, branch, ask the bot. Nothing of it touches the game. */
import type { Imagined } from "./board";
import { Chooser } from "./chooser.svelte";
import type { Seen } from "./generated/wire";
import { notices } from "./notices.svelte";
import * as replay from "./replay";
import { settings } from "./settings.svelte";
import { toOffered } from "./table.svelte";
import * as trees from "./tree";
import type { Step, Tree } from "./tree";
import { Visit } from "./visit";

export class Explorer {
  seen = $state.raw<Seen | null>(null);
  /** the moves that led here, with the words for them */
  path = $state.raw<Step[]>([]);
  line = $derived(this.path.map((step) => step.line));
  tree = $state.raw<Tree>({});
  ratings = $state.raw<Map<string, number> | null>(null);
  isBusy = $state(false);
  isThinking = $state(false);
  ply = $state(0);
  #present: Seen | null = null;
  #from: replay.Origin = "tables";
  readonly visit = new Visit();

  chooser = new Chooser(
    (lines) => void this.play(lines),
    () => settings.choices.asksFirst,
  );

  begin(from: replay.Origin, present: Seen, ply: number, lines: string[] = []): Promise<void> {
    this.#from = from;
    this.#present = present;
    this.ply = ply;
    this.tree = trees.load(present.table.id);
    return this.#go(lines);
  }

  play(lines: string[]): Promise<void> {
    return this.#go([...this.line, ...lines]);
  }

  /** The position after some more actions, without going there. */
  async imagine(lines: string[]): Promise<Imagined<unknown>> {
    if (!this.#present) throw new Error("nothing is explored");
    const { seen } = await this.visit.hear(
      replay.explore(this.#from, this.#present, this.ply, [...this.line, ...lines]),
    );
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

  name(ply: number, lines: string[], name: string): void {
    this.#keep(trees.rename(this.tree, ply, lines, name));
  }

  forget(ply: number, lines: string[]): void {
    this.#keep(trees.prune(this.tree, ply, lines));
  }

  #keep(tree: Tree): void {
    this.tree = tree;
    if (this.#present) trees.keep(this.#present.table.id, tree);
  }

  /** Bars beside each choice: how the bot rates it. */
  async rate(): Promise<void> {
    const line = this.line;
    if (!this.#present) return;
    this.isThinking = true;
    try {
      const ratings = await this.visit.hear(replay.ratingsOf(this.#from, this.#present, this.ply, line));
      if (line === this.line) this.ratings = ratings;
    } catch (problem) {
      notices.problem(problem);
    } finally {
      this.isThinking = false;
    }
  }

  /** What a bot would do here, where one decision has many steps. */
  arrange = (): Promise<string[]> =>
    this.#present
      ? this.visit.hear(replay.chainFor(this.#from, this.#present, this.ply, this.line))
      : Promise.resolve([]);

  async #go(lines: string[]): Promise<void> {
    if (!this.#present) return;
    this.isBusy = true;
    try {
      const { seen, path } = await this.visit.hear(replay.explore(this.#from, this.#present, this.ply, lines));
      this.path = path;
      this.#keep(trees.grow(this.tree, this.ply, path));
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
