/** Addresses of the pages. */
export type Page =
  | "home"
  | "new"
  | "table"
  | "replay"
  | "study"
  | "learn"
  | "profile"
  | "signin"
  | "recover"
  | "tables"
  | "ratings"
  | "statistics"
  | "tournaments"
  | "tournament"
  | "new-tournament"
  | "missing";

export interface Route {
  page: Page;
  args: Record<string, string>;
  query: URLSearchParams;
}

const PATTERNS: [Page, RegExp][] = [
  ["home", /^\/$/],
  ["new", /^\/new(?:\/(?<game>\w+))?$/],
  ["table", /^\/table\/(?<id>[\w-]+)$/],
  ["replay", /^\/replay\/(?<id>[\w-]+)$/],
  ["study", /^\/study\/(?<id>[\w-]+)$/],
  ["tables", /^\/tables(?:\/(?<list>waiting|open|running|finished))?$/],
  ["learn", /^\/learn(?:\/(?<game>\w+))?$/],
  ["profile", /^\/profile(?:\/(?<name>[^/]+))?$/],
  ["ratings", /^\/ratings(?:\/(?<game>\w+))?$/],
  ["statistics", /^\/statistics(?:\/(?<game>\w+))?$/],
  ["tournaments", /^\/tournaments(?:\/(?<list>current|finished))?$/],
  ["tournament", /^\/tournament\/(?<id>[\w-]+)$/],
  ["new-tournament", /^\/new-tournament(?:\/(?<game>\w+))?$/],
  ["signin", /^\/sign-in$/],
  ["recover", /^\/recover$/],
];

export function match(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const args: Record<string, string> = {};
    for (const [name, value] of Object.entries(found.groups ?? {}))
      if (value !== undefined) args[name] = decodeURIComponent(value);
    return { page, args, query };
  }
  return { page: "missing", args: {}, query };
}
