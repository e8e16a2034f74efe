// Before the first paint: the theme and language this browser remembers, so that nothing flashes.
(() => {
  const chosen = localStorage.getItem("theme");
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.lang = localStorage.getItem("lang") ?? (navigator.language.startsWith("it") ? "it" : "en");
})();
