/**
 * One WebSocket per table. It says hello with the last known version, comes back by itself after a lost line, and sends
 * again what was not confirmed: a command keeps its key, so that the server carries it out once.
 */
import type { AnyCommand, ChatLine, Confirmed, Ended, FromClient, Refused, Seen } from "./generated/wire";

export type FromServer = Seen | ChatLine | Confirmed | Refused | Ended;
export type Line = "connecting" | "open" | "lost" | "closed";
type WithoutKey<C> = C extends AnyCommand ? Omit<C, "key"> : never;
export type Wish = WithoutKey<AnyCommand>;

export interface Listener {
  message: (message: FromServer) => void;
  line: (line: Line) => void;
  /** the last version whose log is known; null asks for everything */
  since: () => number | null;
}

/** What the tests replace. */
export interface Surroundings {
  connect: (url: string) => WebSocket;
  later: (work: () => void, ms: number) => number;
  forget: (timer: number) => void;
  newKey: () => string;
}

const REAL: Surroundings = {
  connect: (url) => new WebSocket(url),
  later: (work, ms) => window.setTimeout(work, ms),
  forget: (timer) => window.clearTimeout(timer),
  newKey: () => crypto.randomUUID(),
};
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PATIENCE = 10_000;

/** How long to wait before the next attempt: doubling, with a little chance so that not all come at once. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** Close a line; browsers complain of one that is closed before it is open. */
export function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #outbox = new Map<string, AnyCommand>();
  #attempt = 0;
  #timer: number | null = null;
  #patience: number | null = null;
  #isClosed = false;

  constructor(
    private url: () => string,
    private listener: Listener,
    private around: Surroundings = REAL,
  ) {
    listener.line("connecting");
    this.#connect();
  }

  /** How many commands wait for their confirmation. */
  get unconfirmed(): number {
    return this.#outbox.size;
  }

  /** Send a command; its key comes back, and stands in its confirmation or refusal. */
  send(wish: Wish): string {
    const command = { ...wish, key: this.around.newKey() } as AnyCommand;
    this.#outbox.set(command.key, command);
    this.#write(command);
    this.#expectAnswer();
    return command.key;
  }

  /** Hang up and call again: as somebody else, or in another language. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    hangUp(old);
    this.retry();
  }

  /** Try at once: the network is back, or the person pressed the button. */
  retry(): void {
    if (this.#isClosed || this.#socket) return;
    this.#attempt = 0;
    this.#connect();
  }

  /** There is no network, says the browser: the line is lost, even if it does not know yet. */
  drop(): void {
    const dead = this.#socket;
    if (!dead) return;
    this.#lost(dead);
    hangUp(dead);
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    hangUp(this.#socket);
    this.listener.line("closed");
  }

  #connect(): void {
    this.#stop();
    const socket = this.around.connect(this.url());
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#write({ type: "hello", since: this.listener.since(), previews: true });
      for (const command of this.#outbox.values()) this.#write(command);
      this.listener.line("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: FromServer): void {
    if (message.type === "confirmed" || message.type === "refused") this.#outbox.delete(message.key ?? "");
    if (this.#outbox.size === 0) this.#calm();
    if (message.type === "bye" && message.reason !== "stopping") this.#isClosed = true;
    this.listener.message(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#calm();
    if (this.#isClosed) return;
    this.listener.line("lost");
    this.#timer = this.around.later(() => this.#connect(), waitBefore(this.#attempt++));
  }

  /** A line that swallows commands is dead even if it looks alive. */
  #expectAnswer(): void {
    if (this.#patience !== null) return;
    this.#patience = this.around.later(() => this.#socket?.close(), PATIENCE);
  }

  #calm(): void {
    if (this.#patience !== null) this.around.forget(this.#patience);
    this.#patience = null;
  }

  #stop(): void {
    if (this.#timer !== null) this.around.forget(this.#timer);
    this.#timer = null;
    this.#calm();
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
