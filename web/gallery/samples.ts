/** Sample maps after the mock-ups: what the parts for maps must be able to show. */
import { hexGrid, squareGrid, type Cell, type Grid, type Place, type Point } from "../src/lib/board/map/grid";

export interface Sample {
  id: string;
  title: string;
  grid: Grid;
  /** width of a cell: the measure for detail */
  cell: number;
  ground: Record<string, string>;
  labels?: Record<string, string>;
  units: {
    at: string;
    mark: number;
    count?: number;
    isDone?: boolean;
    isChosen?: boolean;
    isGhost?: boolean;
    dx?: number;
  }[];
  stacks: { at: string; symbol: string; count: number }[];
  path: string[];
  isRisky?: boolean;
  reach: { at: string; text: string; isSpecial?: boolean; isRisky?: boolean }[];
  /** walls, roads and bridges on edges, by seat */
  built: Record<string, number>;
  edgeTargets?: string[];
  cornerTargets?: string[];
  bubble?: { at: string; title: string; lines: string[]; isRisky?: boolean };
}

function places(rows: string[], offset: (row: number) => number): (Place & { ground: string })[] {
  return rows.flatMap((text, row) =>
    text
      .split(" ")
      .flatMap((ground, i) =>
        ground === "." ? [] : [{ id: `${row}${String.fromCodePoint(97 + i)}`, column: i + offset(row), row, ground }],
      ),
  );
}
const groundOf = (list: { id: string; ground: string }[]): Record<string, string> =>
  Object.fromEntries(list.map(({ id, ground }) => [id, `var(--${ground})`]));

const roads = places(
  [
    "sea desert mountain mountain",
    "sea pasture rock pasture woods",
    "woods woods pasture woods woods sea",
    "mountain pasture pasture pasture pasture sea sea",
    "mountain rock woods pasture rock desert",
    "desert pasture woods pasture mountain",
    "sea sea woods mountain",
  ],
  (row) => (row <= 3 ? -row : -3) - 0,
);
const romolo = places(
  [
    "hill hill plain desert",
    "desert forest plain sea desert",
    "desert desert plain hill plain sea",
    "hill forest desert plain plain hill sea",
    "hill plain forest hill plain plain",
    "plain sea plain plain forest",
    "desert desert hill desert",
  ],
  (row) => (row <= 3 ? -row : -3),
);
const city = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 12 }, (__, column) => ({
    id: `${row}${String.fromCodePoint(97 + column)}`,
    column,
    row,
    ground: row < 4 ? (column < 6 ? "pasture" : "plain") : column < 6 ? "desert" : "hill",
  })),
).flat();

/** Regions of any outline are cells like the others. */
function region(id: string, points: [number, number][]): Cell {
  const outline = points.map(([x, y]): Point => ({ x, y }));
  const x = outline.reduce((sum, point) => sum + point.x, 0) / outline.length;
  const y = outline.reduce((sum, point) => sum + point.y, 0) / outline.length;
  return { id, x, y, outline };
}
const regions = [
  region("canada", [
    [40, 20],
    [430, 10],
    [460, 90],
    [300, 110],
    [90, 130],
  ]),
  region("new_england", [
    [300, 112],
    [462, 92],
    [440, 190],
    [320, 200],
  ]),
  region("virginia", [
    [300, 202],
    [440, 192],
    [420, 280],
    [310, 300],
  ]),
  region("florida", [
    [308, 302],
    [420, 282],
    [440, 380],
    [330, 360],
  ]),
  region("new_spain", [
    [92, 132],
    [300, 112],
    [300, 300],
    [330, 400],
    [210, 420],
    [110, 260],
  ]),
  region("caribbean", [
    [470, 380],
    [640, 370],
    [640, 470],
    [480, 470],
  ]),
  region("new_granada", [
    [300, 430],
    [480, 480],
    [440, 560],
    [290, 540],
  ]),
  region("peru", [
    [270, 542],
    [430, 562],
    [420, 720],
    [300, 700],
  ]),
  region("brazil", [
    [432, 562],
    [470, 500],
    [640, 560],
    [560, 720],
    [424, 720],
  ]),
];

export const samples: Sample[] = [
  {
    id: "roads_and_boats",
    title: "Roads & Boats",
    grid: hexGrid(roads, 60),
    cell: 104,
    ground: groundOf(roads),
    units: [
      { at: "2b", mark: 0, isChosen: true },
      { at: "3c", mark: 0, isGhost: true },
      { at: "4b", mark: 0, count: 2 },
      { at: "1d", mark: 1 },
      { at: "2d", mark: 1, isDone: true },
      { at: "5d", mark: 2, count: 3 },
    ],
    stacks: [
      { at: "1c", symbol: "pr-barrel-tobacco", count: 4 },
      { at: "3b", symbol: "pr-barrel-sugar", count: 3 },
      { at: "5b", symbol: "pr-barrel-coffee", count: 2 },
    ],
    path: ["2b", "3b", "3c"],
    reach: [
      { at: "2a", text: "off-road", isSpecial: true },
      { at: "3b", text: "1 step" },
      { at: "3c", text: "2 steps" },
      { at: "4b", text: "2 steps" },
      { at: "1b", text: "off-road", isSpecial: true },
    ],
    built: { "1b|1c": 0, "2c|2d": 1, "4d|5d": 2 },
    edgeTargets: ["3b|4b", "3c|4c"],
    bubble: { at: "3c", title: "Put down 2 trunks", lines: ["The sawmill turns them into 4 boards."] },
  },
  {
    id: "romolo_o_remo",
    title: "Romolo o Remo?",
    grid: hexGrid(romolo, 60),
    cell: 104,
    ground: groundOf(romolo),
    units: [
      { at: "1b", mark: 0, count: 2 },
      { at: "2c", mark: 0 },
      { at: "4b", mark: 2, count: 2 },
      { at: "5e", mark: 1, isChosen: true },
      { at: "3f", mark: 1, isDone: true },
    ],
    stacks: [{ at: "2d", symbol: "pr-barrel-corn", count: 2 }],
    path: ["5e", "4f"],
    reach: [
      { at: "6d", text: "explore", isSpecial: true },
      { at: "4f", text: "+2" },
    ],
    built: { "1b|2b": 0, "1b|2c": 0, "4b|4c": 2, "4b|5b": 2 },
    cornerTargets: ["1b|1c|2c"],
  },
  {
    id: "rio_de_la_plata",
    title: "Río de la Plata",
    grid: squareGrid(city, 60),
    cell: 60,
    ground: groundOf(city),
    units: [
      { at: "2d", mark: 0, count: 2, isChosen: true },
      { at: "3c", mark: 0 },
      { at: "3g", mark: 1 },
      { at: "4d", mark: 2, count: 3 },
      { at: "2f", mark: 4, count: 2 },
      { at: "5i", mark: 3 },
    ],
    stacks: [{ at: "6e", symbol: "pr-tile-quarry", count: 2 }],
    path: ["2d", "2e", "2f"],
    isRisky: true,
    reach: [
      { at: "1d", text: "1" },
      { at: "0d", text: "2" },
      { at: "2c", text: "1" },
      { at: "2e", text: "1" },
      { at: "2f", text: "attack", isRisky: true },
    ],
    built: { "3e|4e": 3, "4e|5e": 3, "5f|6f": 3 },
    edgeTargets: ["6e|6f", "6f|6g"],
    bubble: {
      at: "2f",
      title: "2 : 2, district III",
      lines: ["Corsairs prevail, but Barracks cancel it.", "You +8 VP (2 enemies 4, 2 lost 4)"],
      isRisky: true,
    },
  },
  {
    id: "age_of_discovery",
    title: "Age of Discovery",
    grid: { cells: regions, edges: [], corners: [], box: { x: 20, y: 0, width: 640, height: 730 } },
    cell: 110,
    ground: {
      canada: "var(--hill)",
      new_england: "var(--pasture)",
      virginia: "var(--plain)",
      florida: "var(--forest)",
      new_spain: "var(--desert)",
      caribbean: "var(--pasture)",
      new_granada: "var(--hill)",
      peru: "var(--desert)",
      brazil: "var(--forest)",
    },
    labels: {
      canada: "Canada",
      new_england: "New England",
      virginia: "Virginia",
      florida: "Florida",
      new_spain: "New Spain",
      caribbean: "Caribbean",
      new_granada: "New Granada",
      peru: "Peru",
      brazil: "Brazil",
    },
    units: [
      { at: "virginia", mark: 3, count: 4, dx: -34 },
      { at: "virginia", mark: 1, count: 2, dx: 4 },
      { at: "virginia", mark: 0, dx: 38 },
      { at: "florida", mark: 0, count: 3, dx: -20 },
      { at: "florida", mark: 3, count: 3, dx: 22 },
      { at: "caribbean", mark: 0, count: 4 },
      { at: "peru", mark: 1, count: 4 },
      { at: "brazil", mark: 2, count: 3 },
    ],
    stacks: [],
    path: [],
    reach: [
      { at: "new_granada", text: "discover", isSpecial: true },
      { at: "florida", text: "+5" },
    ],
    built: {},
  },
];
