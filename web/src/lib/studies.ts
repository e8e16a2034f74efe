/** Records that somebody brought along, private to their owner. */
import { get, post, remove } from "./api";
import type { LogPage, SeatInfo, Seen, Studies, StudyInfo } from "./generated/wire";

/** A record is a small file: whatever is larger is something else. */
export const MOST_BYTES = 2_000_000;

export const add = (record: string, name: string): Promise<StudyInfo> =>
  post<StudyInfo>("/api/studies", { record, name });
export const mine = async (): Promise<StudyInfo[]> => (await get<Studies>("/api/studies")).studies;
export const drop = (id: string): Promise<void> => remove<void>(`/api/studies/${id}`);
export const wholeLog = async (id: string): Promise<LogPage["lines"]> =>
  (await get<LogPage>(`/api/studies/${id}/log`)).lines;
export const see = async (id: string): Promise<Seen> => asTable(await get<StudyInfo>(`/api/studies/${id}`));

/** The name of a study from that of its file: without the folder's and the kind's part. */
export function nameOf(file: string): string {
  return file
    .replace(/\.\w{1,8}$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .slice(0, 80);
}

/** A study in the shape of a table that is over, so that the replay shows it like any other. */
export function asTable(study: StudyInfo): Seen {
  const seats = study.seats.map((name, seat): SeatInfo => ({
    seat,
    name,
    person: null,
    bot: null,
    is_open: false,
    is_ready: true,
    away: "",
    bank: null,
    is_mine: false,
    nickname: "",
    stand_in: "",
    team: seat,
  }));
  return {
    type: "table",
    version: study.plies,
    since: 0,
    at: study.created_at,
    viewer: null,
    view: null,
    prompt: "",
    offers: [],
    free_undo: 0,
    my_last: 0,
    log: [],
    points: null,
    tie_breaks: [],
    rivals: [],
    teams: [],
    curtain: false,
    orders: [],
    orders_offered: [],
    prepared: [],
    prepared_stopped: null,
    may_prepare: false,
    table: {
      id: study.id,
      game: study.game,
      title: study.title,
      options: study.options,
      status: "finished",
      creator: "",
      is_public: false,
      spectators: false,
      undo: "none",
      rated: false,
      tournament: null,
      clock: { kind: "none", bank: 0, increment: 0, days: 0 },
      version: study.plies,
      ply: study.plies,
      seats,
      turn: null,
      turn_since: null,
      deadline: null,
      proposal: null,
      result: null,
      seed_hash: null,
      seed: null,
      created_at: study.created_at,
      started_at: null,
      finished_at: null,
      long_options: [],
      invitation: null,
      moment: "",
      phase: "",
    },
  };
}
