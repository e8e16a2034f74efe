/** Clicks that answered several questions in a row: an undo takes back a whole click. */
export class Clicks {
  #made: { from: number; to: number }[] = [];

  /** A click answered so many questions, the first one after `ply` decisions. */
  add(ply: number, answers: number): void {
    this.#made = this.#made.filter((click) => click.to <= ply);
    if (answers > 1) this.#made.push({ from: ply, to: ply + answers });
  }

  /** How many of the last decisions to take back together, if so many are free. */
  toUndo(ply: number, free: number): number {
    const last = this.#made.find((click) => click.to === ply);
    return last ? Math.min(last.to - last.from, free) : 1;
  }
}
