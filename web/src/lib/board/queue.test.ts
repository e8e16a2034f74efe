import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../generated/wire";
import { beatsOf, goesBack, rest } from "./beats";
import { EventQueue, pace, type Speed } from "./queue";

const event = (id: string, seat: number, text = id) => ({ id, args: { seat }, text });
const move = (version: number, seat: number, ...events: ReturnType<typeof event>[]): LogLine => ({
  version,
  kind: "move",
  ply: version,
  at: 0,
  seat,
  events,
});

describe("a move in beats", () => {
  it("tells each event, and the position comes with the last one", () => {
    const beats = beatsOf([move(1, 2, event("sold", 2), event("house-cleared", 0))], "after");
    expect(beats.map((beat) => [beat.text, beat.after])).toEqual([
      ["sold", null],
      ["house-cleared", "after"],
    ]);
  });

  it("tells as one what a seat does several times in a row", () => {
    const beats = beatsOf(
      [move(1, 0, event("produced", 0, "corn."), event("produced", 0, "indigo."), event("produced", 1, "sugar."))],
      "after",
    );
    expect(beats.map((beat) => beat.text)).toEqual(["corn. indigo.", "sugar."]);
  });

  it("of several plies at once keeps the old position until all are told", () => {
    const beats = beatsOf([move(1, 0, event("passed", 0)), move(2, 1, event("built", 1))], "after");
    expect(beats.map((beat) => beat.after)).toEqual([null, "after"]);
  });

  it("has a quiet beat for a change without a move", () => {
    const [beat] = beatsOf([{ version: 3, kind: "join", ply: 0, at: 0 }], "after");
    expect(beat).toMatchObject({ after: "after", isQuiet: true, events: [] });
  });

  it("knows a step back", () => {
    expect(goesBack([{ version: 3, kind: "undo", ply: 1, at: 0, to_ply: 1 }])).toBe(true);
    expect(goesBack([move(1, 0)])).toBe(false);
  });
});

describe("the queue", () => {
  let seen: string[];
  let speed: Speed;
  let queue: EventQueue<string>;
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    speed = "normal";
    queue = new EventQueue<string>(
      {
        beat: (beat, ms) => seen.push(`${beat.text} ${ms}`),
        position: (position, isJump) => seen.push(`${isJump ? "jump to " : ""}${position}`),
        rest: () => seen.push("rest"),
      },
      () => speed,
    );
    return () => vi.useRealTimers();
  });
  const turn = (version: number, seat: number, isMine = false) =>
    beatsOf([move(version, seat, event(`move ${version}`, seat))], `position ${version}`, () => isMine);

  it("shows one beat after the other, each for 400 to 700 ms, and the position after it", () => {
    queue.push(turn(1, 1));
    queue.push(turn(2, 2));
    expect(seen).toEqual(["move 1 560"]);
    vi.advanceTimersByTime(559);
    expect(seen).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["move 1 560", "position 1", "move 2 560"]);
    vi.advanceTimersByTime(560);
    expect(seen.slice(3)).toEqual(["position 2", "rest"]);
    expect(queue.isRunning).toBe(false);
  });

  it("quickens when many wait, and calms down again", () => {
    expect(pace("normal", 4)).toBe(560);
    expect(pace("normal", 8)).toBe(280);
    expect(pace("normal", 100)).toBe(224);
    for (let version = 1; version <= 13; version++) queue.push(turn(version, 1));
    vi.advanceTimersByTime(13 * 560);
    const times = seen.filter((line) => line.startsWith("move")).map((line) => Number(line.split(" ")[2]));
    expect(times[1]).toBeLessThan(250);
    expect(times.at(-1)).toBe(560);
  });

  it("is as fast as the person likes", () => {
    expect([pace("fast", 0), pace("slow", 0), pace("instant", 0)]).toEqual([260, 1000, 0]);
    speed = "instant";
    queue.push([...turn(1, 1), ...turn(2, 2)]);
    expect(seen).toEqual(["jump to position 1", "jump to position 2", "rest"]);
  });

  it("a skip shows the newest position at once", () => {
    queue.push([...turn(1, 1), ...turn(2, 2), ...turn(3, 0)]);
    queue.skip();
    expect(seen.slice(1)).toEqual(["jump to position 3", "rest"]);
    vi.advanceTimersByTime(5000);
    expect(seen).toHaveLength(3);
  });

  it("an own move is immediate, its pieces fly over the new position", () => {
    queue.push(turn(1, 0, true));
    expect(seen).toEqual(["position 1", "move 1 560", "rest"]);
  });

  it("an own move waits for what happened before it", () => {
    queue.push(turn(1, 1));
    queue.push(turn(2, 0, true));
    expect(seen).toEqual(["move 1 560"]);
    vi.advanceTimersByTime(560);
    expect(seen.slice(1)).toEqual(["position 1", "position 2", "move 2 560", "rest"]);
  });

  it("a jump forgets what waits and does not fly", () => {
    queue.push([...turn(1, 1), ...turn(2, 2)]);
    queue.jump("elsewhere");
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(["move 1 560", "jump to elsewhere", "rest"]);
  });

  it("rests on the last position before the end screen covers it", () => {
    queue.push([...turn(1, 1), rest(1)]);
    vi.advanceTimersByTime(560);
    expect(seen.at(-2)).toBe("position 1");
    expect(queue.isRunning).toBe(true);
    vi.advanceTimersByTime(560);
    expect(seen.at(-1)).toBe("rest");
  });
});
