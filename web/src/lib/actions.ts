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
/** … and where the board needs the height, sooner */
const LOW = { many: 10, folds: 2 };

export function isFoldable({ title, offered }: Group): boolean {
  return title !== "" && offered.length > 1;
}

export function areFolded(groups: readonly Group[], isLow = false): boolean {
  const { many, folds } = isLow ? LOW : { many: MANY, folds: FOLDS };
  const count = groups.reduce((sum, group) => sum + group.offered.length, 0);
  return count > many && groups.filter(isFoldable).length >= folds;
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
