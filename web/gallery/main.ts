/**
 * A dev page: the drawn boards in real positions inside a frame as large as the shell's, and sample maps after
 * the mock-ups.
 *
 * ?fixture=captain-mid-4&lang=it&theme=dark&line=load corn 6 (focuses an action), ?map=roads_and_boats
 */
import { mount } from "svelte";
import { boardOf, piecesOf } from "../src/games";
import { i18n } from "../src/lib/i18n.svelte";
import { boards } from "./boards";
import { fixtures } from "./fixtures";
import Gallery from "./Gallery.svelte";

const texts = import.meta.glob<string>("../../src/ludoteca/games/*/locale/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const rulebook = (game: string, lang: string): string =>
  Object.entries(texts).find(([path]) => path.endsWith(`/${game}/locale/${lang}.ftl`))?.[1] ?? "";

const lang = new URLSearchParams(location.search).get("lang") === "it" ? "it" : "en";
await i18n.use(lang);
for (const game of new Set(fixtures.map((one) => one.view.game))) {
  const board = await boardOf(game);
  if (!board) continue;
  boards.set(game, board);
  await piecesOf(game);
  await i18n.enter(game, {
    en: async () => ({ default: rulebook(game, "en") }),
    it: async () => ({ default: rulebook(game, "it") }),
  });
  await i18n.need(game);
}
mount(Gallery, { target: document.getElementById("app")! });
