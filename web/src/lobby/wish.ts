// What somebody wants to play, and the table that this asks the server for.
import type { BotLine, ClockKind, Faction, Json, NewTable, Position, SeatWish, Timeout, TitlePage } from "../lib/types";

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
  public: boolean;
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
  public: true,
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

/** Who sits where: I on one side, the opponent on all others. */
export function seats(factions: Faction[], wish: Pick<Wish, "side" | "opponent" | "bot">, either = Math.random): Record<string, SeatWish> {
  const mine = factions.some((faction) => faction.id === wish.side) ? wish.side : factions[Math.floor(either() * factions.length)]!.id;
  const other: SeatWish = wish.opponent === "bot" ? { who: "bot", bot: wish.bot } : { who: wish.opponent };
  return Object.fromEntries(factions.map(({ id }) => [id, id === mine ? { who: "me" } : other]));
}

/** The bot that was wished for; where there is none of that name, the strongest, which comes last. */
export function botFor(bots: BotLine[], wished: string): string {
  return (bots.find((bot) => bot.id === wished) ?? bots.at(-1))?.id ?? "";
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

export function newTable(page: TitlePage, wish: Wish, more: More = {}): NewTable {
  const bot = botFor(page.bots, wish.bot);
  const { clock, minutes, increment, days, bank, timeout } = wish;
  return {
    title: page.id,
    seats: seats(page.factions, { ...wish, bot }),
    options: changed(page, more.options ?? {}),
    clock: wish.opponent === "me" ? { kind: "none" } : { kind: clock, minutes, increment, days, bank, timeout },
    name: more.name?.trim() ?? "",
    position: more.position ?? null,
    public: wish.public && wish.opponent !== "me", // nobody watches over a shoulder
  };
}
