/** Numbers and times as people read them. */
import type { Lang } from "./fluent";

/** A clock: 1:05, 18:42, 1:02:03; never below zero. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** "4 minutes ago", "ieri", "in 2 days": seconds from now, past is negative. */
export function relative(seconds: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "long" });
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  return words.format(0, "second");
}

/** A change with its sign: +3, −2 (a real minus), 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}

/** What is counted in halves: +1½, −½. */
export function inHalves(n: number): string {
  const [sign, count] = [n > 0 ? "+" : n < 0 ? "−" : "", Math.abs(n)];
  return `${sign}${count >= 2 || count === 0 ? Math.floor(count / 2) : ""}${count % 2 ? "½" : ""}`;
}

/** One decimal at most: 31.5, 31,5. */
export function decimal(n: number, lang: Lang): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(n);
}

export function day(time: number, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { dateStyle: "medium" }).format(time * 1000);
}

/** Was it today? */
export const isToday = (time: number, now = Date.now()): boolean =>
  new Date(time * 1000).toDateString() === new Date(now).toDateString();

/** "14:05", or with its day if that is not today: "3 May, 14:05". */
export function moment(time: number, lang: Lang, now = Date.now()): string {
  const when: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  return new Intl.DateTimeFormat(
    lang === "en" ? "en-GB" : lang,
    isToday(time, now) ? when : { ...when, day: "numeric", month: "short" },
  ).format(time * 1000);
}

/** "Anna, Paolo and Teo", in the reader's language. */
export function list(words: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(words);
}

/** "2–5" from the seat counts of a game. */
export function range(counts: readonly number[]): string {
  const low = Math.min(...counts);
  const high = Math.max(...counts);
  return low === high ? `${low}` : `${low}–${high}`;
}
