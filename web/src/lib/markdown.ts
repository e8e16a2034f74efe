/** The little Markdown that the rules documents use, as data: nothing of it is ever markup. */

export interface Span {
  kind: "text" | "bold" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "item"; id: string | null; depth: number; spans: Span[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "code"; text: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*/g;
const RULE = /^\*{0,2}([A-Z]{2,}-\d+\.\w+)/;

export function inline(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) spans.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, bold, code, em] = found;
    if (bold !== undefined) spans.push({ kind: "bold", text: bold });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else spans.push({ kind: "em", text: em ?? "" });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

export function words(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** Everything a block says, for searching. */
export function textOf(block: Block): string {
  if (block.kind === "code") return block.text;
  if (block.kind === "table") return [block.head, ...block.rows].flatMap((row) => row.map(words)).join(" ");
  return words(block.spans);
}

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
const cells = (line: string): Span[][] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split("\n");
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length) blocks.push({ kind: "text", spans: inline(paragraph.join(" ")) });
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const heading = /^(#{1,6}) (.+)$/.exec(line);
    const item = /^( *)(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (line.startsWith("```")) {
      flush();
      const end = lines.findIndex((other, j) => j > i && other.startsWith("```"));
      blocks.push({ kind: "code", text: lines.slice(i + 1, end < 0 ? undefined : end).join("\n") });
      i = end < 0 ? lines.length : end;
    } else if (heading) {
      flush();
      blocks.push({ kind: "heading", level: heading[1]!.length, id: slug(heading[2]!), spans: inline(heading[2]!) });
    } else if (line.startsWith("|")) {
      flush();
      const rows: string[] = [];
      while (lines[i]?.startsWith("|")) rows.push(lines[i++]!);
      i--;
      const [head, ...rest] = rows.filter((row) => !/^[|\s:-]+$/.test(row)).map(cells);
      blocks.push({ kind: "table", head: head ?? [], rows: rest });
    } else if (item) {
      flush();
      blocks.push({ kind: "item", id: RULE.exec(item[2]!)?.[1] ?? null, depth: item[1]!.length >> 1, spans: inline(item[2]!) });
    } else if (/^(---+)?\s*$/.test(line)) flush();
    else if (line.startsWith("  ") && blocks.at(-1)?.kind === "item" && paragraph.length === 0)
      (blocks.at(-1) as { spans: Span[] }).spans.push(...inline(` ${line.trim()}`));
    else paragraph.push(line);
  }
  flush();
  return blocks;
}

/** Lower case without accents, for searching. */
export function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
