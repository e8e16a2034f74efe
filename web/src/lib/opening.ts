/** A table with bots by one click; who has no name yet comes in under a friendly one. */
import { games } from "./games.svelte";
import type { NewTable } from "./generated/wire";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { bot, me, newTable, open } from "./tables";

async function sit(game: string, seats: number, level: string, options: NewTable["options"], end = ""): Promise<void> {
  await session.ensure();
  const bots = Array.from({ length: seats - 1 }, () => bot(level));
  const table = await open({ ...newTable(game, [me(), ...bots]), options });
  router.go(`/table/${table.id}${end}`);
}

export const playBots = (game: string, seats: number, level: string): Promise<void> => sit(game, seats, level, {});

/** A first game, explained: at a small table, with easy bots, agreed as the game wants it. */
export function playFirst(game: string): Promise<void> {
  const info = games.game(game);
  const seats = info && !info.seats.includes(3) ? info.default_seats : 3;
  return sit(game, seats, "easy", info?.first_game ?? {}, "?guide");
}
