/** The drawn boards, each its own chunk; a game without one is played on the generic board. */
import type { GameBoard } from "../lib/board";

const boards = import.meta.glob<{ default: GameBoard<unknown> }>("./*/index.ts");

export async function boardOf(game: string): Promise<GameBoard<unknown> | null> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
