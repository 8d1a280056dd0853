/** A table in the page: its latest state from the server, the choice that is being made, and the connection. */

import { fillLayers } from "../board";
import { api, ApiError, errorText, newKey } from "../lib/api";
import { connect } from "../lib/socket";
import { settings } from "../lib/settings";
import { t } from "../lib/texts";
import { showToast } from "../lib/toast";
import type { ChoiceRequest, LessonRequest, LogLine, Message, Option, Question, Seat, Table, Receipt } from "../lib/types";
import { unconfirmedOption, keepUnconfirmed } from "./unconfirmed";

const MAX_TRIES = 3;
const PATIENCE = 1200;
const RESEND_DELAY = 5000;

export class Game {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The error that keeps the table from being shown; empty where there is none. */
  loadError = $state("");
  /** Whether the connection to the server stands. */
  isConnected = $state(true);
  sending = $state(false);
  /** The option that waits for its confirmation. */
  pending = $state<string | null>(null);
  /** The option under the cursor. */
  current = $state<string | null>(null);
  /** The option that a lesson points out; it is the current one where no other is. */
  lessonOption: string | null = null;
  /** The answer of a lesson to a choice that leaves its example; empty where there was none. */
  advice = $state("");
  /** The messages of the chat that came while the page was open. */
  messages = $state.raw<Message[]>([]);

  /** The choice that did not reach the server: it is sent again, with its key, as soon as the connection is back. */
  unsent = $state.raw<ChoiceRequest | null>(null);

  /** The function that is called when the table is shown anew. */
  private onshow: () => void = () => undefined;
  private lastChoice: ChoiceRequest = { seq: -1, option: "", key: "" };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  readonly question: Question | null = $derived.by(() => this.table?.board.question ?? null);
  readonly isMyTurn: boolean = $derived.by(() => !!this.table?.your_turn && !!this.question?.options.length);
  readonly options: Option[] = $derived.by(() => (this.isMyTurn ? this.question!.options : []));
  readonly seatToMove: Seat | undefined = $derived.by(() => this.table?.seats.find((seat) => seat.faction === this.question?.actor));

  // News from the server

  private online: string[] | null = null;

  /** Load the table, then keep it up to date; the function that is returned stops that. */
  follow(): () => void {
    void this.load();
    const connection = connect(`/live/${this.id}`, (message) => this.takeMessage(message), (isConnected) => this.setConnected(isConnected));
    const onwake = () => document.hidden || this.isConnected || void this.load();
    document.addEventListener("visibilitychange", onwake);
    return () => {
      document.removeEventListener("visibilitychange", onwake);
      clearTimeout(this.timer);
      connection.close();
    };
  }

  private setConnected(isConnected: boolean): void {
    this.isConnected = isConnected;
    if (isConnected) void this.resend();
  }

  async load(): Promise<void> {
    try {
      this.show(await api.table(this.id), true);
      this.loadError = "";
    } catch (error) {
      if (!this.table) this.loadError = errorText(error);
    }
  }

  private takeMessage(message: { type: string; table?: Table; message?: Message; online?: string[] }): void {
    if (message.table) this.show(message.table);
    if (message.message) this.messages = [...this.messages, message.message];
    if (message.online) this.showOnline(message.online);
  }

  private showOnline(online: string[]): void {
    this.online = online;
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.faction) }));
    this.table = { ...this.table, seats };
  }

  /** Show a table from the server, unless it is older than the one that is shown. */
  show(table: Table, whole = false): void {
    if (this.table && table.seq < this.table.seq) return;
    if (!fillLayers(table.board.scene) || table.log_from > this.log.length) {
      if (!whole) void this.load();
      return;
    }
    const isNew = table.seq !== this.table?.seq;
    if (this.table && table.steps < this.table.steps) this.announceTakeback(table);
    this.log = [...this.log.slice(0, table.log_from), ...table.log];
    this.table = table;
    if (whole && this.online) this.showOnline(this.online); // the connection tells of those online, and is newer than an answer
    if (isNew) this.startQuestion(table);
    this.onshow();
  }

  /** Say that the player who is to move has taken a choice back, unless it was oneself. */
  private announceTakeback({ board: { question }, seats }: Table): void {
    const isMyTurn = seats.some((seat) => seat.you && seat.faction === question?.actor);
    if (question && !isMyTurn) showToast(t("taken-back", { faction: question.actor_name }));
  }

  private startQuestion(table: Table): void {
    this.current = this.lessonOption = null;
    this.advice = "";
    this.pending = unconfirmedOption(this.id, table.seq, this.options);
  }

  // Choosing

  /** Choose an option; one that cannot be taken back asks first. Choosing it again confirms it. */
  pick(id: string): void {
    const option = this.options.find((each) => each.id === id);
    if (!option || this.sending) return;
    this.current = id;
    this.unsent = null;
    if (option.ends && settings.confirm && !this.table!.lesson && this.pending !== id) this.setPending(id);
    else void this.choose(id);
  }

  confirm(): void {
    if (this.pending) this.pick(this.pending);
  }

  /** Leave the confirmation. */
  back(): void {
    this.setPending(null);
  }

  private setPending(id: string | null): void {
    this.pending = id;
    keepUnconfirmed(this.id, this.table?.seq ?? 0, id);
  }

  private async choose(option: string): Promise<void> {
    const { seq } = this.table!;
    // The same choice again is the same request again: it counts once.
    const faction = this.question?.actor ?? null;
    if (this.lastChoice.seq !== seq || this.lastChoice.option !== option) this.lastChoice = { seq, option, key: newKey(), faction };
    const choice = this.lastChoice;
    await this.send(() => api.choose(this.id, choice), choice);
  }

  /** Send the unsent choice again; by its key the server knows whether it was taken the first time. */
  private async resend(): Promise<void> {
    const choice = this.unsent;
    if (choice && !this.sending) await this.send(() => api.choose(this.id, choice), choice, 1);
  }

  /** Forget the unsent choice. */
  dropUnsent(): void {
    this.unsent = null;
  }

  private keepUnsent(choice: ChoiceRequest): void {
    this.unsent = choice;
    this.pending = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.resend(), RESEND_DELAY); // the connection may seem to stand all the while
  }

  async undo(): Promise<void> {
    if (!this.table?.can_undo || this.sending) return;
    const request = { seq: this.table.seq, key: newKey() };
    await this.send(() => api.undo(this.id, request));
  }

  /** Take one pick of the unfinished series back, by its place in the list; the others stay. */
  async retract(pick: number): Promise<void> {
    if (this.sending) return;
    const request = { seq: this.table!.seq, key: newKey(), pick };
    await this.send(() => api.retract(this.id, request));
  }

  point(option: string | null): void {
    this.current = this.lessonOption = option;
  }

  /** Ask for help in a lesson: show the move, go back a move, or begin anew. */
  async guide(deed: LessonRequest["deed"]): Promise<void> {
    if (this.sending) return;
    const request = { seq: this.table!.seq, key: newKey(), deed };
    await this.send(() => api.guide(this.id, request));
  }

  async sit(faction: string): Promise<void> {
    await this.send(async () => {
      const table = await api.sit(this.id, faction);
      this.show(table);
      return { table: this.id, seq: table.seq, steps: table.steps };
    });
  }

  private async send(request: () => Promise<Receipt>, choice: ChoiceRequest | null = null, tries = MAX_TRIES): Promise<void> {
    this.sending = true;
    try {
      const receipt = await withRetries(request, tries);
      await this.catchUp(receipt.seq);
      keepUnconfirmed(this.id, 0, null);
      this.unsent = null;
    } catch (error) {
      if (choice && isUnreachable(error)) this.keepUnsent(choice);
      else await this.handleRefusal(error);
    } finally {
      this.sending = false;
    }
  }

  /** Wait until the connection brings the table as it stands after a request, or load it where nothing comes. */
  private async catchUp(seq: number): Promise<void> {
    const isShown = () => !!this.table && this.table.seq >= seq;
    if (this.isConnected && !isShown()) {
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, PATIENCE);
        this.onshow = () => {
          if (!isShown()) return;
          clearTimeout(timeout);
          resolve();
        };
      });
      this.onshow = () => undefined;
    }
    if (!isShown()) await this.load();
  }

  private async handleRefusal(error: unknown): Promise<void> {
    const wasUnsent = this.unsent !== null;
    this.unsent = null;
    const stale = error instanceof ApiError && error.status === 409;
    if (stale || (error instanceof ApiError && error.status === 400)) await this.load();
    if (error instanceof ApiError && error.extra.lesson) this.advice = error.message;
    else showToast(stale ? t(wasUnsent ? "choice-not-taken" : "table-stale") : errorText(error), !stale);
  }
}

/** Send a request, and again where the server was not reached; its key keeps it from counting twice. */
async function withRetries<T>(request: () => Promise<T>, tries: number): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!isUnreachable(error) || attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE * attempt));
    }
  }
}

/** Whether an error means that the server was not reached, or is not there just now. */
function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}
