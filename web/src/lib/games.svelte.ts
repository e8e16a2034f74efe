/** The games whose rules the server knows, asked for once. */
import { HOUSE, type HouseGame } from "./house";
import { i18n } from "./i18n.svelte";
import * as tables from "./tables";

class Games {
  all = $state.raw<tables.GameInfo[]>([]);
  isLoaded = $state(false);

  async load(): Promise<void> {
    this.all = await tables.games();
    this.isLoaded = true;
  }

  /** Everything on the shelf: the games of the house, and those that guests brought along. */
  shelf = $derived<HouseGame[]>([
    ...HOUSE,
    ...this.all.filter((game) => !HOUSE.some((one) => one.id === game.id)).map(asGuest),
  ]);

  /** How a game is called in the reader's language; a guest is called as it calls itself. */
  title(id: string): string {
    return i18n.maybe(`game-${id}`) ?? this.game(id)?.title ?? i18n.t(`game-${id}`);
  }

  game(id: string): tables.GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

function asGuest(game: tables.GameInfo): HouseGame {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  return {
    id: game.id,
    designers: game.designers,
    seats: least === most ? `${least}` : `${least}–${most}`,
    minutes: null,
    minutesWithBots: null,
  };
}

export const house = new Games();
