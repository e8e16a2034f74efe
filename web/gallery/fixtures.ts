/** The positions that tools/make_board_fixtures.py wrote. */
import type { Offered, Seat } from "../src/lib/board";

/** What every view tells. */
interface View {
  game: string;
  step: string;
  viewer: number | null;
  seat: number;
}

export interface Fixture {
  name: string;
  me: number;
  seats: Seat[];
  view: View;
  previous: View | null;
  offered: Offered[];
}

const files = import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" });
export const fixtures: Fixture[] = Object.values(files);
