import { describe, expect, it } from "vitest";
import { around, band, held, hexGrid, squareGrid, trail } from "./grid";

const place = (id: string, column: number, row: number) => ({ id, column, row });

describe("a map of hexes", () => {
  const grid = hexGrid([place("a", 0, 0), place("b", 1, 0), place("c", 0, 1)], 10);

  it("shares edges between neighbours", () => {
    expect(grid.edges).toHaveLength(15);
    expect(grid.edges.map((edge) => edge.id)).toEqual(expect.arrayContaining(["a|b", "a|c", "b|c", "a|0"]));
    expect(new Set(grid.edges.map((edge) => edge.id)).size).toBe(15);
  });

  it("shares corners, and every corner has its own name", () => {
    expect(grid.corners).toHaveLength(13);
    expect(grid.corners.map((corner) => corner.id)).toContain("a|b|c");
    expect(new Set(grid.corners.map((corner) => corner.id)).size).toBe(13);
  });

  it("lies in its box", () => {
    expect(grid.box.width).toBeCloseTo(2 * 10 * Math.sqrt(3));
    expect(grid.box.height).toBeCloseTo(35);
  });
});

describe("a map of squares", () => {
  const grid = squareGrid([place("a", 0, 0), place("b", 1, 0), place("c", 1, 1)], 4);

  it("knows the wall between two cells", () => {
    expect(grid.edges).toHaveLength(10);
    const wall = grid.edges.find((edge) => edge.id === "a|b")!;
    expect([wall.from.x, wall.to.x]).toEqual([2, 2]);
  });

  it("has corners where cells meet", () => {
    expect(grid.corners).toHaveLength(8);
  });
});

it("a trail stops short of where the ghost stands", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(trail(points, 3)).toBe("M0 0L7 0");
  expect(trail(points.slice(0, 1))).toBe("");
});

it("a box goes around all points", () => {
  expect(
    around([
      { x: 1, y: 5 },
      { x: 4, y: -1 },
    ]),
  ).toEqual({ x: 1, y: -1, width: 3, height: 6 });
});

describe("an edge", () => {
  it("is a band with a size, whichever way it runs", () => {
    const edge = { id: "a|b", from: { x: 0, y: 0 }, to: { x: 10, y: 0 } };
    expect(around(band(edge, 2))).toEqual({ x: 0, y: -2, width: 10, height: 4 });
    expect(around(band({ ...edge, to: { x: 0, y: 10 } }, 2))).toEqual({ x: -2, y: 0, width: 4, height: 10 });
  });
});
it("a map that is moved leaves no blank, and stands in the middle when all of it is seen", () => {
  expect(held(500, 600, 200, 400)).toBe(300);
  expect(held(-500, 600, 200, 400)).toBe(100);
  expect(held(250, 600, 200, 400)).toBe(250);
  expect(held(250, 300, 200, 400)).toBe(200);
});
