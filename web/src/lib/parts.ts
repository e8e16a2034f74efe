/** Parts of the house whose words most pages do not need. */
import { i18n } from "./i18n.svelte";

/** A page about tournaments, with its words. */
export async function withWords<P>(page: Promise<P>): Promise<P> {
  await i18n.enter("tournaments", {
    en: () => import("../locale/tournaments/en.ftl?raw"),
    it: () => import("../locale/tournaments/it.ftl?raw"),
  });
  return page;
}
