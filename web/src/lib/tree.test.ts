import { expect, it } from "vitest";
import { fromAddress, grow, prune, rename, toAddress, type Tree } from "./tree";

const step = (line: string) => ({ line, label: line.toUpperCase() });
const outline = (tree: Tree): unknown => JSON.parse(JSON.stringify(tree, ["0", "4", "line", "name", "children"]));

it("paths that begin alike share their beginning", () => {
  let tree = grow({}, 4, [step("a"), step("b")]);
  tree = grow(tree, 4, [step("a"), step("c")]);
  tree = grow(tree, 0, [step("z")]);
  expect(tree[4]!.map((node) => node.line)).toEqual(["a"]);
  expect(tree[4]![0]!.children.map((node) => node.label)).toEqual(["B", "C"]);
  expect(Object.keys(tree)).toEqual(["0", "4"]);
});
it("a name stays when the path is walked again", () => {
  let tree = rename(grow({}, 4, [step("a"), step("b")]), 4, ["a", "b"], "the clever one");
  tree = grow(tree, 4, [step("a"), step("b"), step("c")]);
  expect(tree[4]![0]!.children[0]!.name).toBe("the clever one");
});
it("a branch is cut off with all that follows", () => {
  const tree = grow(grow({}, 4, [step("a"), step("b")]), 4, [step("c")]);
  expect(prune(tree, 4, ["a"])[4]!.map((node) => node.line)).toEqual(["c"]);
  expect(outline(prune(prune(tree, 4, ["a"]), 4, ["c"]))).toEqual({});
});
it("a line of play fits an address", () => {
  expect(fromAddress(toAddress(["role mayor", "load corn 6"]))).toEqual(["role mayor", "load corn 6"]);
  expect(fromAddress(null)).toEqual([]);
});
