/** Flights of pieces over a page, and the light on what an event touches. */
import type { Flight } from ".";

const MOST_AT_ONCE = 5;
const SIZE = 30;

export function mayFly(): boolean {
  return document.visibilityState === "visible" && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Pieces travel from place to place (data-at) within a time. Places that cannot be seen are left out. */
export function fly(
  layer: HTMLElement,
  list: readonly Flight[],
  ms: number,
  markOf: (seat: number) => number = (seat) => seat,
): void {
  for (const { symbol, from, to, count, seat } of list) {
    const [start, end] = [centre(from), centre(to)];
    if (!start || !end) continue;
    const pieces = Math.min(count, MOST_AT_ONCE);
    const colour = seat === undefined ? "" : `seat-${markOf(seat) % 5}`;
    for (let i = 0; i < pieces; i += 1) {
      const piece = draw(layer, symbol, colour);
      launch(piece, start, end, (i - (pieces - 1) / 2) * SIZE * 0.5, ms);
    }
  }
}

interface Point {
  x: number;
  y: number;
}

function centre(at: string): Point | null {
  for (const place of document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function draw(layer: HTMLElement, symbol: string, colour: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  svg.setAttribute("width", String(SIZE));
  svg.setAttribute("height", String(SIZE));
  if (colour) svg.classList.add(colour);
  layer.append(svg);
  return svg;
}

function launch(svg: SVGSVGElement, start: Point, end: Point, aside: number, ms: number): void {
  const at = (point: Point, shift: number, scale: number): string =>
    `translate(${point.x - SIZE / 2 + shift}px, ${point.y - SIZE / 2}px) scale(${scale})`;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 14 };
  svg
    .animate(
      [
        { transform: at(start, aside, 0.8), opacity: 0.9 },
        { transform: at(middle, aside, 1.15), opacity: 1 },
        { transform: at(end, aside * 0.4, 0.8), opacity: 0.7 },
      ],
      { duration: ms, easing: "ease-in-out" },
    )
    .finished.finally(() => svg.remove())
    .catch(() => undefined);
}

/** Light things up for a while. */
export function light(things: Iterable<Element>, ms: number): void {
  for (const thing of things)
    thing.animate(
      [
        { boxShadow: "0 0 0 3px var(--wood)" },
        { boxShadow: "0 0 0 3px var(--wood)", offset: 0.7 },
        { boxShadow: "0 0 0 0 transparent" },
      ],
      { duration: ms, easing: "ease-out" },
    );
}
