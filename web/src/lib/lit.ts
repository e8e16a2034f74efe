/** Things on the board are lit while somebody points at a line that speaks of them. */
const SELECTOR = (element: string): string => `[data-el="${CSS.escape(element)}"], [data-at="${CSS.escape(element)}"]`;

/** Light elements of the board up; the answer puts the light out again. */
export function light(elements: readonly string[]): () => void {
  const things = elements.flatMap((element) => [...document.querySelectorAll(SELECTOR(element))]);
  for (const thing of things) thing.classList.add("lit");
  return () => {
    for (const thing of things) thing.classList.remove("lit");
  };
}
