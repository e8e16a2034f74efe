/** An expedition as a plan: captains, soldiers, others and the region, sent as one chain. */
import type { Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import { walk } from "../../lib/board/walk";
import {
  CREW_NAMES,
  REGION_NAMES,
  type AgeOfDiscoveryView,
  type CrewId,
  type RegionId,
} from "../../lib/generated/age_of_discovery";
import { answer, isReady, natives, power, type Expedition } from "./expedition";

/** so long the hand must rest before the server is asked */
const REST = 120;
const NOBODY: Expedition = { captain: 0, soldier: 0, other: 0, region: null };

export class ExpeditionPlan implements Plan {
  #desk: Desk<AgeOfDiscoveryView>;
  draft = $state.raw<Expedition>(NOBODY);
  lines = $state.raw<string[] | null>(null);
  problem = $state("");
  asBefore = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: Desk<AgeOfDiscoveryView>) {
    this.#desk = desk;
  }

  /** regions to discover; none when expeditions draw cards */
  #unknown = $derived.by(() => REGION_NAMES.filter((region) => !this.#desk.view.regions[region].discovered));
  #isStaying = $derived(power(this.draft) === 0);
  targets = $derived(new Set(this.#isStaying ? [] : this.#unknown.map((region) => `region:${region}`)));
  chosen = $derived(this.draft.region === null ? [] : [`region:${this.draft.region}`]);
  total = $derived.by(() => {
    const t = this.#desk.t;
    if (this.#isStaying) return t("board-stay");
    return t("board-strength", { strength: power(this.draft) });
  });
  help = $derived.by(() =>
    this.#desk.t(this.#isStaying ? "board-compose" : this.#unknown.length > 0 ? "board-where-to" : "board-cards"),
  );
  /** What the strength is good for, as far as it is known. */
  forecast = $derived.by(() => {
    const t = this.#desk.t;
    if (this.#isStaying) return t("board-compose");
    const strong = power(this.draft);
    const { certain, among } = natives(this.#desk.view, this.draft.region);
    if (certain !== null) return t(strong >= certain ? "board-will-succeed" : "board-will-fail", { natives: certain });
    const wins = among.filter((count) => count <= strong).length;
    return t("board-chance", {
      wins,
      all: among.length,
      percent: Math.round((100 * wins) / Math.max(1, among.length)),
    });
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
    if (isReady(draft, this.#unknown)) this.#timer = setTimeout(() => void this.#check(draft, key), REST);
  }
  /** The chain behind the draft: the server asks, the draft answers. */
  async #check(draft: Expedition, key: string): Promise<void> {
    if (!this.#desk.deciding || key !== this.#desk.draft.key) return;
    const way = await walk(
      (lines) => this.#desk.imagine(lines),
      this.#desk.offered,
      (offered) => answer(offered, draft),
    ).catch(() => null);
    if (draft !== this.draft) return;
    this.lines = way?.lines ?? null;
    this.problem = way ? "" : this.#desk.t("board-plan-refused");
  }
}
