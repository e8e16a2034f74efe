/** What this browser remembers about how a person likes to play. */
interface Choices {
  asksFirst: boolean;
  sound: boolean;
  notify: boolean;
  larger: boolean;
}

const DEFAULTS: Choices = { asksFirst: false, sound: false, notify: false, larger: false };

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
