/** Roads & Boats in the browser. */
import type { GameBoard } from "../../lib/board";
import type { RoadsAndBoatsView } from "../../lib/generated/roads_and_boats";
import Board from "./Board.svelte";
import { flights } from "./flights";
import PlayerBoard from "./PlayerBoard.svelte";
import { chips, phases, shape } from "./shape";
import { telling } from "./telling";
import { phaseTitle, roundTitle, textView } from "./text";

export default {
  Board,
  PlayerBoard,
  shape,
  flights,
  telling,
  chips,
  phases,
  phaseTitle,
  roundTitle,
  textView,
} satisfies GameBoard<RoadsAndBoatsView>;
