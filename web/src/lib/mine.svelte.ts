// My tables, as they change, wherever on the page I am.
import { api } from "./api";
import { listenTo } from "./live";
import { chime, desktop, markWindow } from "./notify";
import { go } from "./router";
import { t } from "./texts";
import type { TableLine } from "./types";

class Mine {
  lines = $state.raw<TableLine[] | null>(null);
  up = $state(true);
}
export const mine = new Mine();

/** The tables that wait for me, the most urgent first. */
export function waiting(lines: TableLine[] | null): TableLine[] {
  const asked = (lines ?? []).filter((line) => line.your_turn && !line.result);
  return asked.sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.updated - b.updated);
}

/** Which tables have become mine to move. */
export function newlyMine(before: TableLine[] | null, after: TableLine[]): TableLine[] {
  if (!before) return [];
  const had = new Set(waiting(before).map((line) => line.id));
  return waiting(after).filter((line) => !had.has(line.id));
}

/** Same-screen tables are mine all the time: no news in that. */
function isNews(line: TableLine): boolean {
  return line.seats.some((seat) => !seat.you);
}

/** The server tells all lines, or those that have changed. */
function merge(known: TableLine[] | null, told: TableLine[]): TableLine[] {
  const fresh = new Map(told.map((line) => [line.id, line]));
  const kept = (known ?? []).filter((line) => !fresh.has(line.id));
  return [...told, ...kept].sort((a, b) => b.updated - a.updated);
}

export function hear(told: TableLine[]): void {
  const lines = merge(mine.lines, told);
  const news = newlyMine(mine.lines, lines).filter(isNews);
  mine.lines = lines;
  markWindow(waiting(lines).length);
  if (news.length) chime();
  for (const line of news) desktop(t("turn-yours"), line.name || line.title_name, `/table/${line.id}`, go);
}

export async function refresh(): Promise<void> {
  hear(await api.tables("mine"));
}

export function follow(): () => void {
  mine.lines = null;
  const heard = (message: { type: string; lines?: TableLine[] }) => message.type === "lines" && hear(message.lines ?? []);
  const line = listenTo("/live/me", heard, (up) => (mine.up = up));
  return () => line.close();
}
