import { expect, test } from "vitest";
import { Problem } from "./api";
import type { Me } from "./generated/wire";
import { newcomer } from "./newcomer";

/** A house that lets somebody in after so many refusals; the names that were tried. */
function house(refusals: number, code: string) {
  const tried: string[] = [];
  const arrive = async (name: string): Promise<Me> => {
    tried.push(name);
    if (tried.length <= refusals) throw new Problem(409, code, "no");
    return { name } as Me;
  };
  return { tried, arrive };
}

test("a guest has a name in the language of the page", async () => {
  const { arrive } = house(0, "");
  expect((await newcomer("en", arrive)).name).toMatch(/^Guest \d{5}$/);
  expect((await newcomer("it", arrive)).name).toMatch(/^Ospite \d{5}$/);
});

test("a name that is taken is no reason to stay outside", async () => {
  const { arrive } = house(2, "name-taken");
  expect((await newcomer("en", arrive)).name).toMatch(/^Guest \d{7}$/);
});

test("any other refusal is told at once, and a full house in the end", async () => {
  const slow = house(1, "too-many");
  await expect(newcomer("en", slow.arrive)).rejects.toThrow(Problem);
  expect(slow.tried).toHaveLength(1);
  const full = house(99, "name-taken");
  await expect(newcomer("en", full.arrive)).rejects.toThrow(Problem);
  expect(full.tried).toHaveLength(5);
});
