import { expect, it } from "vitest";
import en from "../locale/en.ftl?raw";
import it_ from "../locale/it.ftl?raw";

const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (text: string, id: string): Set<string> => {
  const block = new RegExp(`^${id} =(.*(?:\\n[ }].*)*)`, "m").exec(text)?.[1] ?? "";
  return new Set([...block.matchAll(/\$(\w+)/g)].map((found) => found[1]!));
};

it("both languages say the same things", () => expect(ids(it_)).toEqual(ids(en)));
it("no message is there twice", () => expect(new Set(ids(en)).size).toBe(ids(en).length));
it("both languages use the same arguments", () => {
  for (const id of ids(en)) expect([id, variables(it_, id)]).toEqual([id, variables(en, id)]);
});
