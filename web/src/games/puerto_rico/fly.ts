/** Short flights of pieces over the board, and the pulse of the players they touch. */

import type { Flight } from "./motion";

const DURATION = 280;
const MOST_AT_ONCE = 5;
const SIZE = 30;

export function mayMove(): boolean {
  return document.visibilityState === "visible" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function fly(board: HTMLElement, layer: HTMLElement, list: Flight[]): void {
  const origin = layer.getBoundingClientRect();
  const centre = (at: string): { x: number; y: number } | null => {
    const box = board.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
  };
  for (const { piece, from, to, count } of list) {
    const [start, end] = [centre(from), centre(to)];
    if (!start || !end) continue;
    const pieces = Math.min(count, MOST_AT_ONCE);
    for (let i = 0; i < pieces; i += 1) launch(layer, piece, start, end, (i - (pieces - 1) / 2) * SIZE * 0.5);
  }
}

function launch(
  layer: HTMLElement,
  piece: string,
  start: { x: number; y: number },
  end: { x: number; y: number },
  aside: number,
): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#pr-${piece}`);
  svg.append(use);
  svg.setAttribute("width", String(SIZE));
  svg.setAttribute("height", String(SIZE));
  svg.classList.add("pr-flying");
  layer.append(svg);
  const at = (point: { x: number; y: number }, shift: number, scale: number): string =>
    `translate(${point.x - SIZE / 2 + shift}px, ${point.y - SIZE / 2}px) scale(${scale})`;
  svg
    .animate(
      [
        { transform: at(start, aside, 0.8), opacity: 0.9 },
        { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 14 }, aside, 1.15), opacity: 1 },
        { transform: at(end, aside * 0.4, 0.8), opacity: 0.7 },
      ],
      { duration: DURATION, easing: "ease-in-out" },
    )
    .finished.finally(() => svg.remove())
    .catch(() => undefined);
}

export function pulse(board: HTMLElement, seats: number[]): void {
  for (const seat of seats)
    for (const panel of board.querySelectorAll(`[data-panel="${seat}"]`)) {
      const colour = getComputedStyle(panel).getPropertyValue("--me");
      panel.animate([{ boxShadow: `0 0 0 3px ${colour}` }, { boxShadow: "0 0 0 0 transparent" }], {
        duration: 300,
        easing: "ease-out",
      });
    }
}
