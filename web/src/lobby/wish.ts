// What somebody wants to play, and the table that this asks the server for.
import type { BotLine, ClockKind, ClockRequest, Faction, Json, TableRequest, Position, SeatRequest, Table, Timeout, TitlePage } from "../lib/types";

export type OpponentKind = "bot" | "me" | "link" | "open";

export interface Wish {
  title: string;
  /** A faction, or "" for either. */
  side: string;
  opponent: OpponentKind;
  bot: string;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  bank: number;
  timeout: Timeout;
  /** Whether tables with such opponents stand in the lobby, where that was chosen. */
  listed: Partial<Record<OpponentKind, boolean>>;
}

export const USUAL: Wish = {
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

/** The wish of last time. */
export function lastWish(): Wish {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export function keepWish(wish: Wish): void {
  localStorage.setItem(KEY, JSON.stringify(wish));
}

/** Open seats stand in the lobby, games among friends or with bots do not; nobody watches over a shoulder. */
export function isListed({ opponent, listed }: Pick<Wish, "opponent" | "listed">): boolean {
  return opponent !== "me" && (listed[opponent] ?? opponent === "open");
}

/** Who sits where: I on one side, the opponent on all others. */
export function seats(factions: Faction[], wish: Pick<Wish, "side" | "opponent" | "bot">, either = Math.random): Record<string, SeatRequest> {
  const mine = factions.some((faction) => faction.id === wish.side) ? wish.side : factions[Math.floor(either() * factions.length)]!.id;
  const other: SeatRequest = wish.opponent === "bot" ? { who: "bot", bot: wish.bot } : { who: wish.opponent };
  return Object.fromEntries(factions.map(({ id }) => [id, id === mine ? { who: "me" } : other]));
}

const FIRST = "regular"; // for who has not chosen yet
const ENGINE = "engine"; // somebody's own bot, which comes last

/** The bot that was wished for; where there is none of that name, a middling one, or else the strongest of ours. */
export function botFor(bots: BotLine[], wished: string): string {
  const named = (id: string) => bots.find((bot) => bot.id === id);
  return (named(wished) ?? named(FIRST) ?? bots.findLast(({ id }) => id !== ENGINE) ?? bots.at(-1))?.id ?? "";
}

/** Options that are not as usual. */
export function changed(page: TitlePage, options: Record<string, Json>): Record<string, Json> {
  const usual = new Map(page.options.map((option) => [option.name, option.default]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => usual.has(name) && usual.get(name) !== value));
}

interface More {
  name?: string;
  options?: Record<string, Json>;
  position?: Position | null;
}

export function newTable(page: TitlePage, wish: Wish, more: More = {}): TableRequest {
  const bot = botFor(page.bots, wish.bot);
  const { clock, minutes, increment, days, bank, timeout } = wish;
  return {
    title: page.id,
    seats: seats(page.factions, { ...wish, bot }),
    options: changed(page, more.options ?? {}),
    clock: wish.opponent === "me" ? { kind: "none" } : { kind: clock, minutes, increment, days, bank, timeout },
    name: more.name?.trim() ?? "",
    position: more.position ?? null,
    public: isListed(wish),
  };
}

// Once more

const CLOCKS = "smallwars.clocks";
const KEPT = 30;

function clocks(): [string, ClockRequest][] {
  try {
    return JSON.parse(localStorage.getItem(CLOCKS) ?? "[]");
  } catch {
    return [];
  }
}

/** The clock that a table was opened with: a running one no longer tells. */
export function keepClock(table: string, clock: ClockRequest | undefined): void {
  if (clock && clock.kind !== "none") localStorage.setItem(CLOCKS, JSON.stringify([...clocks(), [table, clock]].slice(-KEPT)));
}

/** The same clock again; where another opened the table, with the times that one last wished for. */
export function sameClock({ id, clock }: Pick<Table, "id" | "clock">): ClockRequest {
  if (!clock || clock.kind === "none") return { kind: "none" };
  const { kind, timeout, increment } = clock;
  const { minutes, days, bank } = lastWish();
  return clocks().find(([table]) => table === id)?.[1] ?? { kind, timeout, increment, minutes, days, bank };
}

/** The same game once more: my seats, the bots', and a link for everybody else. `swapped`: each plays the other side. */
export function rematch(table: Pick<Table, "id" | "title" | "name" | "options" | "seats" | "clock">, swapped: boolean): TableRequest {
  const wishes = table.seats.map((seat): SeatRequest => (seat.you ? { who: "me" } : seat.kind === "bot" ? { who: "bot", bot: seat.bot } : { who: "link" }));
  if (swapped) wishes.push(wishes.shift()!);
  const seats = Object.fromEntries(table.seats.map((seat, index) => [seat.faction, wishes[index]!]));
  return { title: table.title, seats, options: table.options as Record<string, Json>, clock: sameClock(table), name: table.name, position: null, public: false };
}
