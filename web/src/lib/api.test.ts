import { afterEach, expect, it, vi } from "vitest";
import { post, Problem } from "./api";

afterEach(() => vi.unstubAllGlobals());

/** A line on which nobody answers. */
function silence(): void {
  const hang = (_: string, { signal }: RequestInit): Promise<Response> =>
    new Promise((_, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
  vi.stubGlobal("fetch", hang);
}

it("a question that was taken back is no lost line", async () => {
  silence();
  const wondering = new AbortController();
  const asked = post("/api/tables/t/plan", {}, wondering.signal);
  wondering.abort();
  await expect(asked).rejects.not.toBeInstanceOf(Problem);
});

it("a question without an answer just now is a problem, although nothing went wrong", async () => {
  const told = { type: "refused", code: "busy", message: "The bots are busy." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(told)));
  await expect(post("/api/tables/t/suggest")).rejects.toMatchObject({
    status: 200,
    code: "busy",
    message: told.message,
  });
});

it("without a line the problem says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(post("/api/tables/t/plan")).rejects.toMatchObject({ code: "offline" });
});
