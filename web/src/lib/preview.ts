/** The certain consequences of an action, in words. */
import { signed } from "./format";
import { i18n } from "./i18n.svelte";

export interface Effect {
  key: string;
  change: number;
  text: string;
  good: boolean;
}

/** "+3 VP", "−2 doubloons", "−3 corn": points first, then what is gained, then what it costs. */
export function effects(preview: Record<string, number>): Effect[] {
  return Object.entries(preview)
    .filter(([, change]) => change !== 0)
    .toSorted(([a, x], [b, y]) => rank(a, x) - rank(b, y))
    .map(([key, change]) => ({ key, change, text: textOf(key, change), good: change > 0 }));
}

function rank(key: string, change: number): number {
  return key === "vp" || key === "score" ? -2 : change > 0 ? -1 : 0;
}

/** The game's own words for a change, else the name of the thing: `effect-good` takes `good`, as many as change, and `change`. */
function textOf(key: string, change: number): string {
  const [kind, word] = key.split(":") as [string, string?];
  const count = Math.abs(change);
  const name = `${kind}-${word}`;
  const args = {
    change: signed(change),
    count,
    ...(word ? { [kind]: i18n.maybe(`${name}.many`, { count }) ?? i18n.t(name) } : {}),
  };
  return (
    i18n.maybe(`effect-${kind}`, args) ?? `${signed(change)} ${i18n.maybe(`field-${kind}`) ?? i18n.word(word ?? kind)}`
  );
}
