/** The games whose rules the server knows, asked for once. */
import * as tables from "./tables";

class Games {
  all = $state.raw<tables.GameInfo[]>([]);
  isLoaded = $state(false);

  async load(): Promise<void> {
    this.all = await tables.games();
    this.isLoaded = true;
  }

  game(id: string): tables.GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const house = new Games();
