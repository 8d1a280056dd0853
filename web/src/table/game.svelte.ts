/** A table in the page: what the server has told, the choice that is being made, and the line to the server. */

import { fill } from "../board";
import { api, ApiError, errorText, freshKey } from "../lib/api";
import { listenTo } from "../lib/live";
import { settings } from "../lib/settings";
import { t } from "../lib/texts";
import { tell } from "../lib/toast";
import type { LogLine, Message, Option, Question, Seat, Table } from "../lib/types";
import { draftOf, keepDraft } from "./draft";

const TRIES = 3;
const PATIENCE = 1200;

export class Game {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Why there is no table to show. */
  failed = $state("");
  /** The line to the server stands. */
  up = $state(true);
  sending = $state(false);
  /** The option that waits for its confirmation. */
  pending = $state<string | null>(null);
  /** The option under the cursor. */
  current = $state<string | null>(null);
  /** The messages of the chat that came while the page was open. */
  heard = $state.raw<Message[]>([]);

  private attempt = { seq: -1, option: "", key: "" };

  constructor(readonly id: string) {}

  readonly question: Question | null = $derived.by(() => this.table?.board.question ?? null);
  readonly mine: boolean = $derived.by(() => !!this.table?.your_turn && !!this.question?.options.length);
  readonly options: Option[] = $derived.by(() => (this.mine ? this.question!.options : []));
  readonly asked: Seat | undefined = $derived.by(() => this.table?.seats.find((seat) => seat.faction === this.question?.actor));

  // Hearing

  /** Load the table, then follow it; call the answer to stop. */
  follow(): () => void {
    void this.load();
    const line = listenTo(`/live/${this.id}`, (message) => this.hear(message), (up) => (this.up = up));
    const wake = () => document.hidden || this.up || void this.load();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      line.close();
    };
  }

  async load(): Promise<void> {
    try {
      this.show(await api.table(this.id), true);
      this.failed = "";
    } catch (error) {
      if (!this.table) this.failed = errorText(error);
    }
  }

  private hear(message: { type: string; table?: Table; message?: Message; online?: string[] }): void {
    if (message.table) this.show(message.table);
    if (message.message) this.heard = [...this.heard, message.message];
    if (message.online) this.meet(message.online);
  }

  private meet(online: string[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.faction) }));
    this.table = { ...this.table, seats };
  }

  /** Show what the server has told, unless it is older than what we know. */
  show(told: Table, whole = false): void {
    if (this.table && told.seq < this.table.seq) return;
    if (!fill(told.board.scene) || told.log_from > this.log.length) {
      if (!whole) void this.load();
      return;
    }
    const fresh = told.seq !== this.table?.seq;
    this.log = [...this.log.slice(0, told.log_from), ...told.log];
    this.table = told;
    if (fresh) this.begin(told);
  }

  private begin(told: Table): void {
    this.current = null;
    this.pending = draftOf(this.id, told.seq, this.options);
  }

  // Choosing

  /** Choose an option; one that cannot be taken back asks first. Choosing it again confirms it. */
  pick(id: string): void {
    const option = this.options.find((each) => each.id === id);
    if (!option || this.sending) return;
    this.current = id;
    if (option.ends && settings.confirm && this.pending !== id) this.waitFor(id);
    else void this.choose(id);
  }

  confirm(): void {
    if (this.pending) this.pick(this.pending);
  }

  /** Leave the confirmation. */
  back(): void {
    this.waitFor(null);
  }

  private waitFor(id: string | null): void {
    this.pending = id;
    keepDraft(this.id, this.table?.seq ?? 0, id);
  }

  private async choose(option: string): Promise<void> {
    const { seq } = this.table!;
    // The same choice again is the same request again: it counts once.
    if (this.attempt.seq !== seq || this.attempt.option !== option) this.attempt = { seq, option, key: freshKey() };
    const { key } = this.attempt;
    const faction = this.question?.actor ?? null;
    await this.send(() => api.choose(this.id, { seq, option, key, faction }));
  }

  async undo(): Promise<void> {
    if (!this.table?.can_undo || this.sending) return;
    const wish = { seq: this.table.seq, key: freshKey() };
    await this.send(() => api.undo(this.id, wish));
  }

  async sit(faction: string): Promise<void> {
    await this.send(() => api.sit(this.id, faction));
  }

  private async send(request: () => Promise<Table>): Promise<void> {
    this.sending = true;
    try {
      this.show(await patiently(request));
      keepDraft(this.id, 0, null);
    } catch (error) {
      await this.refused(error);
    } finally {
      this.sending = false;
    }
  }

  private async refused(error: unknown): Promise<void> {
    const stale = error instanceof ApiError && error.status === 409;
    if (stale || (error instanceof ApiError && error.status === 400)) await this.load();
    tell(stale ? t("table-stale") : errorText(error), !stale);
  }
}

/** Ask again where the server was not reached: the key of the request keeps it from counting twice. */
async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (let again = 1; ; again++) {
    try {
      return await request();
    } catch (error) {
      const passing = error instanceof ApiError && (error.status === 0 || error.status >= 502);
      if (!passing || again === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE * again));
    }
  }
}
