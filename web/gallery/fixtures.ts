/** The positions that tools/make_board_fixtures.py wrote. */
import type { Offered, Seat } from "../src/lib/board";
import type { PuertoRicoView } from "../src/lib/generated/puerto_rico";

export interface Fixture {
  name: string;
  me: number;
  seats: Seat[];
  view: PuertoRicoView;
  previous: PuertoRicoView | null;
  offered: Offered[];
}

const files = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
export const fixtures: Fixture[] = Object.values(files);
