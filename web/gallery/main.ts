/**
 * A dev page: the board of Puerto Rico in real positions inside a frame as large as the shell's, and sample maps of the
 * games to come.
 *
 * ?fixture=captain-mid-4&lang=it&theme=dark&line=load corn 6 (focuses an action), ?map=roads_and_boats
 */
import { mount } from "svelte";
import game from "../src/games/puerto_rico";
import pieces from "../src/games/puerto_rico/pieces";
import { i18n } from "../src/lib/i18n.svelte";
import { place } from "../src/lib/pieces";
import Gallery from "./Gallery.svelte";

const texts = import.meta.glob<string>("../../src/ludoteca/games/puerto_rico/locale/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const rulebook = (lang: string): string =>
  Object.entries(texts).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1] ?? "";

place("puerto_rico", pieces.sprite);
const lang = new URLSearchParams(location.search).get("lang") === "it" ? "it" : "en";
await i18n.use(lang);
await i18n.need("puerto_rico", {
  en: rulebook("en") + game.texts.en,
  it: rulebook("it") + game.texts.it,
});
mount(Gallery, { target: document.getElementById("app")! });
