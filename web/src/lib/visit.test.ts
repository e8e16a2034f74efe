import { expect, it } from "vitest";
import { Visit } from "./visit";

it("hears answers until the page is left", async () => {
  const visit = new Visit();
  const heard: string[] = [];
  await visit.hear(Promise.resolve("a")).then((answer) => heard.push(answer));
  await visit.hear(Promise.reject(new Error("b"))).catch((problem: Error) => heard.push(problem.message));
  const late = visit.hear(Promise.resolve("c")).then((answer) => heard.push(answer));
  visit.later(() => heard.push("d"), 0);
  visit.end();
  await Promise.race([late, new Promise((done) => setTimeout(done, 5))]);
  expect(heard).toEqual(["a", "b"]);
});
