/** A table with bots by one click; who has no name yet comes in under a friendly one. */
import { games } from "./games.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { bot, me, newTable, open } from "./tables";

export async function playBots(game: string, seats: number, level: string, isGuided = false): Promise<void> {
  await session.ensure();
  const table = await open(newTable(game, [me(), ...Array.from({ length: seats - 1 }, () => bot(level))]));
  router.go(`/table/${table.id}${isGuided ? "?guide" : ""}`);
}

/** A first game, explained: at a small table, with easy bots. */
export function playFirst(game: string): Promise<void> {
  const info = games.game(game);
  return playBots(game, info && !info.seats.includes(3) ? info.default_seats : 3, "easy", true);
}
