import { expect, it } from "vitest";
import type { Seat } from "./board";
import type { Happened, LogLine } from "./generated/wire";
import { elementsOf, headingsAfter, partsOf, rowsOf, type Voice } from "./told";

const seats: Seat[] = [
  { seat: 0, name: "Anna", kind: "person", mark: 0 },
  { seat: 1, name: "Furio", kind: "bot", mark: 1 },
];
const voice: Voice = {
  first: "",
  formsOf: (kind, value) => (kind === "building" ? [value, `the ${value}`] : [value]),
  titleOf: (event) =>
    /^(round|turn)-begins$/.test(event.id)
      ? `Round ${String(event.args.round ?? event.args.turn)}`
      : event.id === "role-chosen"
        ? "Captain phase"
        : "",
  underOf: (event) => (event.id === "landed" ? "Dock" : event.id === "income" ? "Income" : ""),
  symbolOf: (element) => (/^(good|building|doubloons)/.test(element) ? `#${element}` : null),
};
const event = (id: string, text: string, args: Happened["args"]): Happened => ({ id, text, args });
const line = (version: number, ...events: Happened[]): LogLine => ({
  version,
  ply: version,
  kind: "move",
  at: 0,
  seat: 1,
  events,
});

it("a sentence shows names in their colours and a drawing before each thing", () => {
  const parts = partsOf(
    [event("built", "Furio builds the hacienda for 2 doubloons.", { seat: 1, building: "hacienda", doubloons: 2 })],
    seats,
    voice,
  );
  expect(parts.map((part) => part.text)).toEqual(["Furio", " builds ", "the hacienda", " for ", "2", " doubloons."]);
  expect(parts.map((part) => part.symbol ?? part.seat?.name ?? "")).toEqual([
    "Furio",
    "",
    "#building:hacienda",
    "",
    "#doubloons",
    "",
  ]);
});
it("a number inside another number is not taken for it", () => {
  const parts = partsOf([event("sold", "Anna sells 12 corn for 2.", { good: "corn", doubloons: 2 })], seats, voice);
  expect(parts.find((part) => part.symbol === "#doubloons")?.text).toBe("2");
  expect(parts.map((part) => part.text).join("")).toBe("Anna sells 12 corn for 2.");
});
it("of two equal numbers the gain is marked, not the barrels", () => {
  const told = event("loaded", "Furio loads 2 corn: 2 doubloons.", { seat: 1, doubloons: 2, good: "corn", count: 2 });
  const texts = partsOf([told], seats, voice).map((part) => (part.symbol ?? "") + part.text);
  expect(texts).toEqual(["Furio", " loads 2 ", "#good:corncorn", ": ", "#doubloons2", " doubloons."]);
});
it("two kinds of the same number are marked in their order", () => {
  const both: Voice = {
    ...voice,
    symbolOf: (element) => (/^(natives|corsairs)$/.test(element) ? `#${element}` : null),
  };
  const told = event("checked", "The dice show 3 (Natives 3, Corsairs 3).", { roll: 3, natives: 3, corsairs: 3 });
  const texts = partsOf([told], seats, both).map((part) => (part.symbol ?? "") + part.text);
  expect(texts).toEqual(["The dice show 3 (Natives ", "#natives3", ", Corsairs ", "#corsairs3", ")."]);
});
it("a name is not found inside another word", () => {
  const pia: Seat = { seat: 0, name: "Pia", kind: "bot", mark: 2 };
  const told = [event("placed", "Piazzi un colono; Pia piazza un soldato.", {})];
  expect(partsOf(told, [pia], voice).map((part) => part.text)).toEqual([
    "Piazzi un colono; ",
    "Pia",
    " piazza un soldato.",
  ]);
});
it("an amount of money is marked with its sign", () => {
  const told = event("paid", "Anna earns $2.", { seat: 0, doubloons: 2 });
  expect(partsOf([told], seats, voice).find((part) => part.symbol)?.text).toBe("$2");
});
it("several things of one kind get a drawing each", () => {
  const parts = partsOf([event("drawn", "New: corn, sugar, corn.", { good: ["corn", "sugar", "corn"] })], seats, voice);
  expect(parts.filter((part) => part.symbol).map((part) => part.symbol)).toEqual([
    "#good:corn",
    "#good:sugar",
    "#good:corn",
  ]);
});
it("events told in one sentence are one row with all their drawings", () => {
  const produced = (good: string, text: string): Happened => event("produced", text, { seat: 1, good, count: 1 });
  const rows = rowsOf(
    [
      line(
        1,
        produced("corn", "Furio produces 1 corn, 1 sugar."),
        produced("sugar", ""),
        event("passed", "Anna passes.", {}),
      ),
    ],
    new Set(),
    seats,
    voice,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]!.parts.flatMap((part) => part.symbol ?? [])).toEqual(["#good:corn", "#good:sugar"]);
  expect(rows[0]!.elements).toEqual(["seat:1", "good:corn", "good:sugar"]);
});
it("rounds and phases stand above what begins with them", () => {
  const rows = rowsOf(
    [
      line(1, event("sailed", "The ship sails.", {}), event("round-begins", "Round 2 begins.", { round: 2, seat: 0 })),
      line(2, event("role-chosen", "Anna chooses.", { role: "captain" })),
    ],
    new Set(),
    seats,
    voice,
  );
  expect(rows.map((row) => row.heading?.title ?? row.parts.map((part) => part.text).join(""))).toEqual([
    "The ship sails.",
    "Round 2",
    "Round 2 begins.",
    "Captain phase",
    "Anna chooses.",
  ]);
  expect(rows.map((row) => row.heading?.kind ?? "")).toEqual(["", "round", "", "phase", ""]);
});
it("a heading stands once above all that belongs under it, also over several decisions", () => {
  const rows = rowsOf(
    [
      line(1, event("placed", "Anna places.", {}), event("landed", "Anna lands.", {})),
      line(2, event("landed", "Furio lands.", {}), event("paid", "Furio earns.", {}), event("income", "All earn.", {})),
    ],
    new Set(),
    seats,
    voice,
  );
  const told = rows.map((row) => row.heading?.title ?? row.parts.map((part) => part.text).join(""));
  expect(told).toEqual(["Anna places.", "Dock", "Anna lands.", "Furio lands.", "Furio earns.", "Income", "All earn."]);
});
it("a heading that stands before an older part of the log is not repeated", () => {
  const older = [line(1, event("landed", "Anna lands.", {}), event("paid", "Anna earns.", {}))];
  const above = headingsAfter(older, voice);
  expect(above.heading).toBe("Dock");
  const rows = rowsOf([line(2, event("landed", "Furio lands.", {}))], new Set(), seats, voice, above);
  expect(rows.map((row) => row.heading)).toEqual([null]);
});
it("a turn is as large a part as a round, where that is the game's word", () => {
  const rows = rowsOf([line(1, event("turn-begins", "Turn 2 begins.", { turn: 2 }))], new Set(), seats, voice);
  expect(rows[0]!.heading).toEqual({ kind: "round", title: "Round 2" });
});
it("a round that begins for one after the other has one heading", () => {
  const begins = (seat: number) => event("turn-begins", `Turn of ${seat}.`, { round: 2, seat });
  const lines = [
    line(1, begins(0)),
    line(2, event("landed", "Anna lands.", {}), begins(1)),
    line(3, event("landed", "Furio lands.", {})),
  ];
  const told = rowsOf(lines, new Set(), seats, voice).map(
    (row) => row.heading?.title ?? row.parts.map((part) => part.text).join(""),
  );
  expect(told).toEqual(["Round 2", "Turn of 0.", "Dock", "Anna lands.", "Turn of 1.", "Dock", "Furio lands."]);
});
it("what its headings say already is not said again", () => {
  const phases: Voice = {
    ...voice,
    titleOf: (told) => (told.id === "phase-begins" ? "Wonder" : voice.titleOf(told)),
  };
  const told = (...events: Happened[]): string[] =>
    rowsOf([line(1, ...events)], new Set(), seats, phases).map(
      (row) => row.heading?.title ?? row.parts.map((part) => part.text).join(""),
    );
  const begins = event("turn-begins", "Turn 2 begins.", { turn: 2 });
  const wonder = event("phase-begins", "Turn 2: wonder.", { turn: 2, phase: "wonder" });
  expect(told(begins, wonder)).toEqual(["Round 2", "Wonder"]);
  expect(told(event("turn-begins", "Turn 2 begins, in era 3.", { turn: 2, era: 3 }))).toHaveLength(2);
  expect(told(event("turn-begins", "Turn 1 is Furio's.", { turn: 1, seat: 1 }))).toHaveLength(2);
});
it("a counted thing is found in the form of its number", () => {
  const counting: Voice = {
    ...voice,
    formsOf: (_, value, count) => [value, count > 1 ? `${count} geese` : `1 ${value}`],
  };
  const hatched = event("hatched", "There are 2 geese.", { good: "goose", count: 2 });
  expect(partsOf([hatched], seats, counting).find((part) => part.symbol)?.text).toBe("2 geese");
});
it("only the first row of a line is the first", () => {
  const rows = rowsOf([line(1, event("a", "One.", {}), event("b", "Two.", {}))], new Set(), seats, voice);
  expect(rows.map((row) => row.isFirst)).toEqual([true, false]);
});
it("a sentence carries the mark of whom it tells, once for several in a row", () => {
  const tells = (text: string, args: Happened["args"]) => event("told", text, args);
  const rows = rowsOf(
    [
      {
        ...line(
          1,
          tells("Anna pays.", {}),
          tells("Anna moves.", { seat: 0 }),
          tells("Furio has the turn.", { seat: 1 }),
        ),
        seat: 0,
      },
    ],
    new Set(),
    seats,
    voice,
  );
  expect(rows.map((row) => row.seat)).toEqual([0, null, 1]);
});
it("what was taken back is told without headings, and marked", () => {
  const rows = rowsOf(
    [line(1, event("role-chosen", "Anna chooses.", { role: "captain" }))],
    new Set([1]),
    seats,
    voice,
  );
  expect(rows.map((row) => [row.heading, row.isUndone])).toEqual([[null, true]]);
});
it("an event knows what it touches on the board", () => {
  expect(elementsOf(event("loaded", "", { seat: 1, good: "corn", ship: "6", count: 2, tiles: ["quarry"] }))).toEqual([
    "seat:1",
    "good:corn",
    "ship:6",
    "tile:quarry",
  ]);
});
it("the first round has its heading, though no event tells of it", () => {
  const first = line(1, event("role-chosen", "Furio chooses the captain.", { seat: 1 }));
  const opening: Voice = { ...voice, first: "Round 1" };
  const titles = (rows: ReturnType<typeof rowsOf>): string[] => rows.flatMap((row) => row.heading?.title ?? []);
  const second = line(2, event("landed", "Anna lands.", { seat: 0 }));
  expect(titles(rowsOf([first, second], new Set(), seats, opening))).toEqual(["Round 1", "Captain phase", "Dock"]);
  expect(titles(rowsOf([second], new Set(), seats, opening, headingsAfter([first], opening)))).toEqual(["Dock"]);
  expect(titles(rowsOf([second], new Set(), seats, opening))).toEqual(["Dock"]);
});
