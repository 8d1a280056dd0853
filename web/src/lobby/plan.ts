// The plan for a new table, and the request that opens it.
import type { BotLine, ClockKind, ClockRequest, Faction, Json, TableRequest, Position, SeatRequest, Table, Timeout, TitlePage } from "../lib/types";

export type OpponentKind = "bot" | "me" | "link" | "open";

export interface TablePlan {
  title: string;
  /** The faction that I play; "" stands for either. */
  side: string;
  opponent: OpponentKind;
  bot: string;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  bank: number;
  timeout: Timeout;
  /** Whether tables with a kind of opponent stand in the lobby; kinds without a choice are missing. */
  listed: Partial<Record<OpponentKind, boolean>>;
}

export const DEFAULTS: TablePlan = {
  title: "",
  side: "",
  opponent: "bot",
  bot: "",
  clock: "none",
  minutes: 45,
  increment: 10,
  days: 3,
  bank: 0,
  timeout: "lose",
  listed: {},
};

const KEY = "smallwars.start";

/** The plan of last time, as this browser remembers it. */
export function lastPlan(): TablePlan {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export function keepPlan(plan: TablePlan): void {
  localStorage.setItem(KEY, JSON.stringify(plan));
}

/** Whether a table stands in the lobby: one with an open seat does, games among friends or with bots do not, unless that was chosen. */
export function isListed({ opponent, listed }: Pick<TablePlan, "opponent" | "listed">): boolean {
  return opponent !== "me" && (listed[opponent] ?? opponent === "open");
}

/** The seats of a new table: I on one side, the opponent on all others. */
export function seatRequests(factions: Faction[], plan: Pick<TablePlan, "side" | "opponent" | "bot">, either = Math.random): Record<string, SeatRequest> {
  const ownSide = factions.some((faction) => faction.id === plan.side) ? plan.side : factions[Math.floor(either() * factions.length)]!.id;
  const otherSeat: SeatRequest = plan.opponent === "bot" ? { who: "bot", bot: plan.bot } : { who: plan.opponent };
  return Object.fromEntries(factions.map(({ id }) => [id, id === ownSide ? { who: "me" } : otherSeat]));
}

const FIRST_BOT = "regular"; // for people who have not chosen yet
const ENGINE = "engine"; // somebody's own bot, which comes last

/** The bot of that name; where there is none, a middling one, or else the strongest of ours. */
export function botFor(bots: BotLine[], name: string): string {
  const botNamed = (id: string) => bots.find((bot) => bot.id === id);
  return (botNamed(name) ?? botNamed(FIRST_BOT) ?? bots.findLast(({ id }) => id !== ENGINE) ?? bots.at(-1))?.id ?? "";
}

/** The options that differ from their defaults. */
export function changedOptions(page: TitlePage, options: Record<string, Json>): Record<string, Json> {
  const usual = new Map(page.options.map((option) => [option.name, option.default]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => usual.has(name) && usual.get(name) !== value));
}

interface PlanExtras {
  name?: string;
  options?: Record<string, Json>;
  position?: Position | null;
}

export function tableRequest(page: TitlePage, plan: TablePlan, extras: PlanExtras = {}): TableRequest {
  const bot = botFor(page.bots, plan.bot);
  const { clock, minutes, increment, days, bank, timeout } = plan;
  return {
    title: page.id,
    seats: seatRequests(page.factions, { ...plan, bot }),
    options: changedOptions(page, extras.options ?? {}),
    clock: plan.opponent === "me" ? { kind: "none" } : { kind: clock, minutes, increment, days, bank, timeout },
    name: extras.name?.trim() ?? "",
    position: extras.position ?? null,
    public: isListed(plan),
  };
}

// Rematches

const CLOCKS = "smallwars.clocks";
const MAX_CLOCKS = 30;

function clocks(): [string, ClockRequest][] {
  try {
    return JSON.parse(localStorage.getItem(CLOCKS) ?? "[]");
  } catch {
    return [];
  }
}

/** Remember the clock that a table was opened with, which a running clock no longer shows. */
export function keepClock(table: string, clock: ClockRequest | undefined): void {
  if (clock && clock.kind !== "none") localStorage.setItem(CLOCKS, JSON.stringify([...clocks(), [table, clock]].slice(-MAX_CLOCKS)));
}

/** The clock for a rematch: as the table was opened with, or with one's own last times where somebody else opened it. */
export function sameClock({ id, clock }: Pick<Table, "id" | "clock">): ClockRequest {
  if (!clock || clock.kind === "none") return { kind: "none" };
  const { kind, timeout, increment } = clock;
  const { minutes, days, bank } = lastPlan();
  return clocks().find(([table]) => table === id)?.[1] ?? { kind, timeout, increment, minutes, days, bank };
}

/** The request for a rematch: my seats, the bots', and a link for everybody else. `swapped`: each plays the other side. */
export function rematch(table: Pick<Table, "id" | "title" | "name" | "options" | "seats" | "clock">, swapped: boolean): TableRequest {
  const requests = table.seats.map((seat): SeatRequest => (seat.you ? { who: "me" } : seat.kind === "bot" ? { who: "bot", bot: seat.bot } : { who: "link" }));
  if (swapped) requests.push(requests.shift()!);
  const seats = Object.fromEntries(table.seats.map((seat, index) => [seat.faction, requests[index]!]));
  return { title: table.title, seats, options: table.options as Record<string, Json>, clock: sameClock(table), name: table.name, position: null, public: false };
}
