// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { light } from "./lit";

vi.stubGlobal("CSS", { escape: (text: string) => text });

it("lights what a line speaks of: on the common board, and on the boards of whom it tells", () => {
  document.body.innerHTML = `<i id="house" data-el="good:corn"></i>
    <p data-panel="0"><i id="his" data-el="good:corn"></i></p><p data-panel="1"><i id="hers" data-at="good:corn"></i></p>`;
  const lit = (): string => [...document.querySelectorAll(".lit")].map(({ id }) => id).join();
  const dim = light(["seat:1", "good:corn"]);
  expect(lit()).toBe("house,hers");
  dim();
  expect(lit()).toBe("");
  light(["good:corn"]);
  expect(lit()).toBe("house,his,hers");
});
