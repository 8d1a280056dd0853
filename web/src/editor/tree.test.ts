import { expect, it } from "vitest";
import type { TitlePage } from "../lib/types";
import { isAbout, hasField, isAt, containsField, kindOf, wordsFor, withValue, shapeOf, displayName, fieldsToAsk, parseList, withoutField } from "./tree";

const page = {
  words: { political_will: "Political Will" },
  factions: [{ id: "eoka", name: "EOKA" }, { id: "british", name: "British" }],
  cards: [{ id: "C3", title: "C3 AKEL · something", text: "" }],
} as unknown as TitlePage;

it("knows the shapes", () => {
  expect([0, true, "x", null, [1, 2], [], [[1]], {}].map((value) => shapeOf(value))).toEqual(["number", "switch", "text", "nothing", "list", "list", "json", "group"]);
});

it("changes one value and leaves the rest alone", () => {
  const before = { a: { b: 1 }, c: { d: 2 }, list: [1, 2] };
  const after = withValue(before, ["a", "b"], 5) as typeof before;
  expect(after).toEqual({ a: { b: 5 }, c: { d: 2 }, list: [1, 2] });
  expect(after.c).toBe(before.c);
  expect(withValue(before, ["list", 1], 9)).toMatchObject({ list: [1, 9] });
  expect(withoutField(before, "list")).toEqual({ a: { b: 1 }, c: { d: 2 } });
});

it("finds the field that an error names", () => {
  expect(isAt(["spaces", "nicosia", "troops"], "spaces.nicosia.troops")).toBe(true);
  expect(isAt(["spaces", "nicosia", "troops"], "spaces['nicosia'].troops")).toBe(true);
  expect(containsField(["spaces", "nicosia"], "spaces.nicosia.troops")).toBe(true);
  expect(containsField(["spaces"], "spaces_more.x")).toBe(false);
  expect(isAbout(["spaces", "nicosia", "troops"], "troops")).toBe(true);
});

it("reads lists back as what they were", () => {
  expect(parseList("2, 1", [0])).toEqual([2, 1]);
  expect(parseList("C3 C21", ["C1"])).toEqual(["C3", "C21"]);
  expect(parseList("", [1])).toEqual([]);
});

it("offers words where they are known", () => {
  const position = { first: "eoka", spaces: { a: { stance: "loyal" }, b: { stance: "neutral" } } };
  expect(wordsFor("first", "eoka", position, page)).toEqual(["eoka", "british"]);
  expect(wordsFor("card", null, position, page)).toEqual(["C3"]);
  expect(wordsFor("stance", "loyal", position, page)).toEqual(["loyal", "neutral"]);
  expect(wordsFor("phase", "setup", position, page)).toEqual([]);
  expect([displayName("eoka", page), displayName("C3", page), displayName("mount_kenya", page)]).toEqual(["EOKA", "C3 AKEL", "Mount kenya"]);
});

it("asks the engine for what only it knows, once for each kind of field", () => {
  const position = { title: "x", first: "eoka", phase: "setup", doctrine: null, turn: 1, spaces: { a: { stance: "loyal" }, b: { stance: "neutral" } } };
  expect(fieldsToAsk(position, page).map(kindOf)).toEqual(["phase", "doctrine", "spaces.stance"]);
  expect([hasField(position, "spaces.a.stance"), hasField(position, "troops")]).toEqual([true, false]);
});
