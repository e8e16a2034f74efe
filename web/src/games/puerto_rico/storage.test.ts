import { describe, expect, it } from "vitest";
import { agreeing, keep, keepVectors, lines, toggle, vectorOf, type Goods } from "./storage";

function goods(some: Partial<Goods>): Goods {
  return { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0, ...some };
}

describe("storage with one warehouse (PR-9.T22)", () => {
  const held = goods({ corn: 1, indigo: 2, tobacco: 4 });
  const vectors = keepVectors(held, 1);
  const shapes = vectors.map(({ corn, indigo, tobacco }) => [corn, indigo, tobacco].join());

  it("knows the four allowed ways", () => {
    expect(shapes.toSorted()).toEqual(["0,1,4", "0,2,1", "1,0,4", "1,2,0"]);
  });

  it("sends what is asked: tobacco is always forced", () => {
    expect(lines(vectors, held, goods({ corn: 1, indigo: 2 }))).toEqual(["keep corn 1", "keep indigo 2"]);
    expect(lines(vectors, held, goods({ indigo: 1, tobacco: 4 }))).toEqual(["keep corn 0", "keep indigo 1"]);
    expect(lines(vectors, held, goods({ corn: 1, tobacco: 4 }))).toEqual(["keep corn 1", "keep indigo 0"]);
  });

  it("goes on in the middle of the chain", () => {
    const rest = agreeing(vectors, 1, [1, 0, 0, 0, 0]);
    expect(rest).toHaveLength(2);
    expect(lines(rest, held, goods({ corn: 1, tobacco: 4 }), 1)).toEqual(["keep indigo 0"]);
  });

  it("reaches every way by clicking kinds", () => {
    expect(keep(vectors, ["tobacco", "indigo"], held)).toEqual(goods({ indigo: 1, tobacco: 4 }));
    expect(keep(vectors, ["tobacco", "corn"], held)).toEqual(goods({ corn: 1, tobacco: 4 }));
    expect(keep(vectors, ["indigo", "corn"], held)).toEqual(goods({ corn: 1, indigo: 2 }));
    expect(keep(vectors, ["indigo", "tobacco"], held)).toEqual(goods({ indigo: 2, tobacco: 1 }));
  });

  it("lets a new wish take the place of the last one when there is no room for both", () => {
    expect(toggle(vectors, ["tobacco", "corn"], held, "indigo")).toEqual(["tobacco", "indigo"]);
    expect(toggle(vectors, ["tobacco", "corn"], held, "corn")).toEqual(["tobacco"]);
    expect(toggle(vectors, [], held, "corn")).toEqual(["corn"]);
  });

  it("reads a suggestion", () => {
    expect(vectorOf(vectors, ["keep corn 0", "keep indigo 2"])).toEqual(goods({ indigo: 2, tobacco: 1 }));
    expect(vectorOf(vectors, ["keep corn 9"])).toBeNull();
  });
});

describe("storage without duplicates (PR-9.T23)", () => {
  it("has exactly three ways for 1 corn, 1 indigo, 3 sugar and a small warehouse", () => {
    const vectors = keepVectors(goods({ corn: 1, indigo: 1, sugar: 3 }), 1);
    expect(vectors.map(({ corn, indigo, sugar }) => [corn, indigo, sugar].join()).toSorted()).toEqual([
      "0,1,3",
      "1,0,3",
      "1,1,0",
    ]);
  });

  it("keeps everything with a large warehouse, 3 corn, 1 sugar, 1 coffee: no question", () => {
    const held = goods({ corn: 3, sugar: 1, coffee: 1 });
    const vectors = keepVectors(held, 2);
    expect(vectors).toHaveLength(1);
    expect(lines(vectors, held, vectors[0]!)).toEqual([]);
    expect(vectors[0]).toEqual(held);
  });

  it("PR-4.25: one barrel without a warehouse", () => {
    expect(keepVectors(goods({ corn: 3, coffee: 2 }), 0)).toEqual([goods({ corn: 1 }), goods({ coffee: 1 })]);
  });
});
