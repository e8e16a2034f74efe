/** The past of a table over HTTP: any moment as a seat saw it, the scores along the way, and advice. */
import { get } from "./api";
import type { Advice, Scores, Seen } from "./generated/wire";

/** Through a seat's eyes, or everybody's with null. */
export const momentOf = (id: string, ply: number, seat: number | null): Promise<Seen> =>
  get<Seen>(`/api/tables/${id}/moments/${ply}${seat === null ? "" : `?seat=${seat}`}`);
export const scoresOf = (id: string): Promise<Scores> => get<Scores>(`/api/tables/${id}/scores`);
/** What a bot would do in my place: the action, and how it would go on. */
export const adviceFor = async (id: string): Promise<string[]> => (await get<Advice>(`/api/tables/${id}/advice`)).actions;
