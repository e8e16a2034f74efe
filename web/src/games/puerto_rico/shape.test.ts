import { describe, expect, it } from "vitest";
import fixture from "../../../gallery/fixtures/captain-mid-4.json";
import type { PuertoRicoView } from "../../lib/generated/puerto_rico";
import { offeredFrom } from "../../lib/testing";
import { chips, phases, shape } from "./shape";

const view = fixture.view as unknown as PuertoRicoView;
const t = (id: string, args?: Record<string, string | number>): string =>
  args ? `${id} ${Object.values(args).join(" ")}` : id;

describe("outside the board", () => {
  it("an action is an icon and a noun", () => {
    const [build, pass] = offeredFrom("build wharf", "pass");
    expect(shape(build!, t)).toEqual({ icon: "pr-b-wharf", noun: "Building-wharf.short" });
    expect(shape(pass!, t)).toEqual({ icon: null, noun: "Pass" });
  });

  it("a load says how many barrels go where", () => {
    const [load] = offeredFrom("load corn 6");
    expect(shape({ ...load!, effect: { "good:corn": -3 } }, t).noun).toBe("Board-load-noun 3 good-corn 6");
  });

  it("the governor has his chip, and nobody is next after the last pick", () => {
    const all = view.players.map((_, seat) => chips(view, seat, t).map((chip) => chip.id));
    expect(all[view.governor]).toContain("governor");
    const roles = Object.fromEntries(
      Object.entries(view.roles).map(([role, card], i) => [role, { ...card, taken_by: i % 4 }]),
    );
    const last = { ...view, roles };
    expect(last.players.some((_, seat) => chips(last, seat, t).some((chip) => chip.id === "next"))).toBe(false);
  });

  it("the role being played comes last", () => {
    expect(phases(view, t).at(-1)).toMatchObject({ id: "captain", isNow: true });
  });
});
