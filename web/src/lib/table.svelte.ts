/** A table as its page knows it: the last message, the log, the chat, the choice under way, the line. */
import type { Barred, Draft, Imagined, Offered, Seat } from "./board";
import { beatsOf, goesBack, rest } from "./board/beats";
import { draftAt } from "./board/draft";
import { Stage } from "./board/stage.svelte";
import { Chooser } from "./chooser.svelte";
import { Clicks } from "./clicks";
import type { ChatLine, Confirmed, LogLine, Offer, OrderInfo, OrderWish, SeatInfo, Seen } from "./generated/wire";
import { after, EMPTY, extend, prepend, type History } from "./history";
import { Notebook } from "./notebook.svelte";
import { notices } from "./notices.svelte";
import { Rehearsal } from "./rehearsal.svelte";
import { settings } from "./settings.svelte";
import * as replay from "./replay";
import * as tables from "./tables";
import { i18n } from "./i18n.svelte";
import { hold } from "./invited";
import { Visit } from "./visit";
import { TableSocket, type FromServer, type Line, type Wish } from "./socket";

type Until = OrderWish["until"];
export type Trouble = "expired" | "gone" | null;

export class TableModel {
  /** the newest message */
  seen = $state.raw<Seen | null>(null);
  barred = $state.raw<Barred[]>([]);
  line = $state<Line>("connecting");
  trouble = $state<Trouble>(null);
  /** the last refusal, in the person's language */
  refusal = $state<string | null>(null);
  /** the last chain that was not played to its end */
  stopped = $state.raw<Confirmed | null>(null);
  chats = $state.raw<ChatLine[]>([]);
  isSending = $state(false);
  /** what I played last from here */
  played = $state.raw<string | null>(null);
  /** server time minus browser time, in seconds */
  drift = $state(0);

  #history = $state.raw<History>(EMPTY);
  #isFilling = false;
  #isPlayingBack = false;
  /** takes back what was asked about a decision that is made */
  #wondering = new AbortController();
  #clicks = new Clicks();
  #socket: TableSocket;
  readonly visit = new Visit();
  readonly notebook: Notebook;
  /** what is shown: it follows the newest message at a pace people can follow */
  stage = new Stage<Seen>(
    () => (this.#isPlayingBack && settings.choices.speed === "instant" ? "normal" : settings.choices.speed),
    (shown) => this.#offer(shown),
  );
  shown = $derived(this.stage.position);

  /** what I try out before I play it, or prepare while others decide */
  rehearsal = new Rehearsal(
    (lines) => this.visit.hear(tables.plan(this.id, this.seen?.version ?? 0, lines, true)),
    (offers) => (offers ? this.chooser.offer(offers.map(toOffered)) : this.shown && this.#offer(this.shown)),
    (problem) => notices.problem(problem),
  );
  chooser = new Chooser(
    (lines) => this.choose(lines),
    () => settings.choices.asksFirst && !this.rehearsal.isOpen,
  );
  /** what is looked at: the table as it is shown, or as I imagine it */
  sight = $derived.by<Seen | null>(() => {
    const imagined = this.rehearsal.position;
    if (!this.shown || !imagined) return this.shown;
    const { view, prompt } = imagined;
    return { ...this.shown, view, prompt, offers: this.rehearsal.ends ? [] : imagined.offers };
  });
  seats = $derived<Seat[]>((this.seen?.table.seats ?? []).map(toSeat));
  me = $derived(this.shown?.viewer ?? null);
  isMyTurn = $derived(this.rehearsal.isOpen ? !this.rehearsal.isAhead : this.chooser.offered.length > 0);
  isSeated = $derived(this.shown?.table.seats.some((seat) => seat.is_mine) ?? false);
  isAway = $derived(this.shown?.table.seats.some((seat) => seat.is_mine && seat.away) ?? false);
  /** nobody else plays who could be wronged by a bot's advice */
  mayAskBots = $derived(this.shown?.table.seats.every((seat) => seat.is_mine || seat.person === null) ?? false);
  /** somebody else is or was here: there is something to say */
  hasCompany = $derived(
    this.chats.length > 0 || (this.shown?.table.seats.some((seat) => seat.person !== null && !seat.is_mine) ?? false),
  );
  isOver = $derived(
    this.shown !== null && !this.stage.isPlaying && !["open", "running"].includes(this.shown.table.status),
  );
  /** the lines of what has been shown */
  log = $derived<LogLine[]>(
    this.#history.lines.filter((line) => line.version <= Math.max(this.shown?.version ?? 0, this.stage.version)),
  );
  /** older lines are on the server */
  hasOlder = $derived(this.#history.from > 0);
  unseen = $derived<LogLine[]>(this.seen ? after(this.#history.lines, this.seen.my_last) : []);

  constructor(
    readonly id: string,
    invitation: string,
  ) {
    hold(id, invitation);
    this.notebook = new Notebook(id, (text) => this.send({ type: "note", text }));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = (): string => String(new URLSearchParams({ invitation, lang: i18n.lang }));
    this.#socket = new TableSocket(() => `${scheme}://${location.host}/api/tables/${id}/socket?${query()}`, {
      message: (message) => this.#receive(message),
      line: (line) => (this.line = line),
      since: () => this.#history.version || null,
    });
  }

  /** Take an action, or several in a row: in a rehearsal as its next steps, else in earnest. */
  choose = (lines: string[]): void => {
    if (!this.rehearsal.isBegun) return this.play(lines);
    this.chooser.offer([]);
    void this.rehearsal.add(lines);
  };

  /** What was rehearsed becomes real: played as one, or kept for my next turn. */
  confirm = (lines: string[]): void => {
    const { isAhead } = this.rehearsal;
    this.rehearsal.close();
    if (isAhead) this.send({ type: "prepare", actions: lines, seat: this.me });
    else this.play(lines);
  };

  /** Play an action, or several in a row as one. */
  play = (lines: string[]): void => {
    const [first, ...more] = lines;
    if (!this.seen || first === undefined) return;
    const { version, table } = this.seen;
    this.played = first;
    this.#clicks.add(table.ply, lines.length);
    this.chooser.offer([]);
    this.#wondering.abort();
    this.#wondering = new AbortController();
    if (more.length > 0) this.send({ type: "chain", version, actions: lines });
    else this.send({ type: "move", version, action: first });
  };

  /** My standing orders from now on. */
  order = (orders: OrderInfo[]): void => {
    const wishes = orders.map(({ step, action, until, wakes }) => ({ step, action, until: until as Until, wakes }));
    this.send({ type: "orders", orders: wishes, seat: this.me });
  };

  send(wish: Wish): void {
    this.refusal = null;
    this.stopped = null;
    this.#socket.send(wish);
    this.isSending = true;
  }

  /** Forget what was prepared, or where it stopped. */
  forget(): void {
    this.send({ type: "prepare", actions: [], seat: this.me });
  }

  undo(): void {
    if (!this.seen) return;
    const { version, table, free_undo: free } = this.seen;
    this.send({ type: "undo", version, count: this.#clicks.toUndo(table.ply, free) });
  }

  /** The position after some more actions of mine, from what I know. */
  imagine = async (lines: string[], reasons = false): Promise<Imagined<unknown>> => {
    if (!this.isMyTurn && !this.rehearsal.isOpen) throw new Error("the decision is past");
    const before = this.rehearsal.lines;
    const { signal } = this.#wondering;
    const plan = await tables.plan(this.id, this.shown?.version ?? 0, [...before, ...lines], reasons, signal);
    const played = plan.played - before.length;
    const { view, stopped, barred } = plan;
    return { view, offered: plan.offers.map(toOffered), played, stopped, barred };
  };

  /** The position some decisions ago, through my eyes. */
  earlier = async (plies: number): Promise<unknown> => {
    const imagined = this.rehearsal.earlier(plies);
    if (imagined !== undefined) return imagined;
    const ply = (this.shown?.table.ply ?? 0) + this.rehearsal.steps.length - plies;
    if (!this.shown || ply < 0) return null;
    return (await replay.momentOf("tables", this.shown, ply, this.me)).view;
  };

  /** Show once more what happened since my last move, on the board, and come back to the present. */
  playBack = async (): Promise<void> => {
    const present = this.seen;
    const [first, ...more] = this.unseen.filter((line) => line.kind === "move");
    if (!present || !first || this.#isPlayingBack) return;
    const moment = (ply: number): Promise<Seen> => replay.momentOf("tables", present, ply, present.viewer);
    this.#isPlayingBack = true;
    try {
      this.stage.jump(await moment(first.ply - 1));
      for (const line of [first, ...more]) this.stage.push(beatsOf([line], await moment(line.ply)));
    } finally {
      this.stage.push(beatsOf([], this.seen ?? present));
      this.stage.whenCalm(() => (this.#isPlayingBack = false));
    }
  };

  /** What was drafted at this decision. */
  draft = $derived.by<Draft>(() =>
    draftAt(this.id, (this.shown?.table.ply ?? 0) + this.rehearsal.steps.length, this.me),
  );

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

  drop(): void {
    this.#socket.drop();
  }

  close(): void {
    this.visit.end();
    this.stage.close();
    this.#socket.close();
  }

  #receive(message: FromServer): void {
    if (message.type === "table") this.#show(message);
    else if (message.type === "chat") this.addChats([message]);
    else if (message.type === "confirmed" && message.stopped) this.stopped = message;
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
    const before = this.seen;
    const fresh = seen.log.filter((line) => line.version > this.#history.version);
    this.#history = extend(this.#history, seen);
    this.drift = seen.at - Date.now() / 1000;
    this.seen = seen;
    const isJump =
      before === null || before.version === seen.version || before.viewer !== seen.viewer || goesBack(fresh);
    if (isJump) this.stage.jump(seen);
    else
      this.stage.push([
        ...beatsOf(fresh, seen, this.#isMine),
        ...(isEnd(before, seen) ? [rest<Seen>(seen.version)] : []),
      ]);
    if (this.#history.from > seen.my_last) void this.older();
  }

  #isMine = (seat: number | null): boolean => seat !== null && this.seen?.table.seats[seat]?.is_mine === true;

  /** What is offered in the position that is shown, if it is the newest one. */
  #offer(shown: Seen): void {
    if (this.rehearsal.isOpen) return this.#rehearse(shown);
    const offered = shown === this.seen ? shown.offers.map(toOffered) : [];
    const isSame = this.#offeredAt === shown.version;
    this.#offeredAt = shown.version;
    if (isSame) this.chooser.offered = offered;
    else this.chooser.offer(offered);
    if (!isSame) void this.#askWhyNot(shown, offered.length > 0);
  }
  #offeredAt = -1;

  /** The table has changed under a rehearsal: it begins anew from there, if there is still something to rehearse. */
  #rehearse(shown: Seen): void {
    if (shown !== this.seen || shown.version === this.#offeredAt) return;
    const isMine = shown.offers.length > 0;
    if (!isMine && !shown.may_prepare) return this.rehearsal.close();
    this.#offeredAt = shown.version;
    void this.#askWhyNot(shown, isMine);
    void this.rehearsal.open(!isMine, this.rehearsal.lines);
  }

  async #askWhyNot({ version }: Seen, isMine: boolean): Promise<void> {
    this.barred = [];
    const barred = isMine ? await tables.whyNot(this.id, version).catch(() => []) : [];
    if (version === this.#offeredAt) this.barred = barred;
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

  #refuse(code: string, message: string): void {
    if (code === "no-table") this.trouble = "gone";
    else if (code === "not-signed-in") this.trouble = "expired";
    else this.refusal = message;
    if (this.shown) this.#offer(this.shown);
  }
}

/** Did the game end with this message? */
function isEnd(before: Seen, after: Seen): boolean {
  return before.table.status === "running" && after.table.status !== "running";
}

export function toSeat(info: SeatInfo): Seat {
  const kind = info.is_open ? "open" : info.bot ? "bot" : "person";
  const level = info.bot ? { level: info.bot } : {};
  return { seat: info.seat, name: info.name, nickname: info.nickname, kind, mark: info.seat % 5, ...level };
}

/** An offer in the words of the boards. */
export function toOffered(offer: Offer, index: number): Offered {
  const { action, label, elements, effect, forced, catch: caution, group } = offer;
  return {
    action: index,
    line: action,
    label,
    elements,
    effect: effect ?? {},
    forced: forced ?? {},
    catch: caution ?? "",
    group: group ?? "",
  };
}
