/** An expedition as a plan: captains, soldiers, others and the region, sent as one chain. */
import type { Offered, Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import { walk } from "../../lib/board/walk";
import {
  CREW_NAMES,
  REGION_NAMES,
  type AgeOfDiscoveryView,
  type CrewId,
  type RegionId,
} from "../../lib/generated/age_of_discovery";
import { answer, chanceOf, isReady, isStaying, type Expedition } from "./expedition";

/** so long the hand must rest before the server is asked */
const REST = 120;
const NOBODY: Expedition = { captain: 0, soldier: 0, other: 0, region: null };

export class ExpeditionPlan implements Plan {
  #desk: Desk<AgeOfDiscoveryView>;
  draft = $state.raw<Expedition>(NOBODY);
  lines = $state.raw<string[] | null>(null);
  problem = $state("");
  /** what the server said of the draft: of every region, or of the crew that draws a card */
  #said = $state.raw<readonly Offered[]>([]);
  asBefore = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk<AgeOfDiscoveryView>) {
    this.#desk = desk;
  }

  /** regions to discover; none when expeditions draw cards */
  #unknown = $derived.by(() => REGION_NAMES.filter((region) => !this.#desk.view.regions[region].discovered));
  #isStaying = $derived(isStaying(this.draft));
  targets = $derived(new Set(this.#isStaying ? [] : this.#unknown.map((region) => `region:${region}`)));
  chosen = $derived(this.draft.region === null ? [] : [`region:${this.draft.region}`]);
  total = $derived.by(() => this.#desk.t(this.#isStaying ? "board-stay" : "board-expedition"));
  help = $derived.by(() =>
    this.#desk.t(this.#isStaying ? "board-compose" : this.#unknown.length > 0 ? "board-where-to" : "board-cards"),
  );
  /** What the crew is good for, in the region that is chosen or looked at. */
  forecast = $derived.by(() => {
    if (this.#isStaying) return this.help;
    const seen = this.#unknown.find((region) => this.#desk.hovered === `region:${region}`);
    return chanceOf(this.#said, this.draft.region ?? seen ?? null) ?? this.help;
  });

  waiting(crew: CrewId): number {
    return this.#desk.view.players[this.#desk.view.seat]!.discovery[crew];
  }
  count(crew: CrewId): number {
    return this.draft[crew];
  }

  /** Begin with what was drafted here before a reload. */
  async begin(): Promise<void> {
    this.#show((this.#desk.draft.load() as Expedition | null) ?? NOBODY);
  }
  set(crew: CrewId, count: number): void {
    this.#set({ ...this.draft, [crew]: count });
  }
  pick = (element: string): void => {
    const region = element.slice("region:".length) as RegionId;
    this.#set({ ...this.draft, region: this.draft.region === region ? null : region });
  };
  reset = (): void => this.#set(NOBODY);

  /** A bot's chain, as the expedition it sends. */
  async take(lines: string[]): Promise<boolean> {
    const taken = { ...NOBODY };
    for (const line of lines) {
      const [verb, word = "", count = "0"] = line.split(" ");
      if (verb === "send" && (CREW_NAMES as readonly string[]).includes(word)) taken[word as CrewId] = Number(count);
      if (verb === "explore") taken.region = word as RegionId;
    }
    this.#set(taken);
    return true;
  }

  #set(draft: Expedition): void {
    this.#desk.draft.save(draft);
    this.#show(draft);
  }
  #show(draft: Expedition): void {
    this.draft = draft;
    this.lines = null;
    this.problem = "";
    clearTimeout(this.#timer);
    const key = this.#desk.draft.key;
    this.#timer = this.#desk.later(() => void this.#check(draft, key), REST);
  }
  /** The chain behind the draft: the server asks, the draft answers. */
  async #check(draft: Expedition, key: string): Promise<void> {
    if (!this.#desk.deciding || key !== this.#desk.draft.key) return;
    let said: Offered[] = [];
    const way = await walk(
      (lines) => this.#desk.imagine(lines),
      this.#desk.offered,
      (offered) => {
        const line = answer(offered, draft);
        const isWhereTo = offered.some((one) => one.line.startsWith("explore "));
        if (line !== undefined) said = isWhereTo ? offered : offered.filter((one) => one.line === line);
        return line;
      },
    ).catch(() => null);
    if (draft !== this.draft) return;
    this.#said = said;
    this.lines = way?.lines ?? null;
    this.problem = way || !isReady(draft, this.#unknown) ? "" : this.#desk.t("board-plan-refused");
  }
}
