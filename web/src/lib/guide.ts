/** A first game, explained: what the rules say about a decision, in a sentence or two. */
import type { LearnPages } from "./generated/wire";
import { wordsOf } from "./learn";

const MOST = 240;

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
