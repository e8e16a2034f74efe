/** Drafts and the questions of the server: what the rules allow is asked there, never worked out here. */
import type { Imagined, Offered } from ".";

export type Imagine<V> = (lines: string[]) => Promise<Imagined<V>>;

/** A way through the questions: its answers, and the position it leads to. */
export interface Way<V> {
  lines: string[];
  view: V;
}

const LONGEST = 60;

/**
 * Follow a draft: at every question the answer that fits. `answer` says null where the draft has none that is offered, and
 * undefined where the question is no part of it any more. Null if the draft does not go through.
 */
export async function walk<V>(
  imagine: Imagine<V>,
  offered: Offered[],
  answer: (offered: Offered[]) => string | null | undefined,
): Promise<Way<V> | null> {
  const lines: string[] = [];
  let asked = offered;
  let view: V | null = null;
  while (lines.length < LONGEST) {
    const next = asked.length > 0 ? answer(asked) : undefined;
    if (next === null) return null;
    if (next === undefined) break;
    lines.push(next);
    const after = await imagine(lines);
    if (after.played < lines.length) return null;
    view = after.view;
    asked = after.stopped ? [] : after.offered;
  }
  return view === null ? null : { lines, view };
}

/** Every way through questions of one kind, if there are not too many. */
export async function ways<V>(
  imagine: Imagine<V>,
  offered: Offered[],
  isPart: (offered: Offered) => boolean,
  most = 64,
): Promise<Way<V>[]> {
  const found: Way<V>[] = [];
  let open = offered.filter(isPart).map((one) => [one.line]);
  while (open.length > 0 && open.length + found.length <= most) {
    const reached = await Promise.all(open.map(async (lines) => ({ lines, after: await imagine(lines) })));
    open = [];
    for (const { lines, after } of reached) {
      const more = after.stopped ? [] : after.offered.filter(isPart);
      if (more.length === 0) found.push({ lines, view: after.view });
      for (const one of more) open.push([...lines, one.line]);
    }
  }
  return found;
}
