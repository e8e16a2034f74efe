/** Who is there to talk to: how many look on, counted now and again while the page is seen. */
import * as tables from "./tables";

const AGAIN = 20_000;

export class Company {
  watchers = $state(0);

  /** `isKnown`: is there such a table? */
  constructor(id: string, isKnown: () => boolean) {
    const count = (): void => {
      if (document.hidden) return;
      tables.watchers(id).then(
        (found) => (this.watchers = found),
        () => undefined,
      );
    };
    $effect(() => {
      if (!isKnown()) return;
      count();
      const timer = setInterval(count, AGAIN);
      return () => clearInterval(timer);
    });
  }
}
