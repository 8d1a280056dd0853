/** A choice that was not confirmed yet outlives a reload of the page, as long as the question is the same. */

import type { Option } from "../lib/types";

const name = (table: string) => `smallwars.draft.${table}`;

export function keepDraft(table: string, seq: number, option: string | null): void {
  try {
    if (option === null) sessionStorage.removeItem(name(table));
    else sessionStorage.setItem(name(table), JSON.stringify({ seq, option }));
  } catch {
    // A browser that keeps nothing keeps no drafts.
  }
}

export function draftOf(table: string, seq: number, options: Option[]): string | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(name(table)) ?? "{}");
    return draft.seq === seq && options.some(({ id }) => id === draft.option) ? draft.option : null;
  } catch {
    return null;
  }
}
