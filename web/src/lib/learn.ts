/** The pages that teach a game: found lines, and the words of a line for searching. */
import { get } from "./api";
import type { LearnBlock, LearnLine, LearnPages, LearnSpan } from "./generated/wire";

export const pagesOf = (game: string, lang: string): Promise<LearnPages> =>
  get<LearnPages>(`/api/learn/${game}?lang=${lang}`);

/** The words of a cell, without its drawings. */
export const said = (cell: LearnSpan[]): string =>
  cell
    .filter((span) => span.style !== "element")
    .map((span) => span.text)
    .join("");

export const wordsOf = (line: LearnLine): string => [...line.cells.map(said), ...line.rules].join(" ");

/** Lower case without accents, for searching. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The lines of a block that say it; a table keeps its heading. */
export function found(block: LearnBlock, query: string): LearnBlock | null {
  if (query === "") return block;
  const isTable = block.kind === "table";
  const lines = block.lines.filter((line, i) => (isTable && i === 0) || plain(wordsOf(line)).includes(query));
  return lines.length > (isTable ? 1 : 0) ? { ...block, lines } : null;
}
