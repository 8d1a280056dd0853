/** A table in the page: what the server has told, the choice that is being made, and the line to the server. */

import { fill } from "../board";
import { api, ApiError, errorText, freshKey } from "../lib/api";
import { listenTo } from "../lib/live";
import { settings } from "../lib/settings";
import { t } from "../lib/texts";
import { tell } from "../lib/toast";
import type { ChoiceRequest, LessonRequest, LogLine, Message, Option, Question, Seat, Table, Receipt } from "../lib/types";
import { draftOf, keepDraft } from "./draft";

const TRIES = 3;
const PATIENCE = 1200;
const AGAIN = 5000;

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
  /** The option that a lesson points out; it is the current one where no other is. */
  pointed: string | null = null;
  /** What a lesson says of a choice that leaves its example. */
  advice = $state("");
  /** The messages of the chat that came while the page was open. */
  heard = $state.raw<Message[]>([]);

  /** A choice that did not reach the server: it goes out again, with its key, as soon as the line is back. */
  kept = $state.raw<ChoiceRequest | null>(null);

  /** Called when the table was shown anew. */
  private heardOf: () => void = () => undefined;
  private attempt: ChoiceRequest = { seq: -1, option: "", key: "" };
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  readonly question: Question | null = $derived.by(() => this.table?.board.question ?? null);
  readonly mine: boolean = $derived.by(() => !!this.table?.your_turn && !!this.question?.options.length);
  readonly options: Option[] = $derived.by(() => (this.mine ? this.question!.options : []));
  readonly asked: Seat | undefined = $derived.by(() => this.table?.seats.find((seat) => seat.faction === this.question?.actor));

  // Hearing

  private here: string[] | null = null;

  /** Load the table, then follow it; call the answer to stop. */
  follow(): () => void {
    void this.load();
    const line = listenTo(`/live/${this.id}`, (message) => this.hear(message), (up) => this.lineIs(up));
    const wake = () => document.hidden || this.up || void this.load();
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      clearTimeout(this.later);
      line.close();
    };
  }

  private lineIs(up: boolean): void {
    this.up = up;
    if (up) void this.resend();
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
    this.here = online;
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
    if (this.table && told.steps < this.table.steps) this.tellTakenBack(told);
    this.log = [...this.log.slice(0, told.log_from), ...told.log];
    this.table = told;
    if (whole && this.here) this.meet(this.here); // who is here was told by the line, which is newer than an answer
    if (fresh) this.begin(told);
    this.heardOf();
  }

  /** The one who is asked now has taken back; one's own hand needs no telling. */
  private tellTakenBack({ board: { question }, seats }: Table): void {
    const mine = seats.some((seat) => seat.you && seat.faction === question?.actor);
    if (question && !mine) tell(t("taken-back", { faction: question.actor_name }));
  }

  private begin(told: Table): void {
    this.current = this.pointed = null;
    this.advice = "";
    this.pending = draftOf(this.id, told.seq, this.options);
  }

  // Choosing

  /** Choose an option; one that cannot be taken back asks first. Choosing it again confirms it. */
  pick(id: string): void {
    const option = this.options.find((each) => each.id === id);
    if (!option || this.sending) return;
    this.current = id;
    this.kept = null;
    if (option.ends && settings.confirm && !this.table!.lesson && this.pending !== id) this.waitFor(id);
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
    const faction = this.question?.actor ?? null;
    if (this.attempt.seq !== seq || this.attempt.option !== option) this.attempt = { seq, option, key: freshKey(), faction };
    const choice = this.attempt;
    await this.send(() => api.choose(this.id, choice), choice);
  }

  /** Send the choice that was kept; whether it was taken the first time, the server knows by its key. */
  private async resend(): Promise<void> {
    const choice = this.kept;
    if (choice && !this.sending) await this.send(() => api.choose(this.id, choice), choice, 1);
  }

  /** Forget the choice that was kept. */
  drop(): void {
    this.kept = null;
  }

  private keep(choice: ChoiceRequest): void {
    this.kept = choice;
    this.pending = null;
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.resend(), AGAIN); // the line may look up all the while
  }

  async undo(): Promise<void> {
    if (!this.table?.can_undo || this.sending) return;
    const wish = { seq: this.table.seq, key: freshKey() };
    await this.send(() => api.undo(this.id, wish));
  }

  point(option: string | null): void {
    this.current = this.pointed = option;
  }

  /** What a learner asks for: to be shown the move, to go back a move, to begin anew. */
  async guide(deed: LessonRequest["deed"]): Promise<void> {
    if (this.sending) return;
    const wish = { seq: this.table!.seq, key: freshKey(), deed };
    await this.send(() => api.guide(this.id, wish));
  }

  async sit(faction: string): Promise<void> {
    await this.send(async () => {
      const table = await api.sit(this.id, faction);
      this.show(table);
      return { table: this.id, seq: table.seq, steps: table.steps };
    });
  }

  private async send(request: () => Promise<Receipt>, choice: ChoiceRequest | null = null, tries = TRIES): Promise<void> {
    this.sending = true;
    try {
      const taken = await patiently(request, tries);
      await this.catchUp(taken.seq);
      keepDraft(this.id, 0, null);
      this.kept = null;
    } catch (error) {
      if (choice && isPassing(error)) this.keep(choice);
      else await this.refused(error);
    } finally {
      this.sending = false;
    }
  }

  /** Wait until the line tells how the table stands after a request, or ask where it is silent. */
  private async catchUp(seq: number): Promise<void> {
    const isShown = () => !!this.table && this.table.seq >= seq;
    if (this.up && !isShown()) {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, PATIENCE);
        this.heardOf = () => {
          if (!isShown()) return;
          clearTimeout(late);
          resolve();
        };
      });
      this.heardOf = () => undefined;
    }
    if (!isShown()) await this.load();
  }

  private async refused(error: unknown): Promise<void> {
    const late = this.kept !== null;
    this.kept = null;
    const stale = error instanceof ApiError && error.status === 409;
    if (stale || (error instanceof ApiError && error.status === 400)) await this.load();
    if (error instanceof ApiError && error.extra.lesson) this.advice = error.message;
    else tell(stale ? t(late ? "choice-not-taken" : "table-stale") : errorText(error), !stale);
  }
}

/** Ask again where the server was not reached: the key of the request keeps it from counting twice. */
async function patiently<T>(request: () => Promise<T>, tries: number): Promise<T> {
  for (let again = 1; ; again++) {
    try {
      return await request();
    } catch (error) {
      if (!isPassing(error) || again === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE * again));
    }
  }
}

/** The server was not reached, or is just not there. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}
