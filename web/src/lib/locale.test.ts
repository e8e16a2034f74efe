import { expect, it } from "vitest";
import en from "../locale/en.ftl?raw";
import it_ from "../locale/it.ftl?raw";
import enCups from "../locale/tournaments/en.ftl?raw";
import itCups from "../locale/tournaments/it.ftl?raw";

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (text: string, id: string): Set<string> => {
  const block = new RegExp(`^${id} =(.*(?:\\n[ }].*)*)`, "m").exec(text)?.[1] ?? "";
  return new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1]!));
};

for (const [part, english, italian] of [
  ["the house", en, it_],
  ["tournaments", `${en}\n${enCups}`, `${it_}\n${itCups}`],
] as const) {
  it(`${part}: both languages say the same things`, () => expect(ids(italian)).toEqual(ids(english)));
  it(`${part}: no message is there twice`, () => expect(new Set(ids(english)).size).toBe(ids(english).length));
  it(`${part}: both languages use the same arguments`, () => {
    for (const id of ids(english)) expect([id, variables(italian, id)]).toEqual([id, variables(english, id)]);
  });
}
