import { expect, it } from "vitest";
import { draftAt } from "./draft";

function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it("finds a draft again at the same decision, and only there", () => {
  const kept = store();
  draftAt("t1", 7, 2, kept).save({ corn: [true, false] });
  expect(draftAt("t1", 7, 2, kept).load()).toEqual({ corn: [true, false] });
  expect(draftAt("t1", 8, 2, kept).load()).toBeNull();
  expect(draftAt("t1", 7, 0, kept).load()).toBeNull();
  expect(draftAt("t2", 7, 2, kept).load()).toBeNull();
});

it("begins anew where the store holds nonsense", () => {
  const kept = store();
  kept.setItem("draft/t1", "{");
  expect(draftAt("t1", 7, 2, kept).load()).toBeNull();
});
