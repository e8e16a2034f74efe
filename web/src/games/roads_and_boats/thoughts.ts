/** A draft thought through by the server: where its parts lead, and what could come next. */
import type { Imagined, Offered } from "../../lib/board";
import type { CarrierId, RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import { findCarrier } from "./table";
import { answerTo, exchangedWith, hasMoved, isPart, type Part, type Step } from "./trip";

export type Position = { lines: string[]; view: RoadsAndBoatsView; offered: Offered[] };
type Imagine = (lines: string[]) => Promise<Imagined<RoadsAndBoatsView>>;

export class Thoughts {
  #imagine: Imagine;
  /** what was asked is not asked again */
  #known = new Map<string, Promise<Imagined<RoadsAndBoatsView>>>();

  constructor(imagine: Imagine) {
    this.#imagine = imagine;
  }

  /** Another position, other thoughts. */
  forget(): void {
    this.#known.clear();
  }
  ask(lines: string[]): Promise<Imagined<RoadsAndBoatsView>> {
    const key = lines.join(";");
    const asked = this.#known.get(key) ?? this.#imagine(lines);
    this.#known.set(key, asked);
    return asked;
  }
  async #after(position: Position, line: string): Promise<Position | null> {
    const lines = [...position.lines, line];
    const found = await this.ask(lines);
    return found.played < lines.length
      ? null
      : { lines, view: found.view, offered: found.stopped ? [] : found.offered };
  }

  /** The parts of a draft in turn, as far as they are possible. */
  async follow(start: Position, carrier: CarrierId, parts: readonly Part[]): Promise<{ end: Position; done: Part[] }> {
    const lead = start.offered.some((one) => one.line === `select ${carrier}`);
    let end = lead ? ((await this.#after(start, `select ${carrier}`)) ?? start) : start;
    const done: Part[] = [];
    for (const part of parts) {
      const reached = await this.#reach(end, carrier, part);
      if (reached) {
        end = reached;
        done.push(part.kind === "step" ? placed(part, end, carrier) : part);
      }
    }
    return { end, done };
  }
  async #reach(from: Position, carrier: CarrierId, part: Part): Promise<Position | null> {
    let here: Position | null = from;
    for (let tries = 0; here && tries < 4; tries++) {
      const line = answerTo(here.offered, here.view, carrier, part);
      if (line === null) return null;
      const before = here;
      here = await this.#after(before, line);
      // an exchange with but one thing to exchange begins with it at once
      if (isPart(line, part) || (here && hasMoved(before.view, here.view, carrier, part))) return here;
    }
    return null;
  }
  /** The same with an open exchange closed; while goods are stowed, with what the transporter could exchange. */
  async closed(end: Position, carrier: CarrierId, isStowing: boolean): Promise<Position> {
    const mayClose = end.offered.some((one) => one.line === "close");
    const hub = mayClose ? ((await this.#after(end, "close")) ?? end) : end;
    // loading asks for the transporter first, and then for what it exchanges with: that is looked up here
    const stow = hub.offered.find((one) => one.line === `stow ${carrier}`);
    if (!isStowing || !stow) return hub;
    const asked = await this.#after(hub, stow.line);
    if (!asked) return hub;
    // where only one thing can be exchanged it is done at once: then the other side is known by what has changed
    const partner = asked.view.under_way.partner ?? exchangedWith(hub.view, asked.view, carrier);
    const under_way = { ...hub.view.under_way, partner } as RoadsAndBoatsView["under_way"];
    return { ...hub, view: { ...hub.view, under_way }, offered: asked.offered };
  }
}

/** Where a step has led: a bot's chain does not say. */
function placed(step: Step, end: Position, carrier: CarrierId): Step {
  const now = findCarrier(end.view, carrier);
  return now ? { ...step, place: `${now.hex}/${now.spot}`, hex: now.hex } : step;
}
