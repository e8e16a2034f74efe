// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { notices } from "./notices.svelte";

it("says once what is said while something else is watched", () => {
  let refusal = $state("");
  const stop = $effect.root(() => {
    $effect(() => {
      if (refusal) notices.say(refusal, "problem");
    });
  });
  refusal = "That is no longer possible.";
  flushSync();
  notices.say("Saved.");
  flushSync();
  expect(notices.all.map((notice) => notice.text)).toEqual(["That is no longer possible.", "Saved."]);
  stop();
});
