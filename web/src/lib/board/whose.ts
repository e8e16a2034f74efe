/** Does a thing lie on nobody's board, or on that of one of these seats? Of nobody in particular: on any. */
export function liesBefore(thing: Element, seats: readonly string[]): boolean {
  const owner = thing.closest("[data-panel]")?.getAttribute("data-panel") ?? null;
  return owner === null || seats.length === 0 || seats.includes(owner);
}
