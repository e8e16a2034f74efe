/** The past of a table over HTTP: any moment as a seat saw it, and the scores along the way. */
import { get } from "./api";
import type { Seen } from "./generated/wire";
import type { Moment } from "./timeline";

export interface Course {
  /** scores of every seat after each ply, as far as the viewer may know them */
  scores: Moment[];
}

/** A seat's eyes, or everybody's with null. */
export const momentOf = (id: string, ply: number, seat: number | null): Promise<Seen> =>
  get<Seen>(`/api/tables/${id}/moments/${ply}${seat === null ? "" : `?seat=${seat}`}`);
export const courseOf = (id: string): Promise<Course> => get<Course>(`/api/tables/${id}/scores`);
