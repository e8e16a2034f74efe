/** Beats one after the other, at a pace people can follow; table, replay and "since my last move" share it. */
import type { Beat } from "./beats";

export type Speed = "instant" | "fast" | "normal" | "slow";
export const SPEEDS: readonly Speed[] = ["instant", "fast", "normal", "slow"];
const MS: Record<Speed, number> = { instant: 0, fast: 260, normal: 560, slow: 1000 };
/** so many beats may wait before the pace quickens … */
const PATIENT = 4;
/** … down to this share of it */
const HURRY = 0.4;

/** What the tests replace. */
export interface Timer {
  later: (work: () => void, ms: number) => unknown;
  forget: (timer: never) => void;
}

export interface Audience<P> {
  /** a beat begins and will be seen for so long */
  beat: (beat: Beat<P>, ms: number) => void;
  /** the position changes; a jump is not to be animated */
  position: (position: P, isJump: boolean) => void;
  /** everything has been seen */
  rest: () => void;
}

const REAL: Timer = { later: (work, ms) => setTimeout(work, ms), forget: (timer) => clearTimeout(timer) };

/** How long a beat is seen when so many wait behind it. */
export function pace(speed: Speed, waiting: number): number {
  const hurry = waiting <= PATIENT ? 1 : Math.max(HURRY, PATIENT / waiting);
  return Math.round(MS[speed] * hurry);
}

export class EventQueue<P> {
  #waiting: Beat<P>[] = [];
  #now: Beat<P> | null = null;
  #timer: unknown = null;

  constructor(
    private audience: Audience<P>,
    private speed: () => Speed,
    private timer: Timer = REAL,
  ) {}

  get isRunning(): boolean {
    return this.#now !== null;
  }

  push(beats: readonly Beat<P>[]): void {
    this.#waiting.push(...beats);
    if (!this.#now) this.#next();
  }

  /** Show a position as it is: nothing of what waits is of interest any more. */
  jump(position: P): void {
    this.#stop();
    this.#waiting = [];
    this.audience.position(position, true);
    this.audience.rest();
  }

  /** The person has seen enough: the newest position at once. */
  skip(): void {
    const left = [...(this.#now ? [this.#now] : []), ...this.#waiting];
    const newest = left.findLast((beat) => beat.after !== null);
    this.#stop();
    this.#waiting = [];
    if (newest) this.audience.position(newest.after!, true);
    this.audience.rest();
  }

  close(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    for (;;) {
      const beat = this.#waiting.shift();
      if (!beat) return this.audience.rest();
      const ms = pace(this.speed(), this.#waiting.length);
      if (!beat.isQuiet && ms > 0) return this.#show(beat, ms);
      if (beat.after !== null) this.audience.position(beat.after, ms === 0);
      if (ms > 0 && beat.events.length > 0) this.audience.beat(beat, pace(this.speed(), 0));
    }
  }

  #show(beat: Beat<P>, ms: number): void {
    this.#now = beat;
    this.audience.beat(beat, ms);
    this.#timer = this.timer.later(() => {
      this.#now = null;
      if (beat.after !== null) this.audience.position(beat.after, false);
      this.#next();
    }, ms);
  }

  #stop(): void {
    if (this.#now) this.timer.forget(this.#timer as never);
    this.#now = null;
  }
}
