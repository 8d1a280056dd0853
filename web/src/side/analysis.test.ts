import { beforeAll, expect, it } from "vitest";
import { addTexts } from "../lib/texts";
import type { Analysis, JudgedTurn } from "../lib/types";
import { markDots, graphPaths, graphPoints, lossText, markedTurns, pointAt, turnText, turnAt } from "./analysis";

const step = (id: string) => ({ kind: "a", id, text: id.toUpperCase(), question: `Which ${id}?` });
const line = (win: number) => ({ steps: [step("x"), step("y")], win, low: win - 0.1, high: win + 0.1, points: 0, terms: {} });
const turn = (number: number, faction: string, win: number, more: Partial<JudgedTurn> = {}) => ({ number, at: 10 * number, to: 10 * number + 10, faction, own: true, settled: number > 1, best: [line(win)], played: line(win), mark: "", lost: 0, lost_points: 0, ...more });
const turns = [
  turn(1, "eoka", 0.9),
  turn(2, "british", 0.6),
  turn(3, "eoka", 0.3, { mark: "?!", lost: 0.05, lost_points: 6 }),
  turn(4, "british", 0.5, { mark: "??", lost: 0.2, lost_points: 4 }),
  turn(5, "eoka", 0.9, { mark: "!", lost: -1e-9, lost_points: -1e-9, own: false }),
];
const analysis = { side: "british", balance: [{ faction: "british", end: 1 }], calibration: { holds: true }, turns } as unknown as Analysis;
const uncalibrated = { ...analysis, calibration: { holds: false } } as unknown as Analysis;

beforeAll(() => addTexts("en", ["analysis-step = { $question } – { $answer }", "analysis-nothing = nothing", "analysis-lost-win = lost { $points } %", "analysis-lost-points = lost { $points }"].join("\n")));

it("shows the chance of one side whoever decides, once the set-up is over", () => {
  expect(graphPoints(analysis).map(({ turn, step, win }) => [turn?.number, step, win])).toEqual([[2, 20, 0.6], [3, 30, 0.7], [4, 40, 0.5], [undefined, 60, 1]]);
  expect(graphPoints(analysis)[1]!.low).toBeCloseTo(0.6);
});

it("draws a line and a band", () => {
  const { line: path, band } = graphPaths(graphPoints(analysis));
  expect(path).toBe("0.00,40.00 33.33,30.00 66.67,50.00 100.00,0.00");
  expect(band.split(" ")).toHaveLength(8);
});

it("finds the point of a step", () => {
  expect([15, 20, 39, 70].map((step) => pointAt(graphPoints(analysis), step))).toEqual([-1, 0, 1, 3]);
});

it("puts the marks on the line, the worst on top, an answer at the turn in which it was given", () => {
  const found = markDots(analysis, graphPoints(analysis)).map(({ x, y, kind }) => [Math.round(x), Math.round(y), kind]);
  expect(found).toEqual([[67, 50, "only"], [33, 30, "doubtful"], [67, 50, "blunder"]]);
});

it("lists mistakes, the worst first, by chances where they hold, then the only good turns", () => {
  expect(markedTurns(analysis).map(({ mark }) => mark)).toEqual(["??", "?!", "!"]);
  expect(markedTurns(uncalibrated).map(({ mark }) => mark)).toEqual(["?!", "??", "!"]);
});

it("finds the turn of a step: none before the first, the last after the end", () => {
  expect([5, 10, 25, 99].map((step) => turnAt(analysis, step)?.number)).toEqual([undefined, 1, 2, 5]);
});

it("tells a turn in a line, a single answer with its question", () => {
  const of = (...ids: string[]) => turnText({ steps: ids.map(step) });
  expect([of("x", "y"), of("x", "again", "y"), of("x"), of("again", "x"), of()]).toEqual(["X · Y", "X · Y", "Which x? – X", "Which x? – X", "nothing"]);
});

it("says what a turn lost, and nothing of one that lost nothing", () => {
  expect([lossText(analysis.turns[3]!, analysis), lossText(analysis.turns[3]!, uncalibrated)]).toEqual(["lost 20.0 %", "lost 4.0"]);
  expect([lossText(analysis.turns[4]!, analysis), lossText(analysis.turns[0]!, uncalibrated)]).toEqual(["", ""]);
});
