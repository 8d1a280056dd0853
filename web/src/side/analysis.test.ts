import { expect, it } from "vitest";
import type { Analysis } from "../lib/types";
import { drawn, graph, marked, placed, told, turnAt } from "./analysis";

const line = (win: number) => ({ steps: [{ kind: "a", id: "x", text: "X" }, { kind: "b", id: "y", text: "Y" }], win, low: win - 0.1, high: win + 0.1, points: 0, terms: {} });
const turn = (number: number, faction: string, win: number, mark = "", lost = 0, own = true) => ({ number, at: 10 * number, to: 10 * number + 10, faction, own, settled: number > 0, best: [line(win)], played: line(win), mark, lost_points: lost });
const analysis = { side: "british", balance: [{ faction: "british", end: 1 }], turns: [turn(0, "eoka", 0.9), turn(1, "british", 0.6), turn(2, "eoka", 0.3, "?!", 1), turn(3, "british", 0.5, "??", 4), turn(4, "eoka", 0.9, "", 0, false)] } as unknown as Analysis;

it("shows the chance of one side whoever decides, once the set-up is over", () => {
  expect(graph(analysis).map(({ step, win }) => [step, win])).toEqual([[10, 0.6], [20, 0.7], [30, 0.5], [50, 1]]);
  expect(graph(analysis)[1]!.low).toBeCloseTo(0.6);
});

it("draws a line and a band", () => {
  const { line: path, band } = drawn(graph(analysis));
  expect(path).toBe("0.00,40.00 33.33,30.00 66.67,50.00 100.00,0.00");
  expect(band.split(" ")).toHaveLength(8);
});

it("shows where a step lies on the graph", () => {
  expect([5, 10, 29, 60].map((step) => placed(graph(analysis), step)?.toFixed(0))).toEqual([undefined, "0", "33", "100"]);
});

it("lists what is worth a look, the worst first, and finds the turn of a step", () => {
  expect(marked(analysis).map(({ mark }) => mark)).toEqual(["??", "?!"]);
  expect([turnAt(analysis, 15)!.number, turnAt(analysis, 99)!.number]).toEqual([1, 4]);
  expect(told(analysis.turns[0]!.played)).toBe("X · Y");
});
