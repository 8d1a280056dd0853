// The places of bots' reasons in the log: each under the first line of the bot's own choice.
import type { LogLine, ReasonOut } from "../lib/types";

export interface Reason extends ReasonOut {
  step: number;
}

/** Group reasons by the index of the line under which each stands; -1 is above all lines. */
export function placeReasons(lines: LogLine[], reasons: Record<string, ReasonOut>): Map<number, Reason[]> {
  const byLine = new Map<number, Reason[]>();
  const steps = Object.keys(reasons).map(Number).sort((a, b) => a - b);
  let first = 0;
  for (const step of steps) {
    while (first < lines.length && lines[first]!.step < step) first++;
    const reason = { step, ...reasons[step]! };
    const at = lineFor(lines, first, reason);
    byLine.set(at, [...(byLine.get(at) ?? []), reason]);
  }
  return byLine;
}

/** The index of the line under which a reason stands; `first`: the first line of its step or later. */
function lineFor(lines: LogLine[], first: number, { step, faction }: Reason): number {
  const [line, next] = [lines[first], lines[first + 1]];
  if (!line) return lines.length - 1;
  if (line.step > step) return line.style !== "heading" && line.faction === faction ? first : first - 1;
  if (line.style !== "heading") return first;
  // A heading that the choice itself wrote has its rule; any other opens the next phase.
  if (!line.refs.some((ref) => ref.kind === "rule")) return first - 1;
  return next?.step === step && next.style !== "heading" ? first + 1 : first;
}
