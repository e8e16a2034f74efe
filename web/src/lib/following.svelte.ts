/** A tournament that is looked at: the server says when it has changed, and now and then we look by ourselves. */
import { Problem } from "./api";
import { notices } from "./notices.svelte";
import { hangUp, waitBefore } from "./socket";
import { act, see, type Deed, type Tournament } from "./tournaments";

const LOOK_AGAIN = 5000;

export class Following {
  seen = $state.raw<Tournament | null>(null);
  isMissing = $state(false);
  isBusy = $state(false);
  #socket: WebSocket | null = null;
  #attempt = 0;
  #isOver = false;
  #retry: number | undefined;
  readonly #timer: number;

  constructor(readonly id: string) {
    void this.look();
    this.#timer = window.setInterval(() => void (document.hidden || this.look()), LOOK_AGAIN);
    this.#listen();
  }

  async look(): Promise<void> {
    try {
      this.seen = await see(this.id);
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) this.isMissing = true;
      else if (!this.seen) notices.problem(problem);
    }
  }

  /** Do something about the tournament; what it is then comes back with the answer. */
  async act(deed: Deed, body?: unknown): Promise<void> {
    this.isBusy = true;
    try {
      this.seen = await act(this.id, deed, body);
    } catch (problem) {
      notices.problem(problem);
    } finally {
      this.isBusy = false;
    }
  }

  #listen(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/tournaments/${this.id}/socket`);
    this.#socket.onopen = () => (this.#attempt = 0);
    this.#socket.onmessage = () => void this.look();
    this.#socket.onclose = () => {
      if (!this.#isOver) this.#retry = window.setTimeout(() => this.#listen(), waitBefore(this.#attempt++));
    };
  }

  close(): void {
    this.#isOver = true;
    window.clearInterval(this.#timer);
    window.clearTimeout(this.#retry);
    hangUp(this.#socket);
  }
}
