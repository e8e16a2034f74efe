/** What I write down at a table for myself: read once, then this page knows it best; kept by the server. */
import { notices } from "./notices.svelte";
import * as tables from "./tables";

const PAUSE = 1200;

export class Notebook {
  /** null until it has come */
  text = $state<string | null>(null);
  #kept = "";
  #isAsked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #id: string;
  readonly #send: (text: string) => void;

  constructor(id: string, send: (text: string) => void) {
    this.#id = id;
    this.#send = send;
  }

  /** Read it the first time; what is on its way to the server is not asked back from there. */
  async open(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      this.text = this.#kept = (await tables.note(this.#id)).text;
    } catch (problem) {
      this.#isAsked = false;
      notices.problem(problem);
    }
  }

  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.keep(), PAUSE);
  }

  keep(): void {
    clearTimeout(this.#timer);
    if (this.text === null || this.text === this.#kept) return;
    this.#kept = this.text;
    this.#send(this.text);
  }
}
