import { expect, test } from "vitest";
import type { Option } from "../lib/types";
import { neighbour, isMeantElsewhere, hotkeys, optionOfKey, TypedSearch } from "./keys";

const options = (...texts: string[]): Option[] => texts.map((text) => ({ id: text.toLowerCase(), text, ends: "", preview: [] }));

test("every option has a key of its own, its initial where that is free", () => {
  const keys = hotkeys(options("Paphos", "Patrol", "Limassol", "done"));
  expect(Object.fromEntries(keys)).toEqual({ paphos: "p", patrol: "a", limassol: "l", done: "d" });
});

test("numbers answer to themselves, and u is kept for undo", () => {
  expect(Object.fromEntries(hotkeys(options("2", "1", "Urban")))).toEqual({ 2: "2", 1: "1", urban: "r" });
});

test("a digit stands in where the first word has no letter left, but none that an option speaks of", () => {
  const keys = hotkeys(options("Go", "Og 1", "go on", "Go 2 steps"));
  expect([...keys.values()].sort()).toEqual(["3", "4", "g", "o"]);
});

test("accents do not matter", () => {
  expect(hotkeys(options("Évros")).get("évros")).toBe("e");
});

test("a text in another script answers to the letters of its id, so that every option has a key", () => {
  const japanese = (...pairs: [string, string][]): Option[] => pairs.map(([id, text]) => ({ id, text, ends: "", preview: [] }));
  const list = japanese(["nicosia", "ニコシア"], ["nanyuki", "ナニュキ"], ["aa", "あ"], ["a", "EOKAの構成員"], ["2", "2"], ["done", "終了"]);
  const keys = hotkeys(list);
  expect(Object.fromEntries(keys)).toMatchObject({ nicosia: "n", nanyuki: "y", aa: "a", 2: "2", done: "d" });
  expect(new Set(keys.values()).size).toBe(list.length);
  expect(new TypedSearch().find(list, "n", null, 0)).toBe("nicosia");
});

test("more options than letters have no keys", () => {
  expect(hotkeys(options(...Array.from({ length: 27 }, (_, i) => `aa${i}`))).size).toBe(0);
});

test("a key has its option, or none", () => {
  const keys = hotkeys(options("Arta", "Athens", "Albania"));
  expect([optionOfKey(keys, "t"), optionOfKey(keys, "z")]).toEqual(["athens", undefined]);
});

test("options are found by what is typed; the same letter goes on, and a pause begins anew", () => {
  const list = options("Arta", "Athens", "Mount Ida", "Mount Athos");
  const typing = new TypedSearch();
  expect([typing.find(list, "a", null, 0), typing.find(list, "a", "arta", 100)]).toEqual(["arta", "athens"]);
  const word = (text: string, from: number) => [...text].reduce<string | undefined>((at, key, i) => typing.find(list, key, at ?? null, from + i), undefined);
  expect(word("mounta", 5000)).toBe("mount athos");
  expect(typing.find(list, "z", null, 9000)).toBeUndefined();
});

test("the arrows go round", () => {
  const list = options("A", "B", "C");
  expect([neighbour(list, null, 1), neighbour(list, "c", 1), neighbour(list, "a", -1), neighbour(list, null, -1)]).toEqual(["a", "a", "c", "c"]);
  expect(neighbour([], null, 1)).toBeUndefined();
});

test("what is typed into a field is not a command", () => {
  const field = document.body.appendChild(document.createElement("input"));
  let heard: boolean | undefined;
  field.addEventListener("keydown", (event) => (heard = isMeantElsewhere(event)));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "u" }));
  expect(heard).toBe(true);
});
