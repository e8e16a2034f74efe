/** The drawn boards, each its own chunk; a game without one is played on the generic board. */
import type { Component } from "svelte";
import type { GameBoard } from "../lib/board";
import { place, type Pieces } from "../lib/pieces";
import type { Setting } from "../lib/tables";

/** An option of a game that is more than a list, shown below it. */
export type OptionDrawing = Component<{
  value: Setting;
  seats: number;
  problem: string | null;
  onvalue: (value: Setting) => void;
}>;
/** The default export of web/src/games/<id>/fields.ts. */
export type Fields = Record<string, OptionDrawing>;

const boards = import.meta.glob<{ default: GameBoard<unknown> }>("./*/index.ts");
const drawings = import.meta.glob<{ default: Fields }>("./*/fields.ts");
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });
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

/** The drawn options of a game, if it has any. */
export async function fieldsOf(game: string): Promise<Fields> {
  return (await drawings[`./${game}/fields.ts`]?.())?.default ?? {};
}

/** The texts that only the drawn board of a game needs; the others come from the server. */
export async function textsOf(game: string, lang: string): Promise<string> {
  return (await texts[`./${game}/texts/${lang}.ftl`]?.()) ?? "";
}
