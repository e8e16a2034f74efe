/** A transporter's turn as a plan: drafted on the map, thought through by the server, confirmed as one chain. */
import type { Barred, Plan } from "../../lib/board";
import type { Desk } from "../../lib/board/desk.svelte";
import type { CarrierId, GoodId, RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { capacityOf, capital, findCarrier, listed, total } from "./table";
import { Thoughts, type Position } from "./thoughts";
import { chipsOf, more, onMap, reasonFor, stepsOf, type Part, type Step } from "./trip";

/** A place that the transporter can come to from the end of the draft. */
export interface Goal {
  place: string;
  hex: string;
  steps: Step[];
  /** what to know of the last step: off the road, docking */
  note: string;
}

interface Kept {
  carrier: CarrierId;
  parts: Part[];
}

/** so many questions are asked at most to find out what is in reach */
const MOST_QUESTIONS = 60;
const BEGINNINGS = new Set(["select", "stow"]);
const UNDER_WAY = new Set(["move", "exchange", "return", "stow_partner"]);

export class Trip implements Plan {
  #desk: Desk<RoadsAndBoatsView>;
  carrier = $state<CarrierId | null>(null);
  parts = $state.raw<Part[]>([]);
  /** the position at the end of the draft */
  end = $state.raw<Position | null>(null);
  /** the same, with an open exchange closed */
  hub = $state.raw<Position | null>(null);
  goals = $state.raw<Goal[]>([]);
  problem = $state("");
  /** what is not possible at the end of the draft, and why */
  #reasons = $state.raw<Barred[]>([]);
  isThinking = $state(false);
  /** a bot would leave it where it is */
  #stays = $state(false);
  asBefore = null;
  #thoughts: Thoughts;
  #round = 0;

  constructor(desk: Desk<RoadsAndBoatsView>) {
    this.#desk = desk;
    this.#thoughts = new Thoughts((lines) => desk.imagine(lines));
  }

  /** Is a transporter to be chosen, or already under way? */
  isAsked = $derived.by(() => {
    const { step, phase } = this.#desk.view;
    return (
      this.#desk.deciding &&
      (phase === "production" || phase === "movement") &&
      (BEGINNINGS.has(step) || UNDER_WAY.has(step))
    );
  });
  isOpen = $derived.by(() => this.isAsked && this.carrier !== null);
  isStowing = $derived.by(() => this.#desk.view.phase === "production");
  view = $derived.by(() => this.end?.view ?? this.#desk.view);
  transporter = $derived.by(() => findCarrier(this.view, this.carrier));
  start = $derived.by(() => findCarrier(this.#desk.view, this.carrier));
  /** the places of the draft, from the first to the last */
  stops = $derived.by(() => [
    ...(this.start ? [`${this.start.hex}/${this.start.spot}`] : []),
    ...this.parts.flatMap((part) => (part.kind === "step" ? [part.place] : [])),
  ]);
  chips = $derived(chipsOf(this.parts));
  /** has it nothing more to do, so that the rules have finished for it? */
  isSpent = $derived.by(() => !this.isStowing && this.hub !== null && this.hub.view.under_way.active !== this.carrier);
  /** the goods of everything it can exchange with here: what it could take, what it could be given */
  partners = $derived.by(() => {
    const names = new Set(
      (this.hub?.offered ?? []).flatMap((one) => (one.line.startsWith("exchange ") ? [one.line.slice(9)] : [])),
    );
    if (this.end?.view.under_way.handler === this.carrier && this.end.view.under_way.partner)
      names.add(this.end.view.under_way.partner);
    if (this.isStowing && names.size === 0 && this.hub?.view.under_way.partner)
      names.add(this.hub.view.under_way.partner);
    return [...names].map((name) => ({ name, goods: this.#goodsOf(name), room: this.#roomOf(name) }));
  });
  others = $derived.by(() =>
    (this.hub?.offered ?? []).filter((one) => /^(follow|unfollow|pickup|return) /.test(one.line)),
  );
  room = $derived.by(() => (this.transporter ? capacityOf(this.transporter.kind) - total(this.transporter.cargo) : 0));

  total = $derived.by(() => {
    const { t } = this.#desk;
    if (!this.start) return t("board-trip-choose");
    const name = t(`transporter-${this.start.kind}`);
    const empty = this.isStowing ? "stow" : this.#stays ? "stay" : "begin";
    const which = this.parts.length > 0 ? "confirm" : empty;
    return capital(t(`board-trip-${which}`, { name }));
  });
  help = $derived.by(() =>
    this.#desk.t(this.isStowing ? "board-trip-help-stow" : this.isSpent ? "board-trip-spent" : "board-trip-help"),
  );
  lines = $derived.by(() => {
    if (this.isThinking || !this.hub || !this.end || this.end.view.step === "return") return null;
    if (this.parts.length === 0 && BEGINNINGS.has(this.#desk.view.step)) return null;
    const mayFinish = !this.isSpent && this.hub.offered.some((one) => one.line === "finish");
    return [...this.hub.lines, ...(mayFinish ? ["finish"] : [])];
  });
  targets = $derived.by(() => {
    const found = new Set<string>();
    for (const { hex, place } of this.goals) found.add(`hex:${hex}`).add(`place:${place}`);
    for (const { name, goods, room } of this.partners) {
      if (this.room > 0 || findCarrier(this.view, name))
        for (const [good] of listed(goods)) found.add(`load:${name}/${good}`);
      if (room > 0) for (const [good] of listed(this.transporter?.cargo)) found.add(`unload:${name}/${good}`);
    }
    for (const one of this.others) found.add(`do:${one.line}`);
    for (const one of this.#desk.offered)
      if (/^(select|stow) /.test(one.line)) found.add(`carrier:${one.line.split(" ")[1]}`);
    const back = this.stops.at(-2);
    if (back && this.parts.at(-1)?.kind === "step") found.add(`hex:${back.split("/")[0]}`);
    return found;
  });
  chosen = $derived.by(() => (this.carrier ? [`carrier:${this.carrier}`] : []));
  barred = $derived.by((): Barred[] => {
    const { barred, t } = this.#desk;
    const because = (id: string, elements: string[]): Barred => ({ action: "", elements, text: t(id) });
    return [
      ...barred.filter((one) => BEGINNINGS.has(one.action.split(" ")[0]!)),
      ...onMap(this.#reasons, this.transporter?.hex ?? ""),
      ...this.partners.flatMap(({ name, goods, room }) => [
        because("reason-full", this.room > 0 ? [] : listed(goods).map(([good]) => `load:${name}/${good}`)),
        because(
          "reason-partner-full",
          room > 0 ? [] : listed(this.transporter?.cargo).map(([good]) => `unload:${name}/${good}`),
        ),
      ]),
    ];
  });

  /** Begin with what was drafted here before a reload, or with the transporter that is under way. */
  begin(): void {
    this.#thoughts.forget();
    const kept = this.#desk.draft.load() as Kept | null;
    const { step, under_way } = this.#desk.view;
    if (kept?.carrier && findCarrier(this.#desk.view, kept.carrier)) this.#show(kept.carrier, kept.parts);
    else if (UNDER_WAY.has(step)) this.#show(under_way.active ?? under_way.handler, []);
    else this.#show(null, []);
  }
  /** This one it shall be. */
  choose(carrier: CarrierId): void {
    this.#show(carrier === this.carrier && BEGINNINGS.has(this.#desk.view.step) ? null : carrier, []);
    this.#keep();
  }
  reset = (): void => {
    const isChosen = BEGINNINGS.has(this.#desk.view.step) && this.parts.length === 0;
    this.#show(isChosen ? null : this.carrier, []);
    this.#keep();
  };
  pick = (element: string): void => {
    const [kind, name = ""] = element.split(/:(.*)/s);
    if (kind === "carrier") return this.choose(name as CarrierId);
    if (kind === "hex" || kind === "place") return this.#go(kind, name);
    if (kind === "do") {
      const offered = this.others.find((one) => one.line === name);
      if (offered) this.#add([{ kind: "other", line: name, label: offered.label }]);
      return;
    }
    const [partner = "", good = ""] = name.split("/");
    if (kind === "load" || kind === "unload")
      this.#add([{ kind: kind === "load" ? "get" : "put", partner, good: good as GoodId }]);
  };
  /** Leave some parts out; what is no longer possible without them goes too. */
  without(first: number, count: number): void {
    this.#show(this.carrier, this.parts.toSpliced(first, count), true);
    this.#keep();
  }
  /** A bot's chain, as far as it concerns one transporter. */
  async take(lines: string[]): Promise<boolean> {
    const parts: Part[] = [];
    let partner = "";
    let { carrier } = this;
    for (const line of lines) {
      const [verb = "", word = ""] = line.split(" ");
      if (BEGINNINGS.has(verb)) {
        if (parts.length > 0) break;
        carrier = word as CarrierId;
      } else if (verb === "exchange") partner = word;
      else if (verb === "get" || verb === "put" || verb === "swap")
        parts.push({ kind: verb === "put" ? "put" : "get", good: word as GoodId, partner: partner || "ground0" });
      else if (verb === "step") parts.push({ kind: "step", line, place: "", hex: "" });
      else if (/^(follow|unfollow|pickup|return)$/.test(verb)) parts.push({ kind: "other", line, label: line });
      else if (verb !== "close") break;
    }
    await this.#show(carrier, parts, true);
    this.#stays = this.parts.length === 0;
    this.#keep();
    return this.lines !== null;
  }

  #goodsOf(partner: string): Partial<Record<string, number>> {
    const { view } = this;
    if (partner === "followers") return { goose: view.under_way.followers };
    if (!partner.startsWith("ground")) return findCarrier(view, partner)?.cargo ?? {};
    const tile = view.tiles.find((one) => one.hex === this.transporter?.hex);
    return tile?.ground[partner.slice("ground".length)] ?? {};
  }
  #roomOf(partner: string): number {
    if (partner === "followers") return 0;
    const other = findCarrier(this.view, partner);
    return other ? capacityOf(other.kind) - total(other.cargo) : Infinity;
  }
  #go(kind: string, name: string): void {
    const back = this.stops.at(-2);
    const last = this.parts.at(-1);
    const fits = (goal: Goal): boolean => (kind === "hex" ? goal.hex === name : goal.place === name);
    if (back && last?.kind === "step" && (kind === "hex" ? back.split("/")[0] === name : back === name))
      return this.without(this.parts.length - 1, 1);
    const goal = this.goals.filter(fits).toSorted((a, b) => a.steps.length - b.steps.length)[0];
    if (goal) this.#add(goal.steps);
  }
  #add(parts: readonly Part[]): void {
    const from = this.stops[0] ?? "";
    this.#show(
      this.carrier,
      parts.reduce<Part[]>((all, part) => more(all, part, from), this.parts),
    );
    this.#keep();
  }
  #keep(): void {
    this.#desk.draft.save(this.carrier ? ({ carrier: this.carrier, parts: this.parts } satisfies Kept) : null);
  }
  /** Think a draft through: its parts in turn, then what is in reach from its end. */
  async #show(carrier: CarrierId | null, parts: Part[], isForgiving = false): Promise<void> {
    const round = ++this.#round;
    const before = { lines: [], view: this.#desk.view, offered: this.#desk.offered } satisfies Position;
    this.carrier = carrier;
    this.parts = parts;
    this.problem = "";
    this.#stays = false;
    this.isThinking = carrier !== null;
    this.goals = [];
    this.#reasons = [];
    if (carrier === null) {
      this.end = this.hub = null;
      return;
    }
    try {
      const way = await this.#thoughts.follow(before, carrier, parts);
      if (round !== this.#round) return;
      if (way.done.length < parts.length && !isForgiving) {
        const why = reasonFor(await this.#whyNot(way.end), parts.at(-1));
        this.problem = why ?? this.#desk.t("board-trip-refused");
      }
      this.parts = way.done;
      this.end = way.end;
      const hub = await this.#thoughts.closed(way.end, carrier, this.isStowing);
      if (round !== this.#round) return;
      this.hub = hub;
      this.isThinking = false;
      if (this.isStowing || this.isSpent) return;
      await this.#explore(hub, carrier, round);
      const reasons = await this.#whyNot(hub);
      if (round === this.#round) this.#reasons = reasons;
    } catch {
      if (round === this.#round) [this.isThinking, this.problem] = [false, this.#desk.t("board-trip-refused")];
    }
  }
  async #whyNot({ lines }: Position): Promise<Barred[]> {
    return (await this.#desk.imagine(lines, true)).barred ?? [];
  }
  /** The places in reach, near ones first. */
  async #explore(hub: Position, carrier: CarrierId, round: number): Promise<void> {
    const seen = new Set(this.stops.slice(-1));
    let edge = stepsOf(hub.offered).map((step) => ({ steps: [step as Step], isLast: step.isLast, note: step.note }));
    let questions = 0;
    while (edge.length > 0) {
      const fresh = edge.filter(({ steps }) => !seen.has(steps.at(-1)!.place));
      for (const { steps } of fresh) seen.add(steps.at(-1)!.place);
      if (round !== this.#round) return;
      this.goals = [
        ...this.goals,
        ...fresh.map(({ steps, note }) => ({ place: steps.at(-1)!.place, hex: steps.at(-1)!.hex, steps, note })),
      ];
      const open = fresh.filter(({ isLast }) => !isLast).slice(0, MOST_QUESTIONS - questions);
      questions += open.length;
      const found = await Promise.all(
        open.map(async ({ steps }) => {
          const after = await this.#thoughts.ask([...hub.lines, ...steps.map((step) => step.line)]);
          const goesOn = after.view.under_way.active === carrier && !after.stopped;
          return goesOn
            ? stepsOf(after.offered).map((step) => ({
                steps: [...steps, step as Step],
                isLast: step.isLast,
                note: step.note,
              }))
            : [];
        }),
      );
      edge = found.flat();
    }
  }
}
