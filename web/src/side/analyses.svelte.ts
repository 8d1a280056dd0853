/** The analyses that were asked for, kept for as long as the page lives. */

import { api, errorText } from "../lib/api";
import type { Analysis } from "../lib/types";

const ASK_INTERVAL = 1500;

export class AnalysisRequest {
  analysis = $state.raw<Analysis | null>(null);
  busy = $state(false);
  trouble = $state("");

  constructor(private table: string) {}

  /** Ask the server for the analysis until it is made. */
  async ask(): Promise<void> {
    [this.busy, this.trouble] = [true, ""];
    try {
      const answer = await api.analysis(this.table);
      if ("turns" in answer) [this.analysis, this.busy] = [answer, false];
      else setTimeout(() => void this.ask(), ASK_INTERVAL);
    } catch (error) {
      [this.busy, this.trouble] = [false, errorText(error)];
    }
  }
}

const requests = new Map<string, AnalysisRequest>();

/** The analysis of a table in the language of the page. */
export function analysisOf(table: string): AnalysisRequest {
  const request = requests.get(table) ?? new AnalysisRequest(table);
  requests.set(table, request);
  return request;
}
