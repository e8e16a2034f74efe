/** Puerto Rico in the browser. */

import type { GameBoard } from "../../lib/board";
import Board from "./Board.svelte";
import { phaseTitle, playerSummary, textView } from "./text";
import type { PuertoRicoView } from "./view";

export default { Board, playerSummary, phaseTitle, textView } satisfies GameBoard<PuertoRicoView>;
