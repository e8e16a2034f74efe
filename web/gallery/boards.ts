/** The drawn boards that the page has loaded. */
import type { GameBoard } from "../src/lib/board";

export const boards = new Map<string, GameBoard<unknown>>();
