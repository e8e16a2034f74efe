/** Short calm messages at the edge of the page. */
import { untrack } from "svelte";
import { Problem } from "./api";
import { i18n } from "./i18n.svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "problem";
}

class Notices {
  all = $state.raw<Notice[]>([]);
  #next = 1;

  /** Who says something while it watches other things does not watch the notices. */
  say(text: string, kind: Notice["kind"] = "info"): void {
    const id = this.#next++;
    this.all = [...untrack(() => this.all), { id, text, kind }];
    setTimeout(() => this.dismiss(id), kind === "info" ? 4000 : 8000);
  }

  /** What went wrong, as the server or the browser tells it. */
  problem(cause: unknown): void {
    this.say(cause instanceof Problem && cause.message ? cause.message : i18n.t("problem-title"), "problem");
  }

  dismiss(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
