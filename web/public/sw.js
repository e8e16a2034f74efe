/* Without a line the page says what works; with one, this stays out of the way. */
const SHELL = "ludoteca-2";
const PAGE = "/offline.html";
const PARTS = ["/offline.css", "/theme.js", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([PAGE, ...PARTS])));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});
self.addEventListener("fetch", (event) => {
  const isPage = event.request.mode === "navigate";
  if (!isPage && !PARTS.includes(new URL(event.request.url).pathname)) return;
  event.respondWith(fetch(event.request).catch(() => caches.match(isPage ? PAGE : event.request)));
});
