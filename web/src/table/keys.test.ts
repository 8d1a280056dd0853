import { expect, test } from "vitest";
import type { Option } from "../lib/types";
import { beside, elsewhere, hotkeys, jump } from "./keys";

const options = (...texts: string[]): Option[] => texts.map((text) => ({ id: text.toLowerCase(), text, ends: "" }));

test("every option has a key of its own, its initial where that is free", () => {
  const keys = hotkeys(options("Paphos", "Patrol", "Limassol", "done"));
  expect(Object.fromEntries(keys)).toEqual({ paphos: "p", patrol: "a", limassol: "l", done: "d" });
});

test("numbers answer to themselves, and u is kept for undo", () => {
  expect(Object.fromEntries(hotkeys(options("2", "1", "Urban")))).toEqual({ 2: "2", 1: "1", urban: "r" });
});

test("more options than letters: the rest has no key", () => {
  const many = hotkeys(options(...Array.from({ length: 40 }, (_, i) => `aa${i}`)));
  expect(new Set(many.values()).size).toBe(many.size);
});

test("a letter jumps to its option, or on to the next that begins with it", () => {
  const list = options("Arta", "Athens", "Albania");
  const keys = hotkeys(list);
  expect(jump(list, keys, "t", null)).toBe("athens");
  expect(jump(list, new Map(), "a", "arta")).toBe("athens");
  expect(jump(list, keys, "z", null)).toBeUndefined();
});

test("the arrows go round", () => {
  const list = options("A", "B", "C");
  expect([beside(list, null, 1), beside(list, "c", 1), beside(list, "a", -1), beside(list, null, -1)]).toEqual(["a", "a", "c", "c"]);
  expect(beside([], null, 1)).toBeUndefined();
});

test("what is typed into a field is not a command", () => {
  const field = document.body.appendChild(document.createElement("input"));
  let heard: boolean | undefined;
  field.addEventListener("keydown", (event) => (heard = elsewhere(event)));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "u" }));
  expect(heard).toBe(true);
});
