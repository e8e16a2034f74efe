/** Somebody who has not given a name comes in under a friendly one. */
import { Problem } from "./api";
import type { Lang } from "./fluent";
import type { Me } from "./generated/wire";
import { comeIn } from "./people";

const MOST_DIGITS = 9;

/** A new guest; where somebody has the name already, with a longer number. */
export async function newcomer(lang: Lang, arrive: typeof comeIn = comeIn, digits = 5): Promise<Me> {
  try {
    return await arrive(guestName(lang, digits), lang);
  } catch (problem) {
    const isTaken = problem instanceof Problem && problem.code === "name-taken";
    if (!isTaken || digits === MOST_DIGITS) throw problem;
    return newcomer(lang, arrive, digits + 1);
  }
}

function guestName(lang: Lang, digits: number): string {
  const least = 10 ** (digits - 1);
  return `${lang === "it" ? "Ospite" : "Guest"} ${least + Math.floor(Math.random() * 9 * least)}`;
}
