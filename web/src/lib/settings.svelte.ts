/** What this browser remembers about how a person likes to play. */
import type { Speed } from "./board/queue";

interface Choices {
  asksFirst: boolean;
  sound: boolean;
  notify: boolean;
  larger: boolean;
  /** how fast the moves of others are shown */
  speed: Speed;
}

/** A phone is silent until somebody wishes otherwise. */
const isDesk = matchMedia("(hover: hover)").matches;
const DEFAULTS: Choices = { asksFirst: false, sound: isDesk, notify: false, larger: false, speed: "normal" };

function remembered(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Choices>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  choices = $state<Choices>(remembered());

  change(choice: Partial<Choices>): void {
    Object.assign(this.choices, choice);
    localStorage.setItem("settings", JSON.stringify(this.choices));
    this.apply();
  }

  apply(): void {
    document.documentElement.classList.toggle("larger", this.choices.larger);
  }
}

export const settings = new Settings();
