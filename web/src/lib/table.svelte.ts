/** A table as its page knows it: the last message, the log, the chat, the choice under way, the line. */
import type { Offered, Seat } from "./board";
import { Chooser } from "./chooser.svelte";
import type { ChatLine, LogLine, Offer, SeatInfo, Seen } from "./generated/wire";
import { after, EMPTY, extend, prepend, type History } from "./history";
import { settings } from "./settings.svelte";
import * as tables from "./tables";
import { TableSocket, type FromServer, type Line, type Wish } from "./socket";

export type Trouble = "expired" | "gone" | null;

export class TableModel {
  seen = $state.raw<Seen | null>(null);
  previous = $state.raw<unknown>(null);
  line = $state<Line>("connecting");
  trouble = $state<Trouble>(null);
  /** the last refusal, in the person's language */
  refusal = $state<string | null>(null);
  chats = $state.raw<ChatLine[]>([]);
  isSending = $state(false);
  /** server time minus browser time, in seconds */
  drift = $state(0);

  #history = $state.raw<History>(EMPTY);
  #chain: string[] = [];
  #isFilling = false;
  #socket: TableSocket;

  chooser = new Chooser(
    (lines) => this.play(lines),
    () => settings.choices.asksFirst,
  );
  seats = $derived<Seat[]>((this.seen?.table.seats ?? []).map(toSeat));
  me = $derived(this.seen?.viewer ?? null);
  isMyTurn = $derived((this.seen?.offers.length ?? 0) > 0);
  isOver = $derived(this.seen !== null && !["open", "running"].includes(this.seen.table.status));
  log = $derived<LogLine[]>(this.#history.lines);
  /** older lines are on the server */
  hasOlder = $derived(this.#history.from > 0);
  unseen = $derived<LogLine[]>(this.seen ? after(this.#history.lines, this.seen.my_last) : []);

  constructor(
    readonly id: string,
    invitation: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/tables/${id}/socket${query}`, {
      message: (message) => this.#receive(message),
      line: (line) => (this.line = line),
      since: () => this.#history.version || null,
    });
  }

  /** Play actions one after the other; the later ones as soon as they are offered. */
  play = (lines: string[]): void => {
    this.#chain = [...lines];
    this.#playNext();
  };

  send(wish: Wish): void {
    this.refusal = null;
    this.#socket.send(wish);
    this.isSending = true;
  }

  undo(): void {
    if (this.seen) this.send({ type: "undo", version: this.seen.version, count: 1 });
  }

  askTakeBack(): void {
    if (this.seen) this.send({ type: "ask_take_back", version: this.seen.version, count: null });
  }

  /** Everything again, as after a change of language. */
  refresh(): void {
    this.#history = EMPTY;
    this.#socket.renew();
  }

  retry(): void {
    this.#socket.retry();
  }

  close(): void {
    this.#socket.close();
  }

  #receive(message: FromServer): void {
    if (message.type === "table") this.#show(message);
    else if (message.type === "chat") this.addChats([message]);
    else if (message.type === "refused") this.#refuse(message.code, message.message);
    else if (message.type === "bye" && message.reason !== "stopping") this.trouble = "expired";
    this.isSending = this.#socket?.unconfirmed > 0;
  }

  addChats(lines: ChatLine[]): void {
    const known = new Set(this.chats.map((line) => line.id));
    this.chats = [...this.chats, ...lines.filter((line) => !known.has(line.id))].toSorted((a, b) => a.id - b.id);
  }

  #show(seen: Seen): void {
    if (this.seen && seen.version < this.seen.version) return;
    const isNew = seen.version !== this.seen?.version;
    this.#history = extend(this.#history, seen);
    if (isNew) this.previous = this.seen?.view ?? null;
    this.drift = seen.at - Date.now() / 1000;
    this.seen = seen;
    const offered = seen.offers.map(toOffered);
    if (isNew) this.chooser.offer(offered);
    else this.chooser.offered = offered;
    if (this.#chain.length) this.#playNext();
    if (this.#history.from > seen.my_last) void this.older();
  }

  /** Fetch the page of the log before the oldest line that is here; a message brings only the newest lines. */
  older = async (): Promise<void> => {
    if (this.#isFilling || this.#history.from === 0) return;
    this.#isFilling = true;
    try {
      const from = Math.max(0, this.#history.from - tables.LOG_PAGE);
      const { lines } = await tables.log(this.id, from);
      this.#history = prepend(this.#history, lines, from);
    } catch {
      // The log goes on from here; the next scroll asks again.
    } finally {
      this.#isFilling = false;
    }
  };

  #playNext(): void {
    const [next, ...rest] = this.#chain;
    this.#chain = [];
    if (next === undefined || !this.seen?.offers.some((offer) => offer.action === next)) return;
    this.#chain = rest;
    this.chooser.offer([]);
    this.send({ type: "move", version: this.seen.version, action: next });
  }

  #refuse(code: string, message: string): void {
    this.#chain = [];
    if (code === "no-table") this.trouble = "gone";
    else if (code === "not-signed-in") this.trouble = "expired";
    else this.refusal = message;
    if (this.seen) this.chooser.offer(this.seen.offers.map(toOffered));
  }
}

export function toSeat(info: SeatInfo): Seat {
  const kind = info.is_open ? "open" : info.bot ? "bot" : "person";
  const level = info.bot ? { level: info.bot } : {};
  return { seat: info.seat, name: info.name, kind, mark: info.seat % 5, ...level };
}

/** An offer in the words of the boards. */
export function toOffered(offer: Offer, index: number): Offered {
  return {
    action: index,
    line: offer.action,
    label: offer.label,
    elements: offer.elements,
    preview: offer.effect ?? {},
  };
}
