/** The list of actions: put in groups, and found by typing. */
import type { Offered } from "./board";

export interface Group {
  title: string;
  offered: Offered[];
}

/** In groups, each where its first action stands. */
export function grouped(offered: readonly Offered[]): Group[] {
  const groups = new Map<string, Offered[]>();
  for (const one of offered) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups].map(([title, list]) => ({ title, offered: list }));
}

/** So many actions in so many groups are easier to survey as groups: each is opened to choose from it. */
const MANY = 14;
const FOLDS = 4;

export function isFoldable({ title, offered }: Group): boolean {
  return title !== "" && offered.length > 1;
}

export function areFolded(groups: readonly Group[]): boolean {
  const count = groups.reduce((sum, group) => sum + group.offered.length, 0);
  return count > MANY && groups.filter(isFoldable).length >= FOLDS;
}

/** Those with all the words, or beginnings of words, that were typed. */
export function found(offered: readonly Offered[], typed: string, textOf: (one: Offered) => string): Offered[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return offered.filter((one) => {
    const words = plain(`${textOf(one)} ${one.label} ${one.line}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
