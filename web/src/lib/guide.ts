/** A first game, explained: what the rules say about a decision, in a sentence or two. */
import type { LearnPages } from "./generated/wire";
import { wordsOf } from "./learn";

const MOST = 240;

/** Which rules were told: each is told at one decision, not again at the next of its kind. */
export class Told {
  readonly #at = new Map<string, number>();

  constructor(private version: () => number) {}

  tells(rule: string | null): boolean {
    if (rule === null) return false;
    const now = this.version();
    if (!this.#at.has(rule)) this.#at.set(rule, now);
    return this.#at.get(rule) === now;
  }
}

/** The beginning of the paragraph that tells a rule; null if none does. */
export function ruleText(pages: LearnPages | null, rule: string | null): string | null {
  if (!pages || !rule) return null;
  for (const section of pages.sections)
    for (const block of section.blocks)
      for (const line of block.lines)
        if (line.rules.includes(rule)) return opening(wordsOf({ ...line, rules: [] }).trim());
  return null;
}

/** Whole sentences up to a good length, at least one; a very long one is cut between words. */
export function opening(text: string): string {
  if (text.length <= MOST) return text;
  const end = Math.max(text.lastIndexOf(". ", MOST), text.lastIndexOf("; ", MOST));
  return end > 0 ? `${text.slice(0, end)}.` : `${text.slice(0, text.lastIndexOf(" ", MOST))} …`;
}
