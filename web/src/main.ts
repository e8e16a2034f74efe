import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import type { Lang } from "./lib/fluent";
import { i18n } from "./lib/i18n.svelte";
import { renew } from "./lib/renewal";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";

addEventListener("vite:preloadError", () => void renew());
settings.apply();
await i18n.use(document.documentElement.lang as Lang);
await session.load().catch(() => undefined);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
/** The letters are there before the page, so that nothing on it jumps; a slow line does not hold it up. */
const FACES = [
  "700 20px Alegreya",
  "800 20px Alegreya",
  "400 16px 'Alegreya Sans'",
  "500 16px 'Alegreya Sans'",
  "700 16px 'Alegreya Sans'",
];
await Promise.race([
  Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => undefined),
  new Promise((done) => setTimeout(done, 1500)),
]);
mount(App, { target: document.getElementById("app")! });
