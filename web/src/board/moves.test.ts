import { expect, test } from "vitest";
import type { Sprite } from "../lib/types";
import { changes, placedPieces } from "./moves";

const troops = (space: string, x: number): Sprite => ({ kind: "troops", role: "troops", piece: "troops", space, x, y: 0, w: 28, h: 28 });
const diff = (before: Sprite[], after: Sprite[]) => changes(placedPieces(before), placedPieces(after));

test("nothing changed, nothing moves", () => {
  const board = [troops("nicosia", 0), troops("paphos", 90)];
  expect(diff(board, board)).toMatchObject({ moved: [], added: [], removed: [] });
});

test("a piece that left one space for another flies", () => {
  const { moved, added, removed } = diff([troops("nicosia", 0), troops("nicosia", 30)], [troops("nicosia", 0), troops("paphos", 90)]);
  expect(moved.map(({ from, to }) => [from.sprite.space, to.sprite.space])).toEqual([["nicosia", "paphos"]]);
  expect([added, removed]).toEqual([[], []]);
});

test("a piece that was not there comes, one that is no longer there goes", () => {
  expect(diff([], [troops("nicosia", 0)]).added).toHaveLength(1);
  expect(diff([troops("nicosia", 0)], []).removed).toHaveLength(1);
});

test("a marker on a track moves although its number is another", () => {
  const marker = (label: string, x: number): Sprite => ({ kind: "value", role: "marker", label, x, y: 5, w: 40, h: 40 });
  expect(diff([marker("14", 140)], [marker("13", 130)]).moved).toHaveLength(1);
});

test("a cell that is found out turns over where it stands", () => {
  const cell = (kind: string): Sprite => ({ kind, role: "eoka", space: "nicosia", x: 1, y: 1, w: 28, h: 28 });
  expect(diff([cell("underground")], [cell("active")])).toMatchObject({ moved: [], added: [], removed: [] });
});

test("one of a pile flies to another pile", () => {
  const pile = (space: string, x: number, count: number): Sprite => ({ ...troops(space, x), count });
  const { moved, added, removed, unmoved } = diff([pile("arta", 0, 4), pile("evia", 90, 1)], [pile("arta", 0, 3), pile("evia", 90, 2)]);
  expect(moved.map(({ from, to }) => [from.sprite.space, to.sprite.space, to.spare])).toEqual([["arta", "evia", true]]);
  expect([added.length, removed.length, unmoved.length]).toEqual([0, 0, 4]);
});
