/** What stands on the shelf before the server has answered: its games in their order, and how long they take. */
export interface GameOnShelf {
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

export const GAMES: GameOnShelf[] = [
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
