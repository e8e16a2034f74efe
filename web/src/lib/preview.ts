/** The certain consequences of an action, in words. */
import { signed } from "./format";
import { i18n } from "./i18n.svelte";

export interface Effect {
  key: string;
  text: string;
  good: boolean;
}

/** "+3 VP", "−2 doubloons", "−3 corn": points first, then what is gained, then what it costs. */
export function effects(preview: Record<string, number>): Effect[] {
  return Object.entries(preview)
    .filter(([, change]) => change !== 0)
    .sort(([a, x], [b, y]) => rank(a, x) - rank(b, y))
    .map(([key, change]) => ({ key, text: `${signed(change)} ${nameOf(key)}`, good: change > 0 }));
}

function rank(key: string, change: number): number {
  return key === "vp" || key === "score" ? -2 : change > 0 ? -1 : 0;
}

function nameOf(key: string): string {
  const [kind, word] = key.split(":") as [string, string?];
  return word ? i18n.t(`${kind}-${word}`) : (i18n.maybe(`resource-${key}`) ?? i18n.maybe(`unit-${key}`) ?? i18n.word(key));
}
