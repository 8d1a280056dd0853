/** The handover of a screen between two players, one of whom holds what the other must not see. */

import { api } from "../lib/api";
import type { Table } from "../lib/types";

const seatKey = (table: string) => `smallwars.seat.${table}`;

/** The faction whose player must take the screen before anything is shown; null where nobody must. `hides`: whether the title has hands. */
export function factionToSeat(table: Table, hides: boolean, seated: string | null): string | null {
  const actor = table.board.question?.actor ?? null;
  if (!hides || !isShared(table) || !table.seats.some((seat) => seat.you && seat.faction === actor)) return null;
  return seated === actor ? null : actor;
}

/** Whether one screen serves several seats. */
export function isShared(table: Table): boolean {
  return table.seats.filter((seat) => seat.you).length > 1;
}

export function seatedFaction(table: string): string | null {
  return sessionStorage.getItem(seatKey(table));
}

export function seatFaction(table: string, faction: string): void {
  sessionStorage.setItem(seatKey(table), faction);
}

const hidesKey = (title: string) => `smallwars.hides.${title}`;

/** Whether a title has hands; the answer is remembered, so that the next table need not wait for it. */
export async function hidesHands(title: string): Promise<boolean> {
  const stored = localStorage.getItem(hidesKey(title));
  if (stored) return stored === "yes";
  const { hides } = await api.title(title);
  localStorage.setItem(hidesKey(title), hides ? "yes" : "no");
  return hides;
}
