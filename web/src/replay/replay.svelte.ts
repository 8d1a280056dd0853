/** Walking through the steps of a game: any step, one by one, or by itself. */

import { fill } from "../board";
import { api, errorText } from "../lib/api";
import { tell } from "../lib/toast";
import type { Board } from "../lib/types";

const PACE = 1100;
const KEPT = 120;

export class Replay {
  /** The step that is looked at; null: the game as it stands. */
  at = $state<number | null>(null);
  board = $state.raw<Board | null>(null);
  playing = $state(false);

  private steps = 0;
  private first = 0;
  private seen = new Map<number, Promise<Board>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private id: string,
    /** Told of every change of step, for the address of the page. */
    private moved: (at: number | null) => void = () => undefined,
  ) {}

  /** The game has so many steps now, and the first choice was asked for at step `first`; steps that were taken back are forgotten. */
  grown(steps: number, first = 0): void {
    this.first = first;
    const kept = Math.min(steps, this.steps);
    for (const step of this.seen.keys()) if (step >= kept) this.seen.delete(step);
    this.steps = steps;
    if (this.at !== null && this.at > steps) void this.go(steps);
  }

  async go(step: number): Promise<void> {
    const at = Math.max(0, Math.min(step, this.steps));
    this.at = at;
    this.moved(at);
    try {
      const board = await this.fetch(at);
      if (this.at !== at) return;
      this.board = board;
      if (at < this.steps) void this.fetch(at + 1).catch(() => undefined);
    } catch (error) {
      this.pause();
      tell(errorText(error), true);
    }
  }

  /** One step on or back; from the game as it stands, back from its end. */
  by(count: number): void {
    this.pause();
    if (this.at === null && count > 0) return;
    const from = this.at ?? this.steps;
    void this.go(Math.max(from + count, Math.min(from, this.first)));
  }

  /** To the first choice of the game. */
  begin(): void {
    this.pause();
    void this.go(this.first);
  }

  live(): void {
    this.pause();
    [this.at, this.board] = [null, null];
    this.moved(null);
  }

  /** Let it run from a step on; at its end it is live again. */
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
      if (this.at >= this.steps) return this.live();
      void this.go(this.at + 1).then(() => this.playing && this.tick());
    }, PACE);
  }

  private fetch(step: number): Promise<Board> {
    const known = this.seen.get(step);
    if (known) return known;
    const asked = api.step(this.id, step).then((board) => (fill(board.scene), board));
    asked.catch(() => this.seen.delete(step));
    this.seen.set(step, asked);
    if (this.seen.size > KEPT) this.seen.delete(this.seen.keys().next().value!);
    return asked;
  }
}

/** The step at which a player chose first: what chance dealt before belongs to the set-up. */
export function firstOf({ turns, steps }: { turns: number[]; steps: number }): number {
  return turns[0] ?? steps;
}

/** The last turn mark before a step, and the first behind it. */
export function turnBeside(turns: number[], at: number, by: -1 | 1, steps: number): number {
  if (by < 0) return turns.findLast((turn) => turn < at) ?? turns[0] ?? steps;
  return turns.find((turn) => turn > at) ?? steps;
}
