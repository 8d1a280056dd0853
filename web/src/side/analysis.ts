// An analysis as the page shows it: the graph, the turns that are worth a look, and the loss of each.
import { t } from "../lib/texts";
import type { Analysis, JudgedTurn } from "../lib/types";

/** The CSS class of each mark. */
export const KINDS: Record<string, string> = { "??": "blunder", "?": "mistake", "?!": "doubtful", "!": "only" };
const ONLY = "!";
const AGAIN = "again"; // an answer that takes others back

// The graph

/** A point of the graph: the chance of its side before a turn after the set-up, with a band. */
export interface Point {
  /** The turn after the point; null at the end of the game. */
  turn: JudgedTurn | null;
  step: number;
  win: number;
  low: number;
  high: number;
}

export function graphPoints({ turns, side, balance }: Analysis): Point[] {
  const points = turns.filter(({ own, settled }) => own && settled).map((turn): Point => {
    const { win, low, high } = turn.best[0]!;
    const share = turn.faction === side ? { win, low, high } : { win: 1 - win, low: 1 - high, high: 1 - low };
    return { turn, step: turn.at, ...share };
  });
  const end = balance.find(({ faction }) => faction === side)!.end;
  return points.length ? [...points, { turn: null, step: turns.at(-1)!.to, win: end, low: end, high: end }] : [];
}

/** The x of a point in the graph, from 0 to 100. */
export const graphX = (points: Point[], index: number): number => (100 * index) / Math.max(1, points.length - 1);

/** The y of a chance in the graph, from 0 to 100 downwards. */
const graphY = (share: number): number => 100 * (1 - share);

/** A line through the points, and the band around it, in a box of 100 by 100. */
export function graphPaths(points: Point[]): { line: string; band: string } {
  const at = (index: number, share: number) => `${graphX(points, index).toFixed(2)},${graphY(share).toFixed(2)}`;
  const above = points.map((point, index) => at(index, point.high));
  const below = points.map((point, index) => at(index, point.low)).reverse();
  return { line: points.map((point, index) => at(index, point.win)).join(" "), band: [...above, ...below].join(" ") };
}

/** The index of the point to which a step belongs; -1 before the first. */
export const pointAt = (points: Point[], step: number): number => points.findLastIndex((point) => point.step <= step);

export interface Dot {
  x: number;
  y: number;
  kind: string;
}

/** The dots of marked turns on the line, the worst on top; a decision within the other's turn stands at that turn. */
export function markDots(found: Analysis, points: Point[]): Dot[] {
  const turns = markedTurns(found).filter(({ settled }) => settled).reverse();
  return turns.flatMap(({ at, mark }) => {
    const index = pointAt(points, at);
    return index < 0 ? [] : [{ x: graphX(points, index), y: graphY(points[index]!.win), kind: KINDS[mark]! }];
  });
}

// Turns

/** Turns with a mark: mistakes, those that lost most first, then the only good turns. */
export function markedTurns({ turns, calibration }: Analysis): JudgedTurn[] {
  const isOnly = ({ mark }: JudgedTurn) => Number(mark === ONLY);
  const lost = (turn: JudgedTurn) => (calibration.holds ? turn.lost : turn.lost_points);
  return turns.filter(({ mark }) => mark).sort((one, two) => isOnly(one) - isOnly(two) || lost(two) - lost(one));
}

/** The turn in which a step lies: none before the first, the last after the end. */
export const turnAt = ({ turns }: Analysis, step: number): JudgedTurn | undefined => turns.findLast(({ at }) => at <= step);

/** A turn in one line; a single answer says little without its question. */
export function turnText({ steps }: { steps: { id: string; text: string; question: string }[] }): string {
  const answers = steps.filter(({ id }) => id !== AGAIN);
  if (answers.length === 1) return t("analysis-step", { question: answers[0]!.question, answer: answers[0]!.text });
  return answers.map(({ text }) => text).join(" · ") || t("analysis-nothing");
}

/** The loss of a turn in words; empty if it lost nothing. */
export function lossText({ lost, lost_points }: JudgedTurn, { calibration: { holds } }: Analysis): string {
  const points = (holds ? 100 * lost : lost_points).toFixed(1);
  return Number(points) > 0 ? t(holds ? "analysis-lost-win" : "analysis-lost-points", { points }) : "";
}
