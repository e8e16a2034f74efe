/** The board of a game that nobody has drawn. */
export { default as Board } from "./GenericBoard.svelte";
export { default as PlayerBoard } from "./GenericPlayer.svelte";
