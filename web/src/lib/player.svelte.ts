/** Playing a match back: where we are, and on to the next ply whenever one has been seen. */
import { SPEEDS, type Speed } from "./board/queue";

/** "At once" is no pace to watch something at. */
export const PACES = SPEEDS.filter((speed) => speed !== "instant");

export class Player {
  ply = $state(0);
  last = $state(0);
  speed = $state<Speed>("normal");
  isPlaying = $state(false);

  /** `show` is asked for every ply; whoever shows it says so with `next`. */
  constructor(private show: (ply: number) => void) {}

  seek(ply: number): void {
    const wanted = Math.min(this.last, Math.max(0, ply));
    if (wanted === this.ply) return;
    this.ply = wanted;
    this.show(wanted);
  }

  step(by: number): void {
    this.pause();
    this.seek(this.ply + by);
  }

  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.ply >= this.last) this.seek(0);
    else this.next();
  }

  pause(): void {
    this.isPlaying = false;
  }

  /** The ply has been seen: the next one, or the match is over. */
  next(): void {
    if (!this.isPlaying) return;
    if (this.ply >= this.last) this.pause();
    else this.seek(this.ply + 1);
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
}
