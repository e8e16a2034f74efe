/** The tree of what was explored: moves that could have been played, from any moment of a match; kept by this browser. */
export interface Node {
  line: string;
  label: string;
  name: string;
  children: Node[];
}

/** Explored moves by the ply from which they start. */
export type Tree = Record<number, Node[]>;

export interface Step {
  line: string;
  label: string;
}

/** The tree with a path in it; what was there stays. */
export function grow(tree: Tree, ply: number, path: readonly Step[]): Tree {
  return path.length === 0 ? tree : { ...tree, [ply]: graft(tree[ply] ?? [], path) };
}

function graft(nodes: readonly Node[], [first, ...rest]: readonly Step[]): Node[] {
  if (!first) return [...nodes];
  const known = nodes.find((node) => node.line === first.line);
  const children = graft(known?.children ?? [], rest);
  const grown = { ...first, name: known?.name ?? "", children };
  return known ? nodes.map((node) => (node === known ? grown : node)) : [...nodes, grown];
}

/** The tree with a name for the move at the end of a path. */
export function rename(tree: Tree, ply: number, lines: readonly string[], name: string): Tree {
  return { ...tree, [ply]: change(tree[ply] ?? [], lines, (node) => [{ ...node, name }]) };
}

/** The tree without the move at the end of a path and all that follows it. */
export function prune(tree: Tree, ply: number, lines: readonly string[]): Tree {
  const left = change(tree[ply] ?? [], lines, () => []);
  const { [ply]: _, ...others } = tree;
  return left.length ? { ...tree, [ply]: left } : others;
}

function change(nodes: readonly Node[], [line, ...rest]: readonly string[], work: (node: Node) => Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.line !== line) return [node];
    return rest.length === 0 ? work(node) : [{ ...node, children: change(node.children, rest, work) }];
  });
}

const SEPARATOR = ";";
export const toAddress = (lines: readonly string[]): string => lines.join(SEPARATOR);
export const fromAddress = (text: string | null): string[] => (text ? text.split(SEPARATOR).filter(Boolean) : []);

const shelf = (id: string): string => `tree/${id}`;

export function load(id: string): Tree {
  try {
    return JSON.parse(localStorage.getItem(shelf(id)) ?? "{}") as Tree;
  } catch {
    return {};
  }
}

export function keep(id: string, tree: Tree): void {
  if (Object.keys(tree).length) localStorage.setItem(shelf(id), JSON.stringify(tree));
  else localStorage.removeItem(shelf(id));
}
