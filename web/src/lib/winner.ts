/** Who won, in words. A bot that played on for somebody is named, and for whom. */
import type { SeatInfo } from "./generated/wire";
import { t } from "./i18n.svelte";

/** `won` names the messages: `row-won`, `row-won-you`, `row-won-bot`, `row-won-bot-you`. */
export function won(by: SeatInfo, message: string): string {
  const words = `${message}${by.stand_in ? "-bot" : ""}${by.is_mine ? "-you" : ""}`;
  return t(words, { name: by.name, bot: by.stand_in });
}
