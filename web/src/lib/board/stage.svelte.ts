/** What a page shows of a course of events: the position, and the beat that is being seen. */
import type { Beat } from "./beats";
import { EventQueue, type Speed } from "./queue";

export class Stage<P> {
  position = $state.raw<P | null>(null);
  beat = $state.raw<Beat<P> | null>(null);
  /** how long the beat is seen */
  ms = $state(0);
  isPlaying = $state(false);
  /** the newest line of the log that has been seen or is being seen */
  version = $state(0);
  readonly #queue: EventQueue<P>;
  #calm: (() => void) | null = null;

  constructor(speed: () => Speed, onposition: (position: P) => void = () => undefined) {
    this.#queue = new EventQueue<P>(
      {
        beat: (beat, ms) => {
          this.ms = ms;
          this.beat = beat;
          this.isPlaying = this.#queue.isRunning;
          this.version = Math.max(this.version, beat.version);
        },
        position: (position, isJump) => {
          if (isJump) this.beat = null;
          this.position = position;
          onposition(position);
        },
        rest: () => {
          this.isPlaying = false;
          const work = this.#calm;
          this.#calm = null;
          work?.();
        },
      },
      speed,
    );
  }

  push(beats: readonly Beat<P>[]): void {
    this.#queue.push(beats);
    this.isPlaying = this.#queue.isRunning;
  }

  jump(position: P): void {
    this.#queue.jump(position);
  }

  /** True if there was something to skip. */
  skip(): boolean {
    const isPlaying = this.#queue.isRunning;
    if (isPlaying) this.#queue.skip();
    return isPlaying;
  }

  /** Do something once everything has been seen. */
  whenCalm(work: () => void): void {
    if (this.#queue.isRunning) this.#calm = work;
    else work();
  }

  close(): void {
    this.#queue.close();
  }
}
