import { expect, test } from "vitest";
import type { Sprite } from "../lib/types";
import { changes, standing } from "./moves";

const troops = (space: string, x: number): Sprite => ({ kind: "troops", role: "troops", piece: "troops", space, x, y: 0, w: 28, h: 28 });
const diff = (before: Sprite[], after: Sprite[]) => changes(standing(before), standing(after));

test("nothing changed, nothing moves", () => {
  const board = [troops("nicosia", 0), troops("paphos", 90)];
  expect(diff(board, board)).toMatchObject({ moved: [], come: [], gone: [] });
});

test("a piece that left one space for another flies", () => {
  const { moved, come, gone } = diff([troops("nicosia", 0), troops("nicosia", 30)], [troops("nicosia", 0), troops("paphos", 90)]);
  expect(moved.map(({ from, to }) => [from.sprite.space, to.sprite.space])).toEqual([["nicosia", "paphos"]]);
  expect([come, gone]).toEqual([[], []]);
});

test("a piece that was not there comes, one that is no longer there goes", () => {
  expect(diff([], [troops("nicosia", 0)]).come).toHaveLength(1);
  expect(diff([troops("nicosia", 0)], []).gone).toHaveLength(1);
});

test("a marker on a track moves although its number is another", () => {
  const marker = (label: string, x: number): Sprite => ({ kind: "value", role: "marker", label, x, y: 5, w: 40, h: 40 });
  expect(diff([marker("14", 140)], [marker("13", 130)]).moved).toHaveLength(1);
});

test("a cell that is found out turns over where it stands", () => {
  const cell = (kind: string): Sprite => ({ kind, role: "eoka", space: "nicosia", x: 1, y: 1, w: 28, h: 28 });
  expect(diff([cell("underground")], [cell("active")])).toMatchObject({ moved: [], come: [], gone: [] });
});

test("one of a pile flies to another pile", () => {
  const pile = (space: string, x: number, count: number): Sprite => ({ ...troops(space, x), count });
  const { moved, come, gone, stay } = diff([pile("arta", 0, 4), pile("evia", 90, 1)], [pile("arta", 0, 3), pile("evia", 90, 2)]);
  expect(moved.map(({ from, to }) => [from.sprite.space, to.sprite.space, to.spare])).toEqual([["arta", "evia", true]]);
  expect([come.length, gone.length, stay.length]).toEqual([0, 0, 4]);
});
