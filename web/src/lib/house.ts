/** The games of the house as the first page shows them, also those whose rules are not written yet. */
export interface HouseGame {
  id: string;
  /** designers, as the rules documents and rulebooks name them */
  designers: string[];
  seats: string;
  /** how many sit down at most */
  most: number;
  /** nobody knows how long a guest's game takes */
  minutes: number | null;
  minutesWithBots: number | null;
}

export const HOUSE: HouseGame[] = [
  { id: "puerto_rico", designers: ["Andreas Seyfarth"], seats: "2–5", most: 5, minutes: 90, minutesWithBots: 25 },
  { id: "age_of_discovery", designers: ["Glenn Drover"], seats: "2–5", most: 5, minutes: 120, minutesWithBots: 35 },
  { id: "rio_de_la_plata", designers: ["Michele Quondam"], seats: "2–5", most: 5, minutes: 150, minutesWithBots: 45 },
  { id: "romolo_o_remo", designers: ["Michele Quondam"], seats: "1–4", most: 4, minutes: 120, minutesWithBots: 40 },
  {
    id: "roads_and_boats",
    designers: ["Jeroen Doumen", "Joris Wiersinga"],
    seats: "1–4",
    most: 4,
    minutes: 240,
    minutesWithBots: 60,
  },
];
