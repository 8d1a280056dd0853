/** The replay of a game: any step of it, step by step, or played by itself. */

import { fillLayers } from "../board";
import { api, errorText } from "../lib/api";
import { showToast } from "../lib/toast";
import type { Board } from "../lib/types";

const PLAY_INTERVAL = 1100;
const MAX_BOARDS = 120;

export class Replay {
  /** The step that is looked at; null for the game as it stands. */
  at = $state<number | null>(null);
  board = $state.raw<Board | null>(null);
  playing = $state(false);

  private steps = 0;
  private first = 0;
  private boards = new Map<number, Promise<Board>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private id: string,
    /** Called at every change of step, for the address of the page. */
    private onstep: (at: number | null) => void = () => undefined,
  ) {}

  /** Set the number of steps of the game, and the step of its first choice; boards of steps that were taken back are forgotten. */
  setLength(steps: number, first = 0): void {
    this.first = first;
    const unchanged = Math.min(steps, this.steps);
    for (const step of this.boards.keys()) if (step >= unchanged) this.boards.delete(step);
    this.steps = steps;
    if (this.at !== null && this.at > steps) void this.go(steps);
  }

  async go(step: number): Promise<void> {
    const at = Math.max(0, Math.min(step, this.steps));
    this.at = at;
    this.onstep(at);
    try {
      const board = await this.fetch(at);
      if (this.at !== at) return;
      this.board = board;
      if (at < this.steps) void this.fetch(at + 1).catch(() => undefined);
    } catch (error) {
      this.pause();
      showToast(errorText(error), true);
    }
  }

  /** Go so many steps on or back; from the game as it stands only back. */
  stepBy(count: number): void {
    this.pause();
    if (this.at === null && count > 0) return;
    const from = this.at ?? this.steps;
    void this.go(Math.max(from + count, Math.min(from, this.first)));
  }

  /** Go to the first choice of the game. */
  goToStart(): void {
    this.pause();
    void this.go(this.first);
  }

  goLive(): void {
    this.pause();
    [this.at, this.board] = [null, null];
    this.onstep(null);
  }

  /** Play the game from a step on; at its end the game is shown as it stands. */
  play(from = this.at === null || this.at >= this.steps ? 0 : this.at): void {
    this.playing = true;
    void this.go(Math.max(from, this.first));
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing || this.at === null) return;
      if (this.at >= this.steps) return this.goLive();
      void this.go(this.at + 1).then(() => this.playing && this.tick());
    }, PLAY_INTERVAL);
  }

  private fetch(step: number): Promise<Board> {
    const cached = this.boards.get(step);
    if (cached) return cached;
    const request = api.step(this.id, step).then((board) => (fillLayers(board.scene), board));
    request.catch(() => this.boards.delete(step));
    this.boards.set(step, request);
    if (this.boards.size > MAX_BOARDS) this.boards.delete(this.boards.keys().next().value!);
    return request;
  }
}

/** The step of a game's first choice; what chance dealt before belongs to the set-up. */
export function firstStep({ turns, steps }: { turns: number[]; steps: number }): number {
  return turns[0] ?? steps;
}

/** The step of the last turn before a step, or of the first turn after it. */
export function adjacentTurn(turns: number[], at: number, by: -1 | 1, steps: number): number {
  if (by < 0) return turns.findLast((turn) => turn < at) ?? turns[0] ?? steps;
  return turns.find((turn) => turn > at) ?? steps;
}
