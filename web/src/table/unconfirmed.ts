/** The choice that waits for its confirmation; it outlives a reload of the page as long as the question is the same. */

import type { Option } from "../lib/types";

const name = (table: string) => `smallwars.draft.${table}`;

export function keepUnconfirmed(table: string, seq: number, option: string | null): void {
  try {
    if (option === null) sessionStorage.removeItem(name(table));
    else sessionStorage.setItem(name(table), JSON.stringify({ seq, option }));
  } catch {
    // A browser without storage forgets the choice.
  }
}

export function unconfirmedOption(table: string, seq: number, options: Option[]): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name(table)) ?? "{}");
    return stored.seq === seq && options.some(({ id }) => id === stored.option) ? stored.option : null;
  } catch {
    return null;
  }
}
