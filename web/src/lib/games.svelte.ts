/** The games whose rules the server knows, asked for once. */
import { GAMES, type GameOnShelf } from "./shelf";
import { i18n } from "./i18n.svelte";
import * as tables from "./tables";

class Games {
  /** the one that is offered to who has not chosen */
  readonly first = GAMES[0]!.id;
  all = $state.raw<tables.GameInfo[]>([]);
  isLoaded = $state(false);

  async load(): Promise<void> {
    this.all = await tables.games();
    this.isLoaded = true;
  }

  /** Everything on the shelf: the games of the house, and those that guests brought along. */
  shelf = $derived<GameOnShelf[]>([
    ...GAMES.map((one) => {
      const game = this.game(one.id);
      return game ? { ...one, ...told(game) } : one;
    }),
    ...this.all
      .filter((game) => !GAMES.some((one) => one.id === game.id))
      .map((game) => ({ id: game.id, minutes: null, minutesWithBots: null, ...told(game) })),
  ]);

  /** How a game is called in the reader's language; a guest is called as it calls itself. */
  title(id: string): string {
    return i18n.maybe(`game-${id}`) ?? this.game(id)?.title ?? i18n.t(`game-${id}`);
  }

  /** Does a field or an option of the game hold the number of a seat? */
  isSeat(id: string, name: string): boolean {
    return (this.game(id)?.arguments[name] ?? name) === "seat";
  }

  game(id: string): tables.GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
}

/** What a game says of itself. */
function told(game: tables.GameInfo): Pick<GameOnShelf, "designers" | "seats" | "most"> {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)];
  const isRange = least < most && most - least + 1 === game.seats.length;
  return { designers: game.designers, seats: isRange ? `${least}–${most}` : game.seats.join(", "), most };
}

export const games = new Games();
