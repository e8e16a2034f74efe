/** The drawn boards, each its own chunk; a game without one is played on the generic board. */
import type { GameBoard } from "../lib/board";
import { place, type Pieces } from "../lib/pieces";

const boards = import.meta.glob<{ default: GameBoard<unknown> }>("./*/index.ts");
const pieces = import.meta.glob<{ default: Pieces }>("./*/pieces.ts");

export async function boardOf(game: string): Promise<GameBoard<unknown> | null> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The drawings of a game, ready to be used anywhere on the page. */
export async function piecesOf(game: string): Promise<Pieces | null> {
  const load = pieces[`./${game}/pieces.ts`];
  if (!load) return null;
  const found = (await load()).default;
  place(game, found.sprite);
  return found;
}
