/** On a small screen a new question is no use if what it asks about is out of sight. */

/** Scroll to the first target once it is drawn; the answer calls it off. */
export function toTarget(board: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const targets = [...board.querySelectorAll<HTMLElement>(".target, [aria-pressed].open")];
    const target = targets.find((one) => one.getClientRects().length > 0);
    if (!target) return;
    const [box, room] = [target.getBoundingClientRect(), board.getBoundingClientRect()];
    if (box.top >= room.top && box.bottom <= room.bottom) return;
    intoView(target, "center");
  });
  return () => cancelAnimationFrame(frame);
}

/** Scroll something into view, at once for whom movement is too much. */
export function intoView(what: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  what.scrollIntoView({ block, behavior: isCalm ? "auto" : "smooth" });
}
