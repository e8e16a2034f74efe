import { expect, it } from "vitest";
import { makeBundle, message, readable, wordsOf } from "./fluent";

const game = makeBundle("it", "good-corn = mais\nbuild = Costruisci { $building }\n    .help = Una volta per fase");
const shell = makeBundle(
  "it",
  "good-corn = (guscio)\nseats = { $n ->\n    [one] un posto\n   *[other] { $n } posti\n}",
);

it("asks the game before the shell", () => expect(message([game, shell], "good-corn")).toBe("mais"));
it("fills arguments without marks around them", () =>
  expect(message([game], "build", { building: "fortezza" })).toBe("Costruisci fortezza"));
it("finds attributes", () => expect(message([game], "build.help")).toBe("Una volta per fase"));
it("counts in the reader's grammar", () => {
  expect(message([shell], "seats", { n: 1 })).toBe("un posto");
  expect(message([shell], "seats", { n: 3 })).toBe("3 posti");
});
it("says when nobody knows a message", () => expect(message([game, shell], "nothing")).toBeNull());
it("leaves out a message that needs more than it gets", () => expect(message([game], "build")).toBeNull());
it("makes an unknown id readable", () => expect(readable("building-guild_hall")).toBe("guild hall"));
it("knows the words of all domains, but no sentences", () => {
  const bundle = makeBundle(
    "en",
    "good-corn = corn\ntile-corn = corn field\nevent-sold = sold\neffect-vp = { $change } VP\n",
  );
  expect([...wordsOf(bundle)]).toEqual([["corn", "good-corn"]]);
});
