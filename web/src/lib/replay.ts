/** The past of a table over HTTP: any moment as a seat saw it, the scores along the way, and advice. */
import { get, post } from "./api";
import type { Advice, Ratings, Scores, Seen } from "./generated/wire";

/** Through a seat's eyes, or everybody's with null. */
export const momentOf = (id: string, ply: number, seat: number | null): Promise<Seen> =>
  get<Seen>(`/api/tables/${id}/moments/${ply}${seat === null ? "" : `?seat=${seat}`}`);
export const scoresOf = (id: string): Promise<Scores> => get<Scores>(`/api/tables/${id}/scores`);
/** What a bot would do in my place: the action, and how it would go on. */
export const adviceFor = async (id: string): Promise<string[]> => (await get<Advice>(`/api/tables/${id}/advice`)).actions;

/** The position after a line of play that was not played, with all choices of who decides. */
export const explore = (id: string, ply: number, actions: string[]): Promise<Seen> => post<Seen>(`/api/tables/${id}/explore`, { ply, actions });
/** What a bot thinks of each choice there: share of victory by action. */
export async function ratingsOf(id: string, ply: number, actions: string[]): Promise<Map<string, number>> {
  const { choices } = await post<Ratings>(`/api/tables/${id}/ratings`, { ply, actions });
  return new Map(choices.map((choice) => [choice.action, choice.value]));
}
