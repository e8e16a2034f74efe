/** Puerto Rico in the browser. */
import type { GameBoard } from "../../lib/board";
import type { PuertoRicoView } from "../../lib/generated/puerto_rico";
import Board from "./Board.svelte";
import { flights } from "./flights";
import PlayerBoard from "./PlayerBoard.svelte";
import { chips, phases, shape } from "./shape";
import { telling } from "./telling";
import { phaseTitle, textView } from "./text";

export default {
  Board,
  PlayerBoard,
  shape,
  flights,
  telling,
  chips,
  phases,
  phaseTitle,
  textView,
} satisfies GameBoard<PuertoRicoView>;
