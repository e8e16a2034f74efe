/** Reading a view of any game: which fields to show, and what can be clicked. */

/** Fields that every view has, or that are book-keeping rather than things on the table. */
const HIDDEN = new Set(["game", "version", "options", "viewer", "seat", "step", "players", "scratch", "reveals"]);

export type Plain = string | number | boolean | null;

export function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== "object";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface Shown {
  facts: [string, Plain][];
  areas: [string, unknown][];
}

/** The fields of a view, numbers and words apart from whole areas. */
export function fieldsOf(view: unknown): Shown {
  const entries = isRecord(view) ? Object.entries(view).filter(([name]) => !HIDDEN.has(name)) : [];
  return {
    facts: entries.filter((entry): entry is [string, Plain] => isPlain(entry[1])),
    areas: entries.filter(([, value]) => !isPlain(value)),
  };
}

export function playersOf(view: unknown): unknown[] {
  return isRecord(view) && Array.isArray(view.players) ? view.players : [];
}

/** The glowing element that a word of the view stands for: "corn" → "good:corn". */
export function elementFor(targets: ReadonlySet<string>, word: string): string | null {
  for (const element of targets)
    if (element === word || element.slice(element.indexOf(":") + 1) === word) return element;
  return null;
}
