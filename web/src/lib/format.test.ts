import { describe, expect, it } from "vitest";
import { clock, list, moment, range, relative, signed } from "./format";

describe("format", () => {
  it("shows a clock", () => {
    expect(clock(65)).toBe("1:05");
    expect(clock(3723.9)).toBe("1:02:03");
    expect(clock(-5)).toBe("0:00");
  });
  it("shows when, in both languages", () => {
    expect(relative(-240, "en")).toBe("4 minutes ago");
    expect(relative(-86400, "it")).toBe("ieri");
    expect(relative(-5, "en")).toBe("now");
    expect(relative(2 * 86400 + 5, "en")).toBe("in 2 days");
  });
  it("shows changes with a sign", () => {
    expect(signed(3)).toBe("+3");
    expect(signed(-2)).toBe("−2");
    expect(signed(0)).toBe("0");
  });
  it("shows lists and ranges", () => {
    expect(list(["Anna", "Paolo", "Teo"], "it")).toBe("Anna, Paolo e Teo");
    expect(range([2, 3, 4, 5])).toBe("2–5");
    expect(range([4])).toBe("4");
  });
});
it("tells a time with its day unless that is today", () => {
  const time = new Date(2026, 4, 3, 14, 5).getTime();
  expect(moment(time / 1000, "en", time)).toBe("14:05");
  expect(moment(time / 1000, "en", time + 2 * 86_400_000)).toBe("3 May, 14:05");
});
