/** Things on the board are lit while somebody points at a line that speaks of them; on boards of people, of those it speaks of. */
import { liesBefore } from "./board/whose";

const SELECTOR = (element: string): string => `[data-el="${CSS.escape(element)}"], [data-at="${CSS.escape(element)}"]`;

/** Light elements of the board up; the answer puts the light out again. */
export function light(elements: readonly string[]): () => void {
  const seats = elements
    .filter((element) => element.startsWith("seat:"))
    .map((element) => element.slice("seat:".length));
  const things = elements
    .flatMap((element) => [...document.querySelectorAll(SELECTOR(element))])
    .filter((thing) => liesBefore(thing, seats));
  for (const thing of things) thing.classList.add("lit");
  return () => {
    for (const thing of things) thing.classList.remove("lit");
  };
}
