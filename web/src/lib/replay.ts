/** The past of a table over HTTP, and what could have been: moments, points along the way, exploring, a bot's opinion. */
import { get, post } from "./api";
import type { Evaluation, Explored, Replay, Seen, Suggestion, Timeline } from "./generated/wire";
import { asking, invitationTo } from "./invited";
import type { Moment } from "./timeline";
import type { Step } from "./tree";

/** Whose past it is: a table's, or that of a study somebody brought along. */
export type Origin = "tables" | "studies";
const named = (from: Origin, id: string) =>
  from === "studies" ? { study: id } : { table: id, invitation: invitationTo(id) };

/** Another position of the same table, as a page shows it. */
function elsewhere(present: Seen, found: Replay | Explored): Seen {
  const { ply, turn, viewer, view, prompt, result } = found;
  const offers = found.type === "explored" ? found.offers : [];
  return {
    ...present,
    viewer,
    view,
    prompt,
    offers,
    free_undo: 0,
    log: [],
    points: null,
    table: { ...present.table, ply, turn, result, deadline: null, proposal: null },
  };
}

/** A moment through a seat's eyes, or everybody's with null. */
export async function momentOf(from: Origin, present: Seen, ply: number, seat: number | null): Promise<Seen> {
  const { id } = present.table;
  const query = asking(id, seat === null ? {} : { seat });
  return elsewhere(present, await get<Replay>(`/api/${from}/${id}/replay/${ply}${query}`));
}

/** A match at a glance: its headings, and the points wherever they changed; none while some of them are hidden. */
export interface Course {
  moments: Moment[];
  marks: Timeline["marks"];
}

export async function courseOf(id: string, from: Origin = "tables"): Promise<Course> {
  const { points, marks } = await get<Timeline>(`/api/${from}/${id}/timeline${asking(id)}`);
  const known = points.map(({ ply, points: all }) => ({ ply, scores: all.filter((one) => one !== null) }));
  const isOpen = known.every((moment, i) => moment.scores.length === points[i]!.points.length);
  return { moments: isOpen ? known : [], marks };
}

/** A line of play that was not played, in words, and the position after it with all choices of who decides. */
export async function explore(
  from: Origin,
  present: Seen,
  ply: number,
  lines: string[],
): Promise<{ seen: Seen; path: Step[] }> {
  const found = await post<Explored>("/api/analysis", { ...named(from, present.table.id), ply, lines });
  return { seen: elsewhere(present, found), path: lines.map((line, i) => ({ line, label: found.labels[i] ?? line })) };
}

/** What a bot thinks of each choice there: share of victory by action, the best first. */
export async function ratingsOf(
  from: Origin,
  present: Seen,
  ply: number,
  lines: string[],
): Promise<Map<string, number>> {
  const question = { ...named(from, present.table.id), ply, lines, key: crypto.randomUUID() };
  const { choices } = await post<Evaluation>("/api/analysis/evaluation", question);
  return new Map(choices.map((choice) => [choice.action, choice.value]));
}

/** What a bot would do there: the whole chain of the decision. */
export const chainFor = (from: Origin, present: Seen, ply: number, lines: string[]): Promise<string[]> =>
  post<string[]>("/api/analysis/advice", { ...named(from, present.table.id), ply, lines });

/** What a bot would do in my place, and what it expects from that; it may have said already what it means to do. */
export const suggestionFor = (id: string, meant = ""): Promise<Suggestion> =>
  post<Suggestion>(`/api/tables/${id}/suggest${meant && `?meant=${encodeURIComponent(meant)}`}`);

/** What a bot would do in my place: the whole chain of my present decision. */
export async function adviceFor(id: string): Promise<string[]> {
  return (await suggestionFor(id)).actions.map((offer) => offer.action);
}
