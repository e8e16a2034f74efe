import { expect, it } from "vitest";
import { match } from "./routes";

it("knows every page", () => {
  expect(match("/").page).toBe("home");
  expect(match("/new/puerto_rico").args).toEqual({ game: "puerto_rico" });
  expect(match("/new").args).toEqual({});
  expect(match("/table/abc-12").args).toEqual({ id: "abc-12" });
  expect(match("/replay/abc", "?ply=12").query.get("ply")).toBe("12");
  expect(match("/profile/Anna%20B").args).toEqual({ name: "Anna B" });
  expect(match("/ratings/puerto_rico").args).toEqual({ game: "puerto_rico" });
  expect(match("/recover", "?code=x").page).toBe("recover");
  expect(match("/tournaments/finished").args).toEqual({ list: "finished" });
  expect(match("/tournament/a-1").args).toEqual({ id: "a-1" });
  expect(match("/new-tournament").page).toBe("new-tournament");
  expect(match("/study/a-1").args).toEqual({ id: "a-1" });
});
it("says when there is no such page", () => expect(match("/nothing/here").page).toBe("missing"));
