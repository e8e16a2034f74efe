/** How much room a page with a board has, and how it is laid out there. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** A desk, a small laptop, a tablet held upright, a phone, a phone held sideways. */
export type Layout = "wide" | "medium" | "portrait" | "phone" | "flat";

export function layoutOf(width: number, height: number): Layout {
  if (height < 520 && width > height) return "flat";
  if (width <= 760) return "phone";
  if (width < 1180 && height > width) return "portrait";
  return width < 1280 ? "medium" : "wide";
}

/** A laptop: the board needs the height more than the list of actions. */
const LOW = 800;

class Room {
  layout = $derived(layoutOf(innerWidth.current ?? 1440, innerHeight.current ?? 900));
  isLow = $derived((innerHeight.current ?? 900) <= LOW);
  /** players and papers lie over the board, one tap away */
  hasSheets = $derived(this.layout === "phone" || this.layout === "flat");
}

export const room = new Room();
