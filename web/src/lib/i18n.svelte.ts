/** The reader's language: shell texts travel with the client, a game's texts come from the server. */
import type { FluentBundle } from "@fluent/bundle";
import { textsOf } from "../games";
import { forms, makeBundle, message, readable, wordsOf, type Args, type Lang } from "./fluent";

const shellTexts: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../locale/en.ftl?raw"),
  it: () => import("../locale/it.ftl?raw"),
};

async function fetchTexts(lang: Lang, game: string): Promise<string> {
  const answer = await fetch(`/texts/${lang}/${game}.ftl`);
  return answer.ok ? answer.text() : "";
}

class I18n {
  lang = $state<Lang>("en");
  #bundles = $state.raw<FluentBundle[]>([]);
  #games: string[] = [];
  #parts = new Map<string, Record<Lang, () => Promise<{ default: string }>>>();
  #loaded = new Map<string, FluentBundle>();

  /** Show everything in this language from now on; resolves when its texts are there. */
  async use(lang: Lang): Promise<void> {
    const bundles = await Promise.all([
      ...this.#games.map((game) => this.#game(lang, game)),
      ...[...this.#parts.keys()].map((part) => this.#part(lang, part)),
      this.#shell(lang),
    ]);
    this.#bundles = bundles;
    this.lang = lang;
    document.documentElement.lang = lang;
    localStorage.setItem("lang", lang);
  }

  /** Have a game's texts at hand, and those that only its drawn board needs. What two games call alike, the last one says. */
  async need(game: string): Promise<void> {
    this.#games = [game, ...this.#games.filter((one) => one !== game)];
    await this.use(this.lang);
  }

  /** Have the texts of a part of the house at hand that most pages do not need. */
  async enter(part: string, texts: Record<Lang, () => Promise<{ default: string }>>): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.set(part, texts);
    await this.use(this.lang);
  }

  t = (id: string, args?: Args): string => message(this.#bundles, id, args) ?? readable(id);
  /** The message if there is one: for texts that a game may leave out. */
  maybe = (id: string, args?: Args): string | null => message(this.#bundles, id, args);

  /** All forms of the name of a thing: "corn plantation", "a corn plantation". */
  forms = (id: string, args: Args = {}): Map<string, string> => forms(this.#bundles, id, args);

  /** The heading of what begins with an event, "" if nothing does; words in it agree as the server makes them agree. */
  titleOf = (event: { id: string; args: Record<string, unknown> }): string => {
    const args: Args = {};
    for (const [name, value] of Object.entries(event.args)) {
      if (typeof value === "number") args[name] = value;
      if (typeof value !== "string") continue;
      args[name] = value; // a plain word, if it has no name
      for (const [form, text] of this.forms(`${name}-${value}`)) args[form ? `${form}_${name}` : name] = text;
    }
    const title = this.maybe(`event-${event.id}.title`, args) ?? "";
    return title.charAt(0).toUpperCase() + title.slice(1);
  };

  /** The heading under which events of a kind stand, "" if they say none. */
  underOf = (event: { id: string }): string => this.maybe(`event-${event.id}.under`) ?? "";

  /** What a team is called: by the game, or by its number. */
  team = (team: number): string => this.maybe(`team-${team}`) ?? this.t("team-n", { n: team + 1 });

  /** The name of a field of a position: the game's own word, or the field's in plain letters. */
  field = (name: string): string => this.maybe(`field-${name}`) ?? this.maybe(`table-${name}`) ?? this.word(name);

  /** A word of a game in whatever domain it is known: "corn" → "mais". */
  word = (word: string): string => {
    for (const bundle of this.#bundles) {
      const id = wordsOf(bundle).get(word);
      if (id) return message([bundle], id) ?? word;
    }
    return word.replaceAll("_", " ");
  };

  async #shell(lang: Lang): Promise<FluentBundle> {
    return this.#keep(`${lang}/shell`, async () => makeBundle(lang, (await shellTexts[lang]()).default));
  }

  async #part(lang: Lang, part: string): Promise<FluentBundle> {
    return this.#keep(`${lang}/part/${part}`, async () =>
      makeBundle(lang, (await this.#parts.get(part)![lang]()).default),
    );
  }

  async #game(lang: Lang, game: string): Promise<FluentBundle> {
    return this.#keep(`${lang}/${game}`, async () => {
      const both = await Promise.all([fetchTexts(lang, game), textsOf(game, lang)]);
      return makeBundle(lang, both.join("\n"));
    });
  }

  async #keep(key: string, make: () => Promise<FluentBundle>): Promise<FluentBundle> {
    const known = this.#loaded.get(key);
    if (known) return known;
    const bundle = await make();
    this.#loaded.set(key, bundle);
    return bundle;
  }
}

export const i18n = new I18n();
export const t = i18n.t;
/** A share from 0 to 1 in whole per cent. */
export const percent = (share: number): string => t("percent", { n: Math.round(share * 100) });
