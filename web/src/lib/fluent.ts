/** Fluent messages: bundles asked in order, and a readable word where a message is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "it";
export type Args = Record<string, FluentVariable>;

/** Domains whose messages are more than the name of a thing. */
const SENTENCES = new Set(["action", "prompt", "event", "reason", "trigger", "option", "effect", "with", "and"]);
const words = new WeakMap<FluentBundle, Map<string, string>>();

export function makeBundle(lang: Lang, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const known = new Map<string, string>();
  for (const [, id, domain, word] of text.matchAll(/^(([a-z]+)-(\w+)) *= *(?=[^\s{])[^{\n]*$/gm))
    if (!SENTENCES.has(domain!) && !known.has(word!)) known.set(word!, id!);
  words.set(bundle, known);
  return bundle;
}

/** The message that names a word, whatever its domain: "corn" → "good-corn". */
export function wordsOf(bundle: FluentBundle): Map<string, string> {
  return words.get(bundle) ?? new Map<string, string>();
}

/** The message, or its attribute with "id.attribute"; null where no bundle knows it, or it needs more than is given. */
export function message(bundles: readonly FluentBundle[], id: string, args: Args = {}): string | null {
  const [name, attribute] = id.split(".") as [string, string?];
  for (const bundle of bundles) {
    const found = bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length === 0) return text;
  }
  return null;
}

/** The name of a thing with all its forms by attribute, the bare name under ""; some forms need a number. */
export function forms(bundles: readonly FluentBundle[], id: string, args: Args = {}): Map<string, string> {
  const bundle = bundles.find((one) => one.hasMessage(id));
  const found = bundle?.getMessage(id);
  const names = ["", ...Object.keys(found?.attributes ?? {})];
  const told = names.map((name) => [name, message(bundles, name ? `${id}.${name}` : id, args)] as const);
  return new Map(told.filter((one): one is [string, string] => one[1] !== null));
}

/** A word a person can read for an id nobody translated: "building-guild_hall" → "guild hall". */
export function readable(id: string): string {
  return id.slice(id.indexOf("-") + 1).replaceAll("_", " ");
}
