/** Fluent messages: bundles asked in order, and a readable word where a message is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "it";
export type Args = Record<string, FluentVariable>;

const words = new WeakMap<FluentBundle, Map<string, string>>();

export function makeBundle(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const known = new Map<string, string>();
  for (const [, id, word] of text.matchAll(/^([a-z]+-(\w+)) *=/gm)) if (!known.has(word!)) known.set(word!, id!);
  words.set(bundle, known);
  return bundle;
}

/** The message that names a word, whatever its domain: "corn" → "good-corn". */
export function wordsOf(bundle: FluentBundle): Map<string, string> {
  return words.get(bundle) ?? new Map<string, string>();
}

/** The message, or its attribute with "id.attribute"; null where no bundle knows it. */
export function message(bundles: readonly FluentBundle[], id: string, args: Args = {}): string | null {
  const [name, attribute] = id.split(".") as [string, string?];
  for (const bundle of bundles) {
    const found = bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}

/** A word a person can read for an id nobody translated: "building-guild_hall" → "guild hall". */
export function readable(id: string): string {
  return id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
}
