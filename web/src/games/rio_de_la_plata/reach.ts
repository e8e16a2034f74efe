/** How far a group can go: the server is asked for every place whether it goes on from there. */
import type { Imagined, Offered } from "../../lib/board";
import type { RioDeLaPlataView } from "../../lib/generated/rio_de_la_plata";

/** A way to a space: the steps, and the last of them with what it brings. */
export interface Way {
  space: string;
  lines: string[];
  /** the spaces on the way, the last included */
  path: string[];
  last: Offered;
}

export function spaceOf(offered: Offered): string | null {
  return offered.elements.find((one) => one.startsWith("space:"))?.slice("space:".length) ?? null;
}

/** Every space within reach, each by a shortest way. */
export async function waysFrom(
  offered: readonly Offered[],
  imagine: (lines: string[]) => Promise<Imagined<RioDeLaPlataView>>,
): Promise<Way[]> {
  const found = new Map<string, Way>();
  const add = (steps: readonly Offered[], lines: string[], path: string[]): Way[] =>
    steps.flatMap((last) => {
      const space = spaceOf(last);
      if (!last.line.startsWith("step ") || space === null || found.has(space)) return [];
      const way = { space, lines: [...lines, last.line], path: [...path, space], last };
      found.set(space, way);
      return [way];
    });
  let open = add(offered, [], []);
  while (open.length > 0) {
    const peaceful = open.filter((way) => way.last.catch === "");
    const next = await Promise.all(peaceful.map(async (way) => ({ way, after: await imagine(way.lines) })));
    open = next.flatMap(({ way, after }) => {
      const goesOn = !after.stopped && after.view.war?.active === way.space;
      return goesOn ? add(after.offered, way.lines, way.path) : [];
    });
  }
  return [...found.values()];
}
