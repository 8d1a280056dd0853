// Where a bot's reason stands in the log: under the first line of the bot's own choice.
import type { LogLine, Seat } from "../lib/types";

export interface Reason {
  step: number;
  text: string;
  /** The side of the bot; null where nothing tells it. */
  seat: Seat | null;
}

/** The reasons, each by the index of the line under which it stands; -1: above all. */
export function placed(lines: LogLine[], reasons: Record<string, string>, seats: Seat[]): Map<number, Reason[]> {
  const found = new Map<number, Reason[]>();
  const steps = Object.keys(reasons).map(Number).sort((a, b) => a - b);
  let first = 0;
  for (const step of steps) {
    while (first < lines.length && lines[first]!.step < step) first++;
    const at = under(lines, first, step, seats);
    const reason = { step, text: reasons[step]!, seat: sideOf(lines[at], step, seats) };
    found.set(at, [...(found.get(at) ?? []), reason]);
  }
  return found;
}

/** `first`: the first line that was written at that step or later. */
function under(lines: LogLine[], first: number, step: number, seats: Seat[]): number {
  const [line, next] = [lines[first], lines[first + 1]];
  if (!line) return lines.length - 1;
  if (line.step > step) return line.style !== "heading" && isBot(seats, line.faction) ? first : first - 1;
  if (line.style !== "heading") return first;
  // A heading that the choice itself wrote has its rule; any other opens the next phase.
  if (!line.refs.some((ref) => ref.kind === "rule")) return first - 1;
  return next?.step === step && next.style !== "heading" ? first + 1 : first;
}

const isBot = (seats: Seat[], faction: string | null | undefined) => seats.some((seat) => seat.kind === "bot" && seat.faction === faction);

/** The only bot; where there are more, the side that a line of that very choice names: any other line may be another's. */
function sideOf(line: LogLine | undefined, step: number, seats: Seat[]): Seat | null {
  const bots = seats.filter((seat) => seat.kind === "bot");
  if (bots.length === 1) return bots[0]!;
  return seats.find((seat) => line?.step === step && seat.faction === line.faction) ?? null;
}
