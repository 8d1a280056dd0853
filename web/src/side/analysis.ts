// An analysis as the page shows it: the graph, the turns that are worth a look, the balance.
import type { Analysis, Judged } from "../lib/types";

/** The chance of the side that the graph is about, before each turn after the set-up, with its band. */
export interface Point {
  step: number;
  win: number;
  low: number;
  high: number;
}

export function graph({ turns, side, balance }: Analysis): Point[] {
  const points = turns.filter(({ own, settled }) => own && settled).map((turn) => {
    const { win, low, high } = turn.best[0]!;
    return turn.faction === side ? { step: turn.at, win, low, high } : { step: turn.at, win: 1 - win, low: 1 - high, high: 1 - low };
  });
  const end = balance.find(({ faction }) => faction === side)!.end;
  return points.length ? [...points, { step: turns.at(-1)!.to, win: end, low: end, high: end }] : [];
}

/** A line through the points, and the band around it, in a box of 100 by 100. */
export function drawn(points: Point[]): { line: string; band: string } {
  const x = (index: number) => (points.length > 1 ? (100 * index) / (points.length - 1) : 0).toFixed(2);
  const at = (index: number, share: number) => `${x(index)},${(100 * (1 - share)).toFixed(2)}`;
  const above = points.map((point, index) => at(index, point.high));
  const below = points.map((point, index) => at(index, point.low)).reverse();
  return { line: points.map((point, index) => at(index, point.win)).join(" "), band: [...above, ...below].join(" ") };
}

/** Where on the graph a step lies, from 0 to 100; nowhere before the first point. */
export function placed(points: Point[], step: number): number | undefined {
  const index = points.findLastIndex((point) => point.step <= step);
  return index < 0 ? undefined : (100 * index) / Math.max(1, points.length - 1);
}

/** Turns with a mark, those that lost most first. */
export const marked = ({ turns }: Analysis): Judged[] => turns.filter(({ mark }) => mark).sort((one, two) => two.lost_points - one.lost_points);

/** The turn in which a step lies. */
export const turnAt = ({ turns }: Analysis, step: number): Judged | undefined => turns.find(({ at, to }) => at <= step && step < to) ?? turns.at(-1);

/** A turn in one line. */
export const told = (line: { steps: { text: string }[] }): string => line.steps.map(({ text }) => text).join(" · ");
