/** A page that is open: what is answered after it was left is heard by nobody, for what would read it is gone. */
export class Visit {
  #isOver = false;

  end(): void {
    this.#isOver = true;
  }

  /** The answer, as long as the page is open. */
  hear<T>(answer: Promise<T>): Promise<T> {
    return new Promise((tell, fail) => {
      answer.then(
        (found) => this.#isOver || tell(found),
        (problem: unknown) => this.#isOver || fail(problem),
      );
    });
  }

  /** Something to do in a while, unless the page is left before. */
  later(work: () => void, ms: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#isOver || work(), ms);
  }
}
