/** Who is there to talk to: how many look on, counted now and again while the page is seen. */
import * as tables from "./tables";

const AGAIN = 20_000;

export class Company {
  watchers = $state(0);

  /** Is there such a table, and do I sit there? Who sits down looks on no longer. */
  constructor(id: string, isKnown: () => boolean, isSeated: () => boolean) {
    const count = (): void => {
      if (document.hidden) return;
      tables.watchers(id).then(
        (found) => (this.watchers = found),
        () => undefined,
      );
    };
    $effect(() => {
      void isSeated();
      if (!isKnown()) return;
      count();
      const timer = setInterval(count, AGAIN);
      return () => clearInterval(timer);
    });
  }
}
