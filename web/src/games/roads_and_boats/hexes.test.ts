import { describe, expect, it } from "vitest";
import {
  bankAt,
  bankOutline,
  beside,
  border,
  boxOf,
  bridgeAt,
  courses,
  distance,
  isInside,
  middle,
  SIZE,
} from "./hexes";
import { arrange, groundOf, hubOf, waterPlace } from "./places";

const RIVERS = [[], [0], [0, 3], [0, 2], [0, 1], [2, 5], [0, 2, 4]];

describe("borders", () => {
  it("RB-2.2: have one name from both sides", () => {
    expect(border("0,0", 3)).toBe(border("-1,0", 0));
    expect(border("0,0", 5)).toBe(border(beside("0,0", 5), 2));
  });
});

describe("banks", () => {
  it("RB-2.6: halves of a straight river lie north and south", () => {
    expect(bankAt([0, 3], 0, "b")).toBe(0);
    expect(bankAt([0, 3], 0, "a")).toBe(1);
    expect(bankAt([0, 3], 1, "a")).toBe(0);
    expect(bankAt([0, 1], 1, "a")).toBe(0);
    expect(bankAt([0, 1], 3, "a")).toBe(1);
    expect([0, 1, 2, 3].map((side) => bankAt([0, 2, 4], side, "b"))).toEqual([0, 0, 1, 1]);
  });

  it("everything on a bank stands on its side of the water", () => {
    for (const river of RIVERS)
      for (let bank = 0; bank < Math.max(1, river.length); bank++) {
        const { spots } = groundOf(river, bank);
        expect(spots.length).toBeGreaterThan(3);
        const outline = bankOutline(river, bank);
        for (const spot of spots) expect(isInside(spot, outline)).toBe(true);
      }
  });

  it("the north of a straight river is above it", () => {
    expect(hubOf([0, 3], 0).y).toBeLessThan(-20);
    expect(hubOf([0, 3], 1).y).toBeGreaterThan(20);
  });
});

it("things keep apart as far as there is room", () => {
  const wish = (id: string) => ({ id, bank: 0, room: 20, near: { x: 0, y: 40 } });
  const places = [...arrange([], ["a", "b", "c"].map(wish)).values()];
  for (const one of places)
    for (const other of places) if (one !== other) expect(distance(one, other)).toBeGreaterThan(30);
});

it("boats lie on the water, docked ones at the rim", () => {
  expect(distance(waterPlace([0, 3], "water"), { x: 0, y: 0 })).toBeLessThan(25);
  const dock = waterPlace([], "dock0a");
  expect(dock.x).toBeGreaterThan(SIZE / 2);
  expect(waterPlace([0, 3], "dock0a").y).toBeGreaterThan(waterPlace([0, 3], "dock0b").y);
});

it("a bridge stands on its river", () => {
  for (const river of RIVERS.filter((one) => one.length > 1)) {
    const { x, y } = bridgeAt(river, 0);
    expect(
      Math.min(
        ...courses(river)
          .flat()
          .map((point) => distance(point, { x, y })),
      ),
    ).toBeLessThan(30);
  }
});

it("a map lies in its box", () => {
  const box = boxOf(["0,0", "1,0"]);
  expect(middle("1,0").x).toBeLessThan(box.x + box.width);
});
