/** Tournaments over HTTP. */
import { get, post } from "./api";
import type { NewTournament, Tournament, TournamentInfo, TournamentPage } from "./generated/wire";

export type { NewTournament, PairingInfo, PairingSeat, StandingInfo, Tournament } from "./generated/wire";
export type { TournamentInfo, TournamentPage } from "./generated/wire";
export type TournamentList = "current" | "finished";
export const TOURNAMENT_LISTS: TournamentList[] = ["current", "finished"];
export const FORMATS: TournamentInfo["format"][] = ["swiss", "round_robin", "knockout"];
export const NO_SHOWS: NewTournament["no_show"][] = ["bot", "loss"];

export const list = (which: TournamentList, after = ""): Promise<TournamentPage> =>
  get<TournamentPage>(`/api/tournaments?which=${which}&after=${after}`);
export const see = (id: string): Promise<Tournament> => get<Tournament>(`/api/tournaments/${id}`);
export const open = (wish: NewTournament): Promise<Tournament> => post<Tournament>("/api/tournaments", wish);

export type Deed = "enter" | "withdraw" | "start" | "cancel" | "bots" | `remove/${number}`;
export const act = (id: string, deed: Deed, body?: unknown): Promise<Tournament> =>
  post<Tournament>(`/api/tournaments/${id}/${deed}`, body);

/** Sit down where I am waited for. */
export const sitDown = (table: string): Promise<unknown> =>
  post(`/api/tables/${table}/commands`, { type: "join", key: crypto.randomUUID(), seat: null, invitation: "" });

/** A tournament with the house's good defaults. */
export function newTournament(game: string, seats: number): NewTournament {
  return {
    name: "",
    game,
    seats,
    format: "swiss",
    rounds: 0,
    options: {},
    clock: { kind: "bank", bank: 1800, increment: 15, days: 0 },
    bots: "",
    no_show: "bot",
    check_in: 5,
    rated: true,
    starts_at: null,
    enter: true,
  };
}
