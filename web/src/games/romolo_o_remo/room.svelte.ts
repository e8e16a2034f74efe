/** What the parts of the table share besides the desk: plans, what the map shows, and short ways through questions. */
import { getContext, setContext } from "svelte";
import type { Offered } from "../../lib/board";
import { useDesk, type Desk } from "../../lib/board/desk.svelte";
import { Steps } from "../../lib/board/steps.svelte";
import type { Player, RomoloView } from "../../lib/generated/romolo_o_remo";
import { remaining } from "../../lib/narrowing";
import { SHORTENED, shortened, type Looked } from "./shortcuts";

const KEY = Symbol("romolo o remo");
/** So many milliseconds a board that comes in waits for an answer before it is shown as it is. */
const PATIENCE = 1000;

/** What the map shows on demand. */
export type Layer = "influence" | "power" | "places" | "points";

export class Room {
  readonly desk: Desk<RomoloView>;
  /** walls: on which sides */
  readonly walls: Steps<RomoloView>;
  /** an attack: which Units take part */
  readonly army: Steps<RomoloView>;
  /** the questions after the next one are looked up */
  isLooking = $state(false);
  layers = $state.raw<ReadonlySet<Layer>>(new Set<Layer>(["influence"]));

  constructor(desk: Desk<RomoloView>) {
    this.desk = desk;
    const wording = (name: string) => ({
      total: () => this.#total(name),
      help: () => desk.t(`board-plan-${name}-help`),
      refused: () => desk.t("board-plan-refused"),
    });
    this.walls = new Steps(desk, (one) => /^wall |^done$/.test(one.line), wording("walls"), "done");
    this.army = new Steps(desk, (one) => /^commit |^done$/.test(one.line), wording("army"), "done");
  }

  /** The plan for the question that is asked; null where every answer is played at once. */
  planned = $derived.by(() => {
    if (!this.desk.deciding) return null;
    if (this.desk.view.step === "wall_side") return this.walls;
    return this.desk.view.step === "war_commit" ? this.army : null;
  });
  /** The table as it would be after what is drafted. */
  view: RomoloView = $derived.by(() => this.#steps?.after ?? this.desk.view);
  get #steps(): Steps<RomoloView> | null {
    return this.desk.plan === this.walls ? this.walls : this.desk.plan === this.army ? this.army : null;
  }
  #total(name: string): string {
    const { scratch } = this.view;
    if (name === "walls")
      return this.desk.t("board-plan-walls", { count: scratch.bank_sides.length + scratch.tile_sides.length });
    return scratch.defender < 0
      ? this.desk.t("board-plan-raze", { count: scratch.committed.length })
      : this.desk.t("board-plan-army", { attack: scratch.attack, defence: scratch.defence });
  }

  /** Who looks; a spectator looks with nobody's eyes. */
  get me(): number | null {
    return this.desk.me ?? this.desk.view.viewer;
  }
  get player(): Player | null {
    return this.me === null ? null : (this.desk.view.players[this.me] ?? null);
  }
  /** The question that is asked, and what was clicked of its answer. */
  get asked(): readonly Offered[] {
    return this.#steps?.asked ?? this.desk.offered;
  }
  get clicked(): readonly string[] {
    return this.desk.plan === null ? this.desk.chosen : [];
  }
  /** The only action that is left with an element: what it brings can be told. */
  offer(element: string): Offered | null {
    if (!this.desk.isTarget(element)) return null;
    const left = remaining(this.asked, [...this.clicked, element]);
    return left.length === 1 ? left[0]! : null;
  }
  isAt(...steps: string[]): boolean {
    return steps.includes(this.desk.view.step);
  }
  shows(layer: Layer): boolean {
    return this.layers.has(layer);
  }
  toggle(layer: Layer): void {
    this.layers = new Set(
      this.shows(layer) ? [...this.layers].filter((one) => one !== layer) : [...this.layers, layer],
    );
  }

  #shortened: Offered[] = [];
  #hasArrived = false;
  /** "What does it do?" is answered with where it goes or what it builds: the second question is looked up beforehand. */
  async shorten(offered: Offered[]): Promise<void> {
    const acts = offered.filter((one) => SHORTENED.has(one.line));
    if (acts.length === 0 || offered === this.#shortened) return;
    this.isLooking = true;
    this.desk.isArriving = !this.#hasArrived;
    setTimeout(() => this.arrive(), PATIENCE);
    const looked = await Promise.all(
      acts.map(async (act): Promise<Looked> => {
        const found = await this.desk.imagine([act.line]).catch(() => null);
        return { act, next: found && found.played === 1 && !found.stopped ? found.offered : [] };
      }),
    );
    this.isLooking = false;
    this.arrive();
    if (this.desk.offered !== offered) return;
    this.#shortened = shortened(offered, looked);
    this.desk.reoffer(this.#shortened);
  }
  /** From now on what is looked up comes in while the board is seen. */
  arrive(): void {
    this.desk.isArriving = false;
    this.#hasArrived = true;
  }
}

export function provideRoom(): Room {
  return setContext(KEY, new Room(useDesk<RomoloView>()));
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
