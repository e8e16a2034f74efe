/** Tables and games over HTTP. */
import { get, post } from "./api";
import type { Barred } from "./board";
import { asking } from "./invited";
import type {
  Chats,
  CheckedOptions,
  GameInfo,
  LogLine,
  LogPage,
  NewTable,
  Notes,
  Planned,
  Seen,
  SeatWish,
  TableInfo,
  TablePage,
  Watchers,
  WhyNot,
  WishedOptions,
} from "./generated/wire";

export type Setting = boolean | number | string | null;

export type { GameInfo, OptionInfo } from "./generated/wire";

export type ListName = "waiting" | "open" | "running" | "finished";
export const LISTS: ListName[] = ["waiting", "open", "running", "finished"];

export const games = (): Promise<GameInfo[]> => get<GameInfo[]>("/api/games");
export const list = (name: ListName, after = ""): Promise<TablePage> =>
  get<TablePage>(`/api/tables?which=${name}&after=${after}`);
export const open = async (table: NewTable): Promise<TableInfo> => (await post<Seen>("/api/tables", table)).table;
/** What is wrong with options, in words; nothing if a table can be opened with them. */
export const problemOf = async (game: string, wish: WishedOptions): Promise<string> =>
  (await post<CheckedOptions>(`/api/games/${game}/check`, wish)).problem;
export const log = (id: string, since: number): Promise<LogPage> =>
  get<LogPage>(`/api/tables/${id}/log${asking(id, { since })}`);
export const see = (id: string): Promise<Seen> => get<Seen>(`/api/tables/${id}${asking(id)}`);

/** So many lines of a log come at once. */
export const LOG_PAGE = 200;

/** All lines of the log up to a version; the server gives them page by page. */
export async function wholeLog(id: string, version: number): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  let since = 0;
  while (since < version) {
    const page = await log(id, since);
    if (page.lines.length === 0) break;
    lines.push(...page.lines);
    since = page.version;
  }
  return lines;
}
/** What could be thought possible at my decision but is not, and why. */
export const whyNot = async (id: string, version: number): Promise<Barred[]> =>
  (await get<WhyNot>(`/api/tables/${id}/why-not?version=${version}`)).actions;
/** The position after actions of mine that are not played, from what I know. */
export const plan = (
  id: string,
  version: number,
  actions: string[],
  reasons: boolean,
  signal?: AbortSignal,
): Promise<Planned> => post<Planned>(`/api/tables/${id}/plan`, { version, actions, reasons }, signal);

export const chats = (id: string): Promise<Chats> => get<Chats>(`/api/tables/${id}/chat${asking(id)}`);
/** How many look on without playing. */
export const watchers = async (id: string): Promise<number> =>
  (await get<Watchers>(`/api/tables/${id}/watchers${asking(id)}`)).watchers;
export const note = (id: string): Promise<Notes> => get<Notes>(`/api/tables/${id}/note`);
export const recordAddress = (id: string): string => `/api/tables/${id}/record${asking(id)}`;

export const me = (): SeatWish => ({ kind: "me", name: "", level: "" });
export const bot = (level: string): SeatWish => ({ kind: "bot", name: "", level });

/** A table with the house's good defaults. */
export function newTable(game: string, seats: SeatWish[]): NewTable {
  const hasOthers = seats.some((seat) => seat.kind === "open" || seat.kind === "person");
  return {
    game,
    seats,
    options: {},
    is_public: hasOthers,
    spectators: true,
    undo: "free",
    rated: false,
    clock: { kind: "none", bank: 0, increment: 0, days: 0 },
  };
}

/** The table at which the same people play again; who asks first opens it, the others sit down there. */
export const playAgain = async (id: string): Promise<string> =>
  (await post<Seen>(`/api/tables/${id}/rematch`)).table.id;
