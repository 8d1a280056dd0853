/** Two players at one screen, and something that one must not see: the screen is covered while it changes hands. */

import { api } from "../lib/api";
import type { Table } from "../lib/types";

const name = (table: string) => `smallwars.seat.${table}`;

/** Who must take the screen before anything is shown; null: it is in the right hands. `hides`: the title has hands. */
export function nextAt(table: Table, hides: boolean, seated: string | null): string | null {
  const actor = table.board.question?.actor ?? null;
  if (!hides || !isShared(table) || !table.seats.some((seat) => seat.you && seat.faction === actor)) return null;
  return seated === actor ? null : actor;
}

/** Whether one screen serves several seats. */
export function isShared(table: Table): boolean {
  return table.seats.filter((seat) => seat.you).length > 1;
}

export function seatedAt(table: string): string | null {
  return sessionStorage.getItem(name(table));
}

export function sitDown(table: string, faction: string): void {
  sessionStorage.setItem(name(table), faction);
}

const asked = (title: string) => `smallwars.hides.${title}`;

/** Whether a title has hands; remembered, for the next table need not wait for it. */
export async function hidesHands(title: string): Promise<boolean> {
  const known = localStorage.getItem(asked(title));
  if (known) return known === "yes";
  const { hides } = await api.title(title);
  localStorage.setItem(asked(title), hides ? "yes" : "no");
  return hides;
}
