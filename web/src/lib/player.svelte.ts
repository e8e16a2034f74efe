/** Playing a match back: where we are, how fast, and what is shown. */
export const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1200;

export class Player {
  ply = $state(0);
  last = $state(0);
  speed = $state(1);
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private onply: (ply: number) => void) {}

  seek(ply: number): void {
    const wanted = Math.min(this.last, Math.max(0, ply));
    if (wanted === this.ply) return;
    this.ply = wanted;
    this.onply(wanted);
  }

  step(by: number): void {
    this.pause();
    this.seek(this.ply + by);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.ply >= this.last) this.seek(0);
    this.isPlaying = true;
    this.#next();
  }

  pause(): void {
    this.isPlaying = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** The keys of the time line; true if it was one. */
  key(name: string): boolean {
    if (name === "ArrowLeft") this.step(-1);
    else if (name === "ArrowRight") this.step(1);
    else if (name === "Home") this.seek(0);
    else if (name === "End") this.seek(this.last);
    else if (name === " ") this.toggle();
    else return false;
    return true;
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.seek(this.ply + 1);
      if (this.ply >= this.last) this.pause();
      else this.#next();
    }, STEP_MS / this.speed);
  }
}
