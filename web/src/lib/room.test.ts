import { expect, it } from "vitest";
import { layoutOf } from "./room.svelte";

it.each([
  [1440, 900, "wide"],
  [1366, 768, "wide"],
  [1024, 768, "medium"],
  [820, 1180, "portrait"],
  [390, 844, "phone"],
  [844, 390, "flat"],
])("%d × %d is laid out as %s", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});
