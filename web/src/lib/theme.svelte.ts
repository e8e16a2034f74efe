/** Light, dark, or as the system says. public/theme.js sets the same before the first paint. */
export type Theme = "light" | "dark" | "system";

const system = matchMedia("(prefers-color-scheme: dark)");

class ThemeChoice {
  chosen = $state<Theme>((localStorage.getItem("theme") as Theme | null) ?? "system");

  constructor() {
    system.addEventListener("change", () => this.#apply());
  }

  choose(theme: Theme): void {
    this.chosen = theme;
    localStorage.setItem("theme", theme);
    this.#apply();
  }

  #apply(): void {
    const dark = this.chosen === "dark" || (this.chosen === "system" && system.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const theme = new ThemeChoice();
