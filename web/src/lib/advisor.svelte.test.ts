import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Advisor } from "./advisor.svelte";
import { suggestionFor } from "./replay";
import type { TableModel } from "./table.svelte";
import { offeredFrom } from "./testing";
import { Visit } from "./visit";

vi.mock("./replay", () => ({ suggestionFor: vi.fn() }));
const asked = vi.mocked(suggestionFor);
const answer = { actions: [{ action: "pass" }], expects: [] } as unknown as Awaited<ReturnType<typeof suggestionFor>>;

function table(): { id: string; shown: { version: number }; visit: Visit; chooser: object } {
  return { id: "t", shown: { version: 3 }, visit: new Visit(), chooser: { offered: offeredFrom("pass | pass") } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.mockReset();
});

it("asks a busy house again until a first game has its advice", async () => {
  asked.mockRejectedValueOnce(new Error("busy")).mockResolvedValueOnce(answer);
  const advisor = new Advisor(table() as unknown as TableModel);
  await advisor.explain();
  expect(advisor.line).toBeNull();
  await vi.runAllTimersAsync();
  expect(advisor.line).toBe("pass");
});

it("still thinks while an older question is answered", async () => {
  const answers: ((found: typeof answer) => void)[] = [];
  asked.mockImplementation(() => new Promise((tell) => void answers.push(tell)));
  const advisor = new Advisor(table() as unknown as TableModel);
  const asking = [advisor.explain(), advisor.explain()];
  answers[0]!(answer);
  await asking[0];
  expect(advisor.isAsking).toBe(true);
  answers[1]!(answer);
  await asking[1];
  expect(advisor.isAsking).toBe(false);
});

it("gives up after a while, and when the table has moved on", async () => {
  asked.mockRejectedValue(new Error("busy"));
  const model = table();
  const advisor = new Advisor(model as unknown as TableModel);
  await advisor.explain();
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(4);
  await advisor.explain();
  model.shown = { version: 4 };
  await vi.runAllTimersAsync();
  expect(asked).toHaveBeenCalledTimes(5);
});

it("means the short way that goes on as the bot would", async () => {
  const told = {
    actions: [{ action: "act move" }],
    expects: [],
    why: "Go.",
    next: { action: "move b", label: "To b" },
    next_why: "Gold.",
  };
  asked.mockResolvedValueOnce(told as unknown as Awaited<ReturnType<typeof suggestionFor>>);
  const model = table();
  const ways = ["a", "b"].map((goal) => ({ line: `act move; move ${goal}`, chain: ["act move", `move ${goal}`] }));
  model.chooser = { offered: ways };
  const advisor = new Advisor(model as unknown as TableModel);
  await advisor.explain();
  expect([advisor.line, advisor.next, advisor.why]).toEqual(["act move; move b", null, "Gold."]);
});

it("remembers why it led to what comes next, if that was done", async () => {
  const told = { ...answer, actions: [{ action: "select 1" }], why: "For wood.", next: { action: "go", label: "Go" } };
  asked.mockResolvedValueOnce(told as unknown as Awaited<ReturnType<typeof suggestionFor>>);
  const model = { ...table(), played: "select 2" };
  const advisor = new Advisor(model as unknown as TableModel);
  await advisor.explain();
  expect(advisor.led).toBe("");
  model.shown = { version: 4 };
  expect(new Advisor(model as unknown as TableModel).led).toBe("");
  expect(advisor.led).toBe("");
  model.played = "select 1";
  expect(advisor.led).toBe("For wood.");
  asked.mockRejectedValueOnce(new Error("busy"));
  await advisor.explain(() => false, 1);
  expect(asked.mock.calls).toEqual([
    ["t", undefined],
    ["t", "go"],
  ]);
  model.shown = { version: 5 };
  expect(advisor.led).toBe("");
});

it("asks nothing beside a plan, neither at once nor again", async () => {
  asked.mockRejectedValue(new Error("cancelled"));
  const advisor = new Advisor(table() as unknown as TableModel);
  let isPlan = false;
  await advisor.explain(() => isPlan);
  isPlan = true;
  await vi.runAllTimersAsync();
  await advisor.explain(() => isPlan);
  expect(asked).toHaveBeenCalledTimes(1);
});
