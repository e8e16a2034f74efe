// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { TableSocket, waitBefore, type FromServer, type Line, type Surroundings } from "./socket";

class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: { type: string; key?: string; since?: number | null }[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose();
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: Map<number, () => void>;
let lines: Line[];
let heard: FromServer[];
let version: number | null;
let around: Surroundings;

beforeEach(() => {
  sockets = [];
  timers = new Map();
  lines = [];
  heard = [];
  version = null;
  let key = 0;
  let timer = 0;
  around = {
    connect: () => (sockets.push(new FakeSocket()), sockets.at(-1) as unknown as WebSocket),
    later: (work) => (timers.set(++timer, work), timer),
    forget: (id) => void timers.delete(id),
    newKey: () => `key-${++key}`,
  };
});

function start(): TableSocket {
  return new TableSocket(
    () => "ws://x",
    { message: (m) => heard.push(m), line: (l) => lines.push(l), since: () => version },
    around,
  );
}
function elapse(): void {
  const due = [...timers.values()];
  timers.clear();
  for (const work of due) work();
}

describe("the line to a table", () => {
  it("says hello with the last known version", () => {
    version = 7;
    start();
    sockets[0]!.open();
    expect(sockets[0]!.sent).toEqual([{ type: "hello", since: 7, previews: true }]);
    expect(lines).toEqual(["connecting", "open"]);
  });
  it("comes back after a lost line and sends again, with the same key, what was not confirmed", () => {
    const line = start();
    sockets[0]!.open();
    line.send({ type: "move", version: 3, action: "pass" });
    line.send({ type: "chat", text: "ciao" });
    sockets[0]!.say({ type: "confirmed", key: "key-2", version: 3 });
    sockets[0]!.close();
    expect(lines.at(-1)).toBe("lost");
    elapse();
    sockets[1]!.open();
    expect(sockets[1]!.sent.map((m) => [m.type, m.key])).toEqual([
      ["hello", undefined],
      ["move", "key-1"],
    ]);
    sockets[1]!.say({ type: "confirmed", key: "key-1", version: 4 });
    expect(line.unconfirmed).toBe(0);
  });
  it("keeps commands given while the line is down", () => {
    const line = start();
    line.send({ type: "leave" });
    sockets[0]!.open();
    expect(sockets[0]!.sent.map((m) => m.type)).toEqual(["hello", "leave"]);
  });
  it("forgets a refused command", () => {
    const line = start();
    sockets[0]!.open();
    line.send({ type: "move", version: 1, action: "pass" });
    sockets[0]!.say({ type: "refused", key: "key-1", code: "stale", message: "…" });
    expect(line.unconfirmed).toBe(0);
    expect(heard.map((m) => m.type)).toEqual(["refused"]);
  });
  it("gives a silent line up", () => {
    const line = start();
    sockets[0]!.open();
    line.send({ type: "leave" });
    elapse();
    expect(lines.at(-1)).toBe("lost");
    elapse();
    expect(sockets).toHaveLength(2);
  });
  it("is lost at once without a network, and comes back with what was decided meanwhile", () => {
    const line = start();
    sockets[0]!.open();
    line.drop();
    expect(lines.at(-1)).toBe("lost");
    line.send({ type: "move", version: 3, action: "pass" });
    line.retry();
    sockets[1]!.open();
    expect(sockets[1]!.sent.map((m) => m.type)).toEqual(["hello", "move"]);
    expect(lines.at(-1)).toBe("open");
  });
  it("stays closed when it was closed, or when the server says goodbye for good", () => {
    start().close();
    expect(timers.size).toBe(0);
    start();
    sockets[1]!.open();
    sockets[1]!.say({ type: "bye", reason: "session" });
    sockets[1]!.close();
    expect(timers.size).toBe(0);
  });
  it("comes back when the server only restarts", () => {
    start();
    sockets[0]!.open();
    sockets[0]!.say({ type: "bye", reason: "stopping" });
    sockets[0]!.close();
    elapse();
    expect(sockets).toHaveLength(2);
  });
});

it("waits longer each time, but never very long", () => {
  expect(waitBefore(0, 0.5)).toBe(250);
  expect(waitBefore(3, 0.5)).toBe(2000);
  expect(waitBefore(20, 0.5)).toBe(8000);
});
