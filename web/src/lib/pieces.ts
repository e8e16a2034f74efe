/** Drawn pieces outside the board: in the log, on the rules pages, in the glossary. */

/** The default export of web/src/games/<id>/pieces.ts. */
export interface Pieces {
  /** one SVG with a symbol per piece */
  sprite: string;
  /** "good:corn" → "#pr-barrel-corn"; a bare word is a kind of number: "doubloons" */
  symbolOf: (element: string) => string | null;
}

const placed = new Set<string>();

/** Put the symbols of a game where every page can use them, once. */
export function place(game: string, sprite: string): void {
  if (placed.has(game)) return;
  placed.add(game);
  const box = document.createElement("div");
  box.className = "sprite";
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = sprite;
  document.body.append(box);
}
