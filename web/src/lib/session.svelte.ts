/** Who is playing on this browser. A nickname is made when it is first needed. */
import { Problem } from "./api";
import type { Lang } from "./fluent";
import type { Me } from "./generated/wire";
import { i18n } from "./i18n.svelte";
import { newcomer } from "./newcomer";
import * as people from "./people";

class Session {
  #me = $state<Me | null>(null);

  get me(): Me | null {
    return this.#me;
  }

  /** The language of what the server tells: who shows it asks again when it changes. */
  get language(): string {
    return this.#me?.language ?? i18n.lang;
  }

  /** This browser remembers that there is somebody, so that a newcomer is not asked for. */
  set me(me: Me | null) {
    this.#me = me;
    if (me) localStorage.setItem("known", me.id);
    else localStorage.removeItem("known");
  }

  /** Ask the server who we are; nobody is fine. */
  async load(): Promise<void> {
    if (localStorage.getItem("known") === null) return;
    try {
      await this.#greet(await people.whoAmI());
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) this.me = null;
      else throw problem;
    }
  }

  /** Be somebody: the person of this browser, or a new guest. */
  async ensure(): Promise<Me> {
    this.me ??= await newcomer(i18n.lang);
    return this.me;
  }

  async comeIn(name: string, password: string): Promise<void> {
    await this.#greet(password ? await people.signIn(name, password) : await people.comeIn(name, i18n.lang));
  }

  async signOut(everywhere = false): Promise<void> {
    await people.signOut(everywhere);
    this.me = null;
  }

  /** The page speaks the language that the person chose last, here or elsewhere. */
  async #greet(me: Me): Promise<void> {
    this.me = me;
    if (me.language !== i18n.lang) await i18n.use(me.language as Lang);
  }

  /** The server's texts follow the language of the page. */
  async speak(lang: Lang): Promise<void> {
    if (this.me && this.me.language !== lang) this.me = await people.changeMe({ name: null, language: lang });
  }
}

export const session = new Session();
