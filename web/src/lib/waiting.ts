/** Since when somebody is awaited, in words: "since 13:42", "since 14 Nov, 13:42". */
import { isToday, moment } from "./format";
import { i18n, t } from "./i18n.svelte";

export function waitingSince(time: number): string {
  return t(isToday(time) ? "awaits-since" : "awaits-since-day", { time: moment(time, i18n.lang) });
}
