import { expect, it } from "vitest";
import { parse } from "./router";

it.each([
  ["/", "lobby", ""],
  ["/new", "lobby", ""],
  ["/settings", "settings", ""],
  ["/title/cyprus", "title", "cyprus"],
  ["/title/cyprus/history", "history", "cyprus"],
  ["/titles/cyprus/history", "history", "cyprus"],
  ["/title/cyprus/nothing", "missing", ""],
  ["/table/abc?step=7", "table", "abc"],
  ["/seat/a%2Bb", "seat", "a+b"],
  ["/position/x1/", "position", "x1"],
  ["/edit/kenya", "edit", "kenya"],
  ["/lesson/kenya", "lesson", "kenya"],
  ["/table", "missing", ""],
  ["/table/a/b", "missing", ""],
  ["/nowhere", "missing", ""],
])("%s is %s", (address, page, param) => {
  expect(parse(address)).toMatchObject({ page, param });
});

it("keeps the query", () => {
  expect(parse("/table/abc?step=7").query.get("step")).toBe("7");
});
