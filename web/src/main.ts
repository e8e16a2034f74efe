import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import type { Lang } from "./lib/fluent";
import { i18n } from "./lib/i18n.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
await i18n.use(document.documentElement.lang as Lang);
await session.load().catch(() => undefined);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
mount(App, { target: document.getElementById("app")! });
