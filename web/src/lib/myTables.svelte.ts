// My tables, kept up to date on every page.
import { api } from "./api";
import { connect } from "./socket";
import { chime, notifyDesktop, setWindowCount } from "./notify";
import { go } from "./router";
import { t } from "./texts";
import type { TableLine } from "./types";

class MyTables {
  lines = $state.raw<TableLine[] | null>(null);
  isConnected = $state(true);
}
export const myTables = new MyTables();

/** The tables at which I am to move, the most urgent first. */
export function tablesToMove(lines: TableLine[] | null): TableLine[] {
  const toMove = (lines ?? []).filter((line) => line.your_turn && !line.result);
  return toMove.sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.updated - b.updated);
}

/** The tables at which it has become my turn. */
export function newTurns(before: TableLine[] | null, after: TableLine[]): TableLine[] {
  if (!before) return [];
  const known = new Set(tablesToMove(before).map((line) => line.id));
  return tablesToMove(after).filter((line) => !known.has(line.id));
}

/** Whether a turn at a table is news: at a table where I play all sides it always is my turn. */
function isNews(line: TableLine): boolean {
  return line.seats.some((seat) => !seat.you);
}

/** Put the lines that have changed in place of the old ones, the latest first. */
function mergeLines(known: TableLine[] | null, changed: TableLine[]): TableLine[] {
  const byId = new Map(changed.map((line) => [line.id, line]));
  const unchanged = (known ?? []).filter((line) => !byId.has(line.id));
  return [...changed, ...unchanged].sort((a, b) => b.updated - a.updated);
}

export function takeLines(changed: TableLine[]): void {
  const lines = mergeLines(myTables.lines, changed);
  const news = newTurns(myTables.lines, lines).filter(isNews);
  myTables.lines = lines;
  setWindowCount(tablesToMove(lines).length);
  if (news.length) chime();
  for (const line of news) notifyDesktop(t("turn-yours"), line.name || line.title_name, `/table/${line.id}`, go);
}

export async function refreshMyTables(): Promise<void> {
  takeLines(await api.tables("mine"));
}

export function followMyTables(): () => void {
  myTables.lines = null;
  const onmessage = (message: { type: string; lines?: TableLine[] }) => message.type === "lines" && takeLines(message.lines ?? []);
  const line = connect("/live/me", onmessage, (isConnected) => (myTables.isConnected = isConnected));
  return () => line.close();
}
