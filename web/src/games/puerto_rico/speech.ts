/** Words: the game's own texts come through `t`; the few that only the drawn board needs live here. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Translate } from "../../lib/board";
import english from "./texts/en.ftl?raw";
import italian from "./texts/it.ftl?raw";

export const TEXTS: Record<string, string> = { en: english, it: italian };
const FALLBACK = "en";
const OWN = /^(board|text|mini)-/;

const bundles = new Map<string, FluentBundle>();

function bundle(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(TEXTS[language] ?? english));
  bundles.set(language, made);
  return made;
}

/** The language of the page, which the shell sets together with its texts. */
function language(): string {
  const tag = typeof document === "undefined" ? FALLBACK : document.documentElement.lang.slice(0, 2);
  return tag in TEXTS ? tag : FALLBACK;
}

/** A translator that knows the board's own words besides those of the shell. */
export function speaker(t: Translate): Translate {
  return (id, args) => {
    if (!OWN.test(id)) return t(id, args);
    t("good-corn"); // asks the shell too, so that a change of language is noticed here
    const words = bundle(language());
    const pattern = words.getMessage(id)?.value ?? bundle(FALLBACK).getMessage(id)?.value;
    return pattern ? words.formatPattern(pattern, args ?? {}, []) : id;
  };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
