import { expect, it } from "vitest";
import type { Analysis } from "../lib/types";
import { drawn, graph, marked, told, turnAt } from "./analysis";

const line = (win: number) => ({ steps: [{ kind: "a", id: "x", text: "X" }, { kind: "b", id: "y", text: "Y" }], win, low: win - 0.1, high: win + 0.1, points: 0, terms: {} });
const turn = (number: number, faction: string, win: number, mark = "", lost = 0, own = true) => ({ number, at: 10 * number, to: 10 * number + 10, faction, own, best: [line(win)], played: line(win), mark, lost_points: lost });
const analysis = { side: "british", turns: [turn(0, "british", 0.6), turn(1, "eoka", 0.3, "?!", 1), turn(2, "british", 0.5, "??", 4), turn(3, "eoka", 0.9, "", 0, false)] } as unknown as Analysis;

it("shows the chance of one side whoever decides", () => {
  expect(graph(analysis).map(({ step, win }) => [step, win])).toEqual([[0, 0.6], [10, 0.7], [20, 0.5]]);
  expect(graph(analysis)[1]!.low).toBeCloseTo(0.6);
});

it("draws a line and a band", () => {
  const { line: path, band } = drawn(graph(analysis));
  expect(path).toBe("0.00,40.00 50.00,30.00 100.00,50.00");
  expect(band.split(" ")).toHaveLength(6);
});

it("lists what is worth a look, the worst first, and finds the turn of a step", () => {
  expect(marked(analysis).map(({ mark }) => mark)).toEqual(["??", "?!"]);
  expect([turnAt(analysis, 15)!.number, turnAt(analysis, 99)!.number]).toEqual([1, 3]);
  expect(told(analysis.turns[0]!.played)).toBe("X · Y");
});
