import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Notebook } from "./notebook.svelte";
import * as tables from "./tables";

vi.mock("./tables", () => ({ note: vi.fn() }));
const read = vi.mocked(tables.note);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  read.mockReset();
});

it("shows what was written when it is opened again, though the server has not stored it yet", async () => {
  read.mockResolvedValue({ text: "" });
  const sent: string[] = [];
  const book = new Notebook("t", (text) => void sent.push(text));
  await book.open();
  book.write("Save for the harbor.");
  book.keep();
  await book.open();
  expect(book.text).toBe("Save for the harbor.");
  expect(read).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(["Save for the harbor."]);
});

it("keeps after a pause, once", async () => {
  read.mockResolvedValue({ text: "old" });
  const sent: string[] = [];
  const book = new Notebook("t", (text) => void sent.push(text));
  await book.open();
  book.write("n");
  book.write("new");
  vi.runAllTimers();
  book.keep();
  expect(sent).toEqual(["new"]);
});

it("asks again after a reading that failed", async () => {
  read.mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce({ text: "here" });
  const book = new Notebook("t", () => undefined);
  await book.open();
  expect(book.text).toBeNull();
  await book.open();
  expect(book.text).toBe("here");
});
