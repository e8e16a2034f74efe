import { describe, expect, it } from "vitest";
import { keep, toggle, wishesFor, type Goods } from "./storage";

function goods(some: Partial<Goods>): Goods {
  return { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0, ...some };
}

describe("storage with one warehouse (PR-9.T22)", () => {
  const held = goods({ corn: 1, indigo: 2, tobacco: 4 });
  const ways = [
    goods({ indigo: 1, tobacco: 4 }),
    goods({ indigo: 2, tobacco: 1 }),
    goods({ corn: 1, tobacco: 4 }),
    goods({ corn: 1, indigo: 2 }),
  ];

  it("reaches every way by clicking kinds", () => {
    expect(keep(ways, ["tobacco", "indigo"], held)).toEqual(goods({ indigo: 1, tobacco: 4 }));
    expect(keep(ways, ["tobacco", "corn"], held)).toEqual(goods({ corn: 1, tobacco: 4 }));
    expect(keep(ways, ["indigo", "corn"], held)).toEqual(goods({ corn: 1, indigo: 2 }));
    expect(keep(ways, ["indigo", "tobacco"], held)).toEqual(goods({ indigo: 2, tobacco: 1 }));
  });

  it("lets a new wish take the place of the last one when there is no room for both", () => {
    expect(toggle(ways, ["tobacco", "corn"], held, "indigo")).toEqual(["tobacco", "indigo"]);
    expect(toggle(ways, ["tobacco", "corn"], held, "corn")).toEqual(["tobacco"]);
    expect(toggle(ways, [], held, "corn")).toEqual(["corn"]);
  });

  it("reads wishes off a way, and comes back to it", () => {
    for (const way of ways) expect(keep(ways, wishesFor(way, held), held)).toEqual(way);
  });

  it("has nothing to keep while the server has not answered", () => {
    expect(keep([], ["corn"], held)).toBeNull();
  });
});
