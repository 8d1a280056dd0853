import { expect, it } from "vitest";
import { newTurns, tablesToMove } from "./myTables";
import type { TableLine } from "./types";

const line = (id: string, your_turn: boolean, more: Partial<TableLine> = {}): TableLine => ({
  id, title: "cyprus", title_name: "Cyprus", name: "", seats: [], progress: "", to_move: null, your_turn, deadline: null, result: null, updated: 0, ...more,
});

it("puts the most urgent table first and leaves finished ones out", () => {
  const over = line("d", true, { result: { winner: null, grade: "draw", text: "" } });
  const lines = [line("a", true, { updated: 5 }), line("b", true, { deadline: 100 }), line("c", false), over];
  expect(tablesToMove(lines).map(({ id }) => id)).toEqual(["b", "a"]);
});

it("tells of a table once", () => {
  const before = [line("a", true), line("b", false)];
  expect(newTurns(before, [line("a", true), line("b", true)]).map(({ id }) => id)).toEqual(["b"]);
  expect(newTurns(null, before)).toEqual([]);
});
