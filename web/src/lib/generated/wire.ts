/** Made by tools/make_types.py from ludoteca.server.wire: change that, then run `make types`. */

/** Every command has a key: sent again with the same key, it is answered as before and done once. */
export interface Command {
  type: "Command";
  key: string;
}

/** Play an action, in notation: `build hacienda`. */
export interface Move {
  type: "move";
  version: number;
  action: string;
  key: string;
}

/** Take back own decisions, as far as it is free. */
export interface Undo {
  type: "undo";
  version: number;
  count: number;
  key: string;
}

/** Ask everybody to go back so many decisions; without a count, to before my last one. */
export interface AskTakeBack {
  type: "ask_take_back";
  version: number;
  count: number | null;
  key: string;
}

/** Propose to end the game unfinished. */
export interface OfferEnd {
  type: "offer_end";
  key: string;
}

/** Agree to what is asked of the table, or refuse. */
export interface Answer {
  type: "answer";
  yes: boolean;
  key: string;
}

/** Sit down on a free seat, or on the one kept for me. */
export interface Join {
  type: "join";
  seat: number | null;
  invitation: string;
  key: string;
}

/** Stand up: before the start the seat is free again, in a running game a bot plays on. */
export interface Leave {
  type: "leave";
  key: string;
}

/** Take my seat back from the bot that stands in for me. */
export interface Return {
  type: "return";
  key: string;
}

/** Take over a seat that somebody left. */
export interface TakeOver {
  type: "take_over";
  seat: number;
  invitation: string;
  key: string;
}

/** Who shall sit on a seat: me, a named person, a bot of some level, or whoever comes. */
export interface SeatWish {
  kind: "me" | "person" | "bot" | "open";
  name: string;
  level: string;
}

/** Who opened the table gives a seat to somebody else before the start. */
export interface SetSeat {
  type: "set_seat";
  seat: number;
  to: SeatWish;
  key: string;
}

/** Who opened the table closes it before the start. */
export interface Cancel {
  type: "cancel";
  key: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  text: string;
  key: string;
}

/** Keep a private note; it replaces the one before. */
export interface Note {
  type: "note";
  text: string;
  key: string;
}

/** The first message on a socket, and again whenever something is missing. */
export interface Hello {
  type: "hello";
  since: number | null;
  previews: boolean;
}

export type AnyCommand = Move | Undo | AskTakeBack | OfferEnd | Answer | Join | Leave | Return | TakeOver | SetSeat | Cancel | Chat | Note;

export type FromClient = Hello | Move | Undo | AskTakeBack | OfferEnd | Answer | Join | Leave | Return | TakeOver | SetSeat | Cancel | Chat | Note;

/** How time is counted: not at all, a bank per seat with an increment per turn, or days per move. */
export interface ClockRule {
  kind: "none" | "bank" | "days";
  bank: number;
  increment: number;
  days: number;
}

/** A table to be opened. It starts by itself when every seat is taken. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, boolean | number | string | null>;
  is_public: boolean;
  spectators: boolean;
  undo: "free" | "consent" | "none";
  rated: boolean;
  clock: ClockRule;
}

/** Come in with a name alone. */
export interface Nickname {
  name: string;
  language: string;
}

/** Come in with an account. */
export interface SignIn {
  name: string;
  password: string;
}

/** What to change about me. */
export interface ChangeMe {
  name: string | null;
  language: string | null;
}

/** A first or a new password; the old one is asked for if there is one. */
export interface NewPassword {
  new: string;
  old: string;
}

/** A token for a program. */
export interface NewToken {
  label: string;
}

/** A token; its secret is shown once, when it is made. */
export interface Token {
  id: string;
  label: string;
  created_at: number;
  secret?: string | null;
}

/** Who is asking. */
export interface Me {
  id: string;
  name: string;
  language: string;
  has_account: boolean;
}

/** An event of the rules: id and arguments for animation, text for the log. */
export interface Happened {
  id: string;
  args: Record<string, unknown>;
  text: string;
}

/** One change of the table, as far as the viewer may know of it. */
export interface LogLine {
  version: number;
  kind: string;
  ply: number;
  at: number;
  seat?: number | null;
  action?: string | null;
  events?: Happened[];
  text?: string;
  to_ply?: number | null;
}

/** A legal action of the viewer. */
export interface Offer {
  action: string;
  label: string;
  elements: string[];
  effect?: Record<string, number>;
}

/** Who sits on a seat. */
export interface SeatInfo {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  is_open: boolean;
  is_ready: boolean;
  away: string;
  bank: number | null;
  is_mine: boolean;
}

/** Something asked of everybody: a take-back to an earlier ply, or to end the game unfinished. */
export interface Proposal {
  kind: "take_back" | "end";
  seat: number;
  to_ply: number;
  agreed: number[];
}

/** How the game ended. */
export interface Result {
  scores: number[];
  standings: number[];
}

/** The agreements of a table, and where it stands. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: string;
  creator: string;
  is_public: boolean;
  spectators: boolean;
  undo: "free" | "consent" | "none";
  rated: boolean;
  clock: ClockRule;
  version: number;
  ply: number;
  seats: SeatInfo[];
  turn: number | null;
  turn_since: number | null;
  deadline: number | null;
  proposal: Proposal | null;
  result: Result | null;
  seed_hash: string | null;
  seed: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  invitation: string | null;
}

/** A page of a list of tables. */
export interface TablePage {
  tables: TableInfo[];
  page: number;
  pages: number;
}

/** The table as one viewer sees it: sent after hello and after every change. */
export interface Seen {
  type: "table";
  version: number;
  since: number;
  at: number;
  table: TableInfo;
  viewer: number | null;
  view: unknown;
  prompt: string;
  offers: Offer[];
  free_undo: number;
  my_last: number;
  log: LogLine[];
  points: (Record<string, number>)[] | null;
}

/** Something said at the table. `text` is plain text, never markup. */
export interface ChatLine {
  type: "chat";
  id: number;
  version: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Done, and safe on disk. */
export interface Confirmed {
  type: "confirmed";
  key: string;
  version: number;
}

/** Not done, and why. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  version?: number;
  key?: string;
  possible?: string[];
}

/** The server closes the socket: the session ended, or the server stops. */
export interface Ended {
  type: "bye";
  reason: string;
}

/** The private note of a person at a table. */
export interface Notes {
  text: string;
}

/** What was said, oldest first. */
export interface Chats {
  lines: ChatLine[];
}

/** Lines of the log after a version. */
export interface LogPage {
  lines: LogLine[];
  version: number;
}

/** The points of every seat after a decision. */
export interface Score {
  ply: number;
  scores: number[];
}

/** The scores of a finished game, wherever they changed. */
export interface Scores {
  moments: Score[];
}

/** What a bot would do in my place: this action, and how it would go on. */
export interface Advice {
  actions: string[];
}

/** A line of play that was not played: from a moment of a finished game, these actions. */
export interface Exploration {
  ply: number;
  actions: string[];
}

/** What a bot thinks of an action: expected share of victory, and how much it leans to it. */
export interface Rating {
  action: string;
  value: number;
  share: number;
}

/** An opinion on every choice, the best first. */
export interface Ratings {
  choices: Rating[];
}
