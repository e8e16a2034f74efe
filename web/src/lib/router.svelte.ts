/** A tiny router on the history API: the address is the state. */
import { match, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(match(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.route = match(location.pathname, location.search);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (match(link.pathname, link.search).page === "missing") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
