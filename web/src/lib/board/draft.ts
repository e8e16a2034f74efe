/** A draft is kept by the browser for the decision it belongs to, so that a reload finds it again. */
import type { Draft } from ".";

interface Kept {
  key: string;
  draft: unknown;
}

/** The draft at a decision: that of an earlier one is forgotten. */
export function draftAt(
  table: string,
  ply: number,
  seat: number | null,
  store: Storage | null = browserStore(),
): Draft {
  const place = `draft/${table}`;
  const key = `${ply}/${seat}`;
  return {
    key,
    load: () => {
      const kept = read(store?.getItem(place) ?? null);
      return kept?.key === key ? kept.draft : null;
    },
    save: (draft) => store?.setItem(place, JSON.stringify({ key, draft } satisfies Kept)),
  };
}

function read(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

function browserStore(): Storage | null {
  return typeof localStorage === "undefined" ? null : localStorage;
}
