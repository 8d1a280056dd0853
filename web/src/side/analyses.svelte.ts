/** Analyses, for as long as the page lives: who comes back to one finds it, made or being made. */

import { api, errorText } from "../lib/api";
import type { Analysis } from "../lib/types";

const AGAIN = 1500;

export class Asked {
  found = $state.raw<Analysis | null>(null);
  busy = $state(false);
  trouble = $state("");

  constructor(private table: string) {}

  /** Ask until it is made. */
  async ask(): Promise<void> {
    [this.busy, this.trouble] = [true, ""];
    try {
      const answer = await api.analysis(this.table);
      if ("turns" in answer) [this.found, this.busy] = [answer, false];
      else setTimeout(() => void this.ask(), AGAIN);
    } catch (error) {
      [this.busy, this.trouble] = [false, errorText(error)];
    }
  }
}

const all = new Map<string, Asked>();

/** That of a table; another language is another page. */
export function analysisOf(table: string): Asked {
  const asked = all.get(table) ?? new Asked(table);
  all.set(table, asked);
  return asked;
}
