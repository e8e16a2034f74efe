/** A match played back: the moment that is shown, through whose eyes, its log, its review, what was explored from there. */
import type { Seat } from "./board";
import { beatsOf, rest } from "./board/beats";
import { Stage } from "./board/stage.svelte";
import { Explorer } from "./explorer.svelte";
import type { LogLine, Review, Seen } from "./generated/wire";
import { standing } from "./history";
import { hold, replayAddress } from "./invited";
import { notices } from "./notices.svelte";
import { Player } from "./player.svelte";
import * as replay from "./replay";
import * as reviews from "./review";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import * as studies from "./studies";
import { toSeat } from "./table.svelte";
import * as tables from "./tables";
import { load as loadTree } from "./tree";

/** How often a review under way is asked how far it is. */
const POLL = 2500;

export class ReplayModel {
  /** the match as it stands now */
  present = $state.raw<Seen | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** null until it has come */
  course = $state.raw<replay.Course | null>(null);
  review = $state.raw<Review | null>(null);
  eyes = $state<number | null>(null);

  explorer = new Explorer();
  player = new Player((ply) => void this.#show(ply).catch((problem: unknown) => this.#stop(problem)));
  stage = new Stage<Seen>(() => this.player.speed);

  table = $derived(this.present?.table ?? null);
  seats = $derived<Seat[]>((this.table?.seats ?? []).map(toSeat));
  isOver = $derived(this.table !== null && !["open", "running"].includes(this.table.status));
  shown = $derived(this.explorer.seen ?? this.stage.position);
  me = $derived(this.explorer.seen ? this.explorer.seen.viewer : this.eyes);
  told = $derived(this.log.filter((line) => line.ply <= this.player.ply));
  /** whose eyes one may borrow */
  viewers = $derived(this.seats.filter((seat) => this.isOver || this.table?.seats[seat.seat]?.is_mine));

  #cache = new Map<string, Seen>();
  /** the ply that was asked for last */
  #wanted = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly from: replay.Origin,
  ) {
    const { speed } = settings.choices;
    if (speed !== "instant") this.player.speed = speed;
  }

  addressOf = (ply: number): string =>
    this.table && this.from === "tables" ? replayAddress(this.table, ply) : `/study/${this.id}?ply=${ply}`;

  /** Fetch the match, and show a moment of it: without a wish its beginning, or the present one while it is played. */
  async begin(wish: number | null): Promise<Seen> {
    const present = await this.#hear(this.from === "studies" ? studies.see(this.id) : tables.see(this.id));
    this.#cache.clear();
    this.present = present;
    hold(this.id, present.table.invitation);
    this.eyes = present.viewer;
    this.player.last = present.table.ply;
    this.player.ply = Math.min(wish ?? (this.isOver ? 0 : this.player.last), this.player.last);
    await this.#show(this.player.ply);
    this.log = await this.#hear(this.#wholeLog(present));
    this.course = await this.#hear(replay.courseOf(this.id, this.from));
    this.explorer.tree = loadTree(this.id);
    if (this.isOver) await this.#follow(reviews.read(this.from, this.id));
    return present;
  }

  look(eyes: number | null): void {
    this.player.pause();
    this.eyes = eyes;
    void this.#show(this.player.ply).catch((problem: unknown) => this.#stop(problem));
  }

  /** Leave what was explored, and go to a moment of the match. */
  goTo = (ply: number): void => {
    this.player.pause();
    this.explorer.end();
    this.player.seek(ply);
  };

  /** Explore from a moment, along a line that somebody explored before; who only followed a link comes in under a friendly name. */
  explore = async (ply: number = this.player.ply, lines: string[] = []): Promise<void> => {
    this.player.pause();
    try {
      await this.#hear(session.ensure());
    } catch (problem) {
      return notices.problem(problem);
    }
    if (this.present) await this.explorer.begin(this.from, this.present, ply, lines);
  };

  beginReview = (): Promise<void> => this.#follow(reviews.begin(this.from, this.id));

  close(): void {
    this.explorer.visit.end();
    this.player.pause();
    clearTimeout(this.#timer);
    this.stage.close();
  }

  /** Show a moment: the next one as it came about, any other at once. */
  async #show(ply: number): Promise<void> {
    if (!this.present) return;
    const isNext = ply === this.#wanted + 1 && this.stage.position?.viewer === this.eyes;
    this.#wanted = ply;
    const key = `${ply}/${this.eyes}`;
    const found = this.#cache.get(key) ?? (await this.#hear(replay.momentOf(this.from, this.present, ply, this.eyes)));
    this.#cache.set(key, found);
    if (this.#wanted !== ply) return;
    if (isNext) {
      const lines = this.log.filter((line) => line.ply === ply);
      const isTold = lines.some((line) => line.events?.length);
      this.stage.push([...beatsOf(lines, found), ...(isTold ? [] : [rest<Seen>(ply)])]);
    } else this.stage.jump(found);
    history.replaceState(null, "", this.addressOf(ply));
    this.stage.whenCalm(() => this.player.next());
  }

  /** An answer, as long as the page is open. */
  #hear<T>(answer: Promise<T>): Promise<T> {
    return this.explorer.visit.hear(answer);
  }

  #stop(problem: unknown): void {
    this.player.pause();
    notices.problem(problem);
  }

  async #wholeLog(present: Seen): Promise<LogLine[]> {
    if (this.from === "studies") return studies.wholeLog(this.id);
    return standing(await tables.wholeLog(this.id, present.version));
  }

  /** How far the review is, now and again until it is done. */
  async #follow(asked: Promise<Review>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.review = await this.#hear(asked);
      const isRunning = this.review.status === "running";
      if (isRunning) this.#timer = setTimeout(() => void this.#follow(reviews.read(this.from, this.id)), POLL);
    } catch (problem) {
      notices.problem(problem);
    }
  }
}
