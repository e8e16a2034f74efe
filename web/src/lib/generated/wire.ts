/** Made by tools/make_types.py from ludoteca.wire: change that, then run `make types`. */

/** A line of play on a private copy: from a moment of a table or a study, these actions of all seats. */
export interface Explore {
  table: string;
  study: string;
  invitation: string;
  ply: number;
  lines: string[];
  seat: number | null;
}

/** A legal action of the viewer. */
export interface Offer {
  action: string;
  label: string;
  elements: string[];
  effect?: Record<string, number>;
  forced?: Record<string, number>;
  catch?: string;
  group?: string;
}

/** An event of the rules: id and arguments for animation, text for the log. */
export interface Happened {
  id: string;
  args: Record<string, unknown>;
  text: string;
}

/** How the game ended. */
export interface TableResult {
  scores: number[];
  standings: number[];
  teams: number[];
}

/** Where a line of play leads. The fields it shares with `Seen` mean the same. */
export interface Explored {
  type: "explored";
  ply: number;
  turn: number | null;
  viewer: number | null;
  view: unknown;
  prompt: string;
  offers: Offer[];
  labels: string[];
  events: Happened[];
  points: (Record<string, number>)[] | null;
  result: TableResult | null;
  is_imagined: boolean;
}

/** Ask a bot what it thinks of a position. A newer question of the same person ends the older one. */
export interface Evaluate {
  table: string;
  study: string;
  invitation: string;
  ply: number;
  lines: string[];
  seat: number | null;
  key: string;
  level: string;
  seconds: number;
  iterations: number | null;
}

/** What a bot thinks of an action: expected share of victory, and how much it leans to it. */
export interface Choice {
  action: string;
  label: string;
  value: number;
  share: number;
}

/** What a bot thinks of a position. */
export interface Evaluation {
  type: "evaluation";
  key: string;
  ply: number;
  turn: number | null;
  values: number[];
  choices: Choice[];
}

/** What a bot expects from an action: the share of victory, and its points at the end by source. */
export interface Expectation {
  action: string;
  label: string;
  value: number;
  points: Record<string, number>;
}

/** What a bot would do in my place: these actions in a row, made for this version of the table. */
export interface Suggestion {
  version: number;
  seat: number;
  actions: Offer[];
  expects: Expectation[];
  why: string;
  next: Offer | null;
  next_why: string;
}

/** What a bot thinks of one decision of a match. */
export interface Verdict {
  ply: number;
  seat: number;
  action: string;
  label: string;
  value: number;
  best: string;
  best_label: string;
  best_value: number;
  values: number[];
  expects: Expectation[];
}

/** A bot goes through a whole match: how far it is, and what it has found. */
export interface Review {
  type: "review";
  status: "none" | "running" | "done";
  plies: number;
  verdicts: Verdict[];
}

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

/** Play several of my decisions in a row, as one; it stops at a reveal or when somebody else decides. */
export interface Chain {
  type: "chain";
  version: number;
  actions: string[];
  key: string;
}

/** A promise: at this step answer with this action, until the phase, round or game ends. */
export interface OrderWish {
  step: string;
  action: string;
  until: "phase" | "round" | "game";
  wakes: boolean;
}

/** My standing orders, in the place of those before; an empty list revokes them. */
export interface Orders {
  type: "orders";
  orders: OrderWish[];
  seat: number | null;
  key: string;
}

/** A chain for my next turn, played when it comes as far as it is legal; an empty one forgets it. */
export interface Prepare {
  type: "prepare";
  actions: string[];
  seat: number | null;
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

/** Turn an invitation down: the seat kept for me is free for others. */
export interface Decline {
  type: "decline";
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

export type AnyCommand = Move | Chain | Orders | Prepare | Undo | AskTakeBack | OfferEnd | Answer | Join | Decline | Leave | Return | TakeOver | SetSeat | Cancel | Chat | Note;

export type FromClient = Hello | Move | Chain | Orders | Prepare | Undo | AskTakeBack | OfferEnd | Answer | Join | Decline | Leave | Return | TakeOver | SetSeat | Cancel | Chat | Note;

/** An option of a game; with `longest` a free text of so many characters. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string | null;
  choices: (boolean | number | string | null)[];
  low: number | null;
  high: number | null;
  longest: number;
}

/** A game, whoever brought it. */
export interface GameInfo {
  id: string;
  title: string;
  designers: string[];
  version: number;
  seats: number[];
  default_seats: number;
  arguments: Record<string, string>;
  options: OptionInfo[];
  options_by_seats: Record<string, OptionInfo[]>;
  first_game: Record<string, boolean | number | string | null>;
  shared_screen: string;
  bots: string[];
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

/** A moment of a table or a study, as a seat saw it. */
export interface Replay {
  type: "replay";
  ply: number;
  plies: number;
  turn: number | null;
  viewer: number | null;
  view: unknown;
  prompt: string;
  log: LogLine[];
  next: Offer | null;
  points: (Record<string, number>)[] | null;
  result: TableResult | null;
  position: unknown;
}

/** A heading of the time line: a round or a phase begins after so many decisions. */
export interface Mark {
  ply: number;
  id: string;
  title: string;
}

/** The points of every seat after so many decisions; None where they are hidden from the viewer. */
export interface Points {
  ply: number;
  points: (number | null)[];
}

/** A match at a glance: who decided what, and how the points grew. */
export interface Timeline {
  plies: number;
  deciders: number[];
  marks: Mark[];
  points: Points[];
}

/** A record to be studied: the text of the file. */
export interface NewStudy {
  record: string;
  name: string;
}

/** A record that was brought along; nobody but its owner sees it. */
export interface StudyInfo {
  id: string;
  name: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: string[];
  plies: number;
  is_over: boolean;
  created_at: number;
}

/** My studies, the newest first. */
export interface Studies {
  studies: StudyInfo[];
}

/** A piece of text in one style; an `element` is the id of a thing on the board, not to be read. */
export interface LearnSpan {
  text: string;
  style: "plain" | "strong" | "emphasis" | "code" | "element";
}

/** A paragraph, an item or a row of a table, and the rules it tells. */
export interface LearnLine {
  cells: LearnSpan[][];
  rules: string[];
}

/** Lines that belong together. The first line of a table is its heading. */
export interface LearnBlock {
  kind: "heading" | "paragraph" | "list" | "steps" | "table" | "box";
  lines: LearnLine[];
}

/** A chapter. Its id is the same in every language. */
export interface LearnSection {
  id: string;
  title: string;
  blocks: LearnBlock[];
}

/** A word of the glossary and the elements of the board it stands for. */
export interface LearnEntry {
  term: string;
  elements: string[];
  text: string;
}

/** A line of the pages that a search has found. */
export interface LearnPlace {
  section: string;
  title: string;
  block: number;
  line: number;
  excerpt: string;
}

/** All that teaches a game, in one language. */
export interface LearnPages {
  game: string;
  language: string;
  sections: LearnSection[];
  glossary: LearnEntry[];
}

/** Where a search has found something; the best first. */
export interface LearnPlaces {
  query: string;
  places: LearnPlace[];
}

/** Where to write to me when I am not here, and about what. */
export interface NewContact {
  address: string;
  kinds: ("turn" | "invitation" | "question" | "over")[] | null;
}

/** Where the server writes to me; a mail address counts once it is confirmed. */
export interface Contact {
  channel: string;
  address: string;
  is_confirmed: boolean;
  kinds: ("turn" | "invitation" | "question" | "over")[];
}

/** Where the server writes to me, and the ways it knows. */
export interface Contacts {
  contacts: Contact[];
  channels: string[];
}

/** How time is counted: not at all, a bank per seat with an increment per turn, or days per move. */
export interface ClockRule {
  kind: "none" | "bank" | "days";
  bank: number;
  increment: number;
  days: number;
}

/** Options that somebody thinks of, before a table is opened. */
export interface WishedOptions {
  seats: number;
  options: Record<string, boolean | number | string | null>;
}

/** Whether a table can be opened with them. */
export interface CheckedOptions {
  problem: string;
}

/** A table to be opened. It starts by itself when every seat is taken. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, boolean | number | string | null>;
  is_public: boolean;
  spectators: boolean;
  undo: "free" | "consent" | "none";
  rated: boolean | null;
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
  scope: "play" | "look";
}

/** A token; its secret is shown once, when it is made. */
export interface Token {
  id: string;
  label: string;
  scope: "play" | "look";
  created_at: number;
  secret?: string | null;
}

/** A browser in which somebody is signed in. */
export interface Session {
  id: string;
  browser: string;
  created_at: number;
  is_this: boolean;
}

/** Who is asking. */
export interface Me {
  id: string;
  name: string;
  language: string;
  has_account: boolean;
}

/** Can a forgotten password be replaced here by mail? */
export interface Recovery {
  by_mail: boolean;
}

/** Whose password is forgotten. */
export interface Forgotten {
  name: string;
}

/** A new password, with the code that came by mail. */
export interface Recover {
  code: string;
  new: string;
}

/** Delete my account; the password is asked for if there is one. */
export interface Farewell {
  password: string;
}

/** What somebody did, for the administrator. */
export interface NewReport {
  about: string;
  text: string;
}

/** Somebody whom I do not hear. */
export interface Muted {
  id: string;
  name: string;
}

/** Whom I do not hear. */
export interface Mutes {
  people: Muted[];
}

/** What if I did this? Without `seat`, the seat of mine that decides. */
export interface Plan {
  version: number;
  actions: string[];
  seat: number | null;
  invitation: string;
  reasons: boolean;
}

/** An action that one could think of here, and why it is not possible. */
export interface NotPossible {
  action: string;
  label: string;
  elements: string[];
  text: string;
}

/** Where a plan leads, imagined from what the seat knows. What it shares with `Seen` means the same. */
export interface Planned {
  type: "planned";
  version: number;
  viewer: number;
  view: unknown;
  prompt: string;
  offers: Offer[];
  events: Happened[];
  played: number;
  stopped: string;
  ends: string;
  barred: NotPossible[];
}

/** All that is not possible at the present decision. */
export interface WhyNot {
  version: number;
  actions: NotPossible[];
}

/** All options of a table, long texts and all. */
export interface TableOptions {
  options: Record<string, unknown>;
}

/** How good somebody is at a game: `rating` is the cautious estimate mu - 3 sigma. */
export interface RatingInfo {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** A rating after a game, for a graph. */
export interface RatingPoint {
  at: number;
  rating: number;
}

/** Finished games with so many seats. Who left a game is last and has no points. */
export interface Average {
  seats: number;
  games: number;
  wins: number;
  left: number;
  points: number | null;
  rank: number;
}

/** What somebody did at one game. */
export interface GameProfile {
  game: string;
  title: string;
  games: number;
  wins: number;
  by_seats: Average[];
  rating: RatingInfo | null;
  history: RatingPoint[];
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
  team: number;
  nickname: string;
  stand_in: string;
}

/** Something asked of everybody: a take-back to an earlier ply, or to end the game unfinished. */
export interface Proposal {
  kind: "take_back" | "end";
  seat: number;
  to_ply: number;
  agreed: number[];
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
  result: TableResult | null;
  seed_hash: string | null;
  seed: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  long_options: string[];
  invitation: string | null;
  moment: string;
  phase: string;
  tournament: string | null;
}

/** A page of a list of tables. */
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

/** A person as others see it. Tables by invitation count in the numbers; only their people see them. */
export interface Profile {
  id: string;
  name: string;
  has_account: boolean;
  since: number;
  games: GameProfile[];
  running: TableInfo[];
  finished: TablePage;
}

/** A line of a leaderboard. */
export interface RankedPerson {
  place: number;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** A page of the ratings at a game, best first. */
export interface Leaderboard {
  game: string;
  title: string;
  people: RankedPerson[];
  next: string | null;
}

/** An automatic opponent that is no seat; its points are null while they are hidden. */
export interface RivalInfo {
  id: string;
  name: string;
  score: number | null;
  rank: number | null;
  points: Record<string, number> | null;
}

/** A standing order: at this step answer with this action until the phase, round or game ends. */
export interface OrderInfo {
  step: string;
  action: string;
  until: string;
  label: string;
  question: string;
  wakes: boolean;
}

/** Where a prepared chain stopped: so many actions were played, this one was not, and why. */
export interface Stopped {
  played: number;
  action: string;
  reason: string;
  text: string;
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
  tie_breaks: (Record<string, number>)[];
  rivals: RivalInfo[];
  teams: number[][];
  curtain: boolean;
  orders: OrderInfo[];
  orders_offered: OrderInfo[];
  prepared: string[];
  prepared_stopped: Stopped | null;
  may_prepare: boolean;
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
  played?: number;
  stopped?: string;
}

/** Not done, and why. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  version?: number;
  key?: string;
  possible?: string[];
  index?: number | null;
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

export type FromServer = Seen | Confirmed | Refused | Ended | ChatLine;

/** How many numbers lie between two bounds, and how many of them are the winners'. */
export interface StatisticsColumn {
  name: string;
  count: number;
  part: number;
}

/** A share from 0 to 1, and where the true share lies with 95 % confidence. */
export interface StatisticsBar {
  name: string;
  share: number;
  words: string;
  low: number;
  high: number;
}

/** An answer to one question: columns, bars with the fair share, or a table with its heads. */
export interface StatisticsSection {
  title: string;
  note: string;
  columns: StatisticsColumn[];
  bars: StatisticsBar[];
  fair: number | null;
  heads: string[];
  rows: string[][];
}

/** What the finished games of one kind have in common; `waiting` of them are not counted yet. */
export interface Statistics {
  game: string;
  title: string;
  games: number;
  waiting: number;
  sections: StatisticsSection[];
}

/** The table at which the same people play again, if there is one. */
export interface Rematch {
  table: string | null;
}

/** How many look on at a table. */
export interface Watchers {
  watchers: number;
}

/** A tournament to be opened. */
export interface NewTournament {
  name: string;
  game: string;
  seats: number;
  format: "round_robin" | "swiss" | "knockout";
  rounds: number;
  options: Record<string, boolean | number | string | null>;
  clock: ClockRule;
  bots: string;
  no_show: "bot" | "loss";
  check_in: number;
  rated: boolean;
  starts_at: number | null;
  enter: boolean;
}

/** So many bots shall take part. */
export interface NewBots {
  count: number;
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  title: string;
  format: "round_robin" | "swiss" | "knockout";
  seats: number;
  rounds: number;
  round: number;
  status: string;
  clock: ClockRule;
  bots: string;
  organiser: string;
  entrants: number;
  is_mine: boolean;
  starts_at: number | null;
  created_at: number;
  finished_at: number | null;
}

/** A page of a list of tournaments. */
export interface TournamentPage {
  tournaments: TournamentInfo[];
  next: string | null;
  may_open: boolean;
}

/** An entrant and where he stands. */
export interface StandingInfo {
  entrant: number;
  name: string;
  bot: string | null;
  is_mine: boolean;
  has_withdrawn: boolean;
  rank: number;
  points: number;
  played: number;
  wins: number;
  direct: number | null;
  met: number;
  beaten: number;
  reached: number;
}

/** Who sits on a seat of a game, and what it brought. */
export interface PairingSeat {
  entrant: number;
  name: string;
  is_mine: boolean;
  is_here: boolean;
  rank: number | null;
  points: number | null;
  stand_in: string;
}

/** One table of a round, or somebody who sits out. */
export interface PairingInfo {
  number: number;
  table: string | null;
  status: string;
  wait_until: number | null;
  seats: PairingSeat[];
}

/** A round and its tables. */
export interface RoundInfo {
  number: number;
  games: PairingInfo[];
}

/** Everything about a tournament, as one person sees it. */
export interface Tournament {
  info: TournamentInfo;
  version: number;
  options: Record<string, unknown>;
  no_show: "bot" | "loss";
  check_in: number;
  rated: boolean;
  least: number;
  standings: StandingInfo[];
  rounds: RoundInfo[];
  may_direct: boolean;
  has_entered: boolean;
  my_table: string | null;
  must_sit: boolean;
}

/** On the socket of a tournament: it has this version now. */
export interface TournamentChanged {
  type: "changed";
  version: number;
}
