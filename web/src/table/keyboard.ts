/** The keyboard of a table: keys that answer the question, walk through the game, undo, zoom and show help. */

import type { Option } from "../lib/types";
import { hotkeys, neighbour, optionOfKey, TypedSearch } from "./keys";

/** The part of a game that keys use. */
export interface KeyboardGame {
  readonly options: Option[];
  readonly isMyTurn: boolean;
  readonly table: { can_undo: boolean } | null;
  readonly pending: string | null;
  readonly current: string | null;
  readonly unsent: unknown;
  pick(id: string): void;
  confirm(): void;
  back(): void;
  undo(): unknown;
}

/** The part of a replay that keys use. */
export interface KeyboardReplay {
  readonly at: number | null;
  readonly playing: boolean;
  stepBy(count: number): void;
  goToStart(): void;
  goLive(): void;
  play(): void;
  pause(): void;
}

/** The part of the page that keys use. */
export interface KeyboardPage {
  /** The ids of the options that stand on the board. */
  readonly onboard: Set<string>;
  /** Put the cursor on an option; nothing where there is none. */
  focusOn(option: string | undefined): unknown;
  /** Show that a key means nothing here. */
  refuse(key: string): unknown;
  showHelp(): unknown;
  closer(): unknown;
  further(): unknown;
  fit(): unknown;
}

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class TableKeyboard {
  private typed = new TypedSearch();

  constructor(
    private game: KeyboardGame,
    private replay: KeyboardReplay,
    private page: KeyboardPage,
  ) {}

  /** Do what a key means; whether it means anything. */
  press(event: KeyboardEvent): boolean {
    return this.answer(event) || this.walk(event) || this.doOther(event.key);
  }

  /** Do what a key means as an answer to the question; whether it is one. */
  private answer(event: KeyboardEvent): boolean {
    const { key } = event;
    const { game } = this;
    if (key === "Escape" && game.pending) return done(() => game.back());
    if (this.replay.at !== null || !game.isMyTurn || game.unsent) return false;
    if (key === "Enter") return isOnButton(event) ? false : done(() => this.take());
    if (game.pending && !isSign(key)) return false;
    const by = ARROWS[key];
    if (by) return done(() => this.page.focusOn(neighbour(game.options, game.current, by)));
    return isSign(key) && this.name(key.toLowerCase());
  }

  private take(): void {
    if (this.game.pending) this.game.confirm();
    else if (this.game.current) this.game.pick(this.game.current);
  }

  /** Go to the option that a key names; one that names none leaves nothing for Enter to take. */
  private name(key: string): boolean {
    const { game, page } = this;
    const keys = hotkeys(game.options, page.onboard);
    const option = keys.size ? optionOfKey(keys, key) : this.typed.find(game.options, key, game.current);
    if (!option && key === "0") return false;
    if (game.pending) game.back();
    return done(() => (option ? page.focusOn(option) : page.refuse(key)));
  }

  /** Walk through the game as a key means; whether it means that. */
  private walk(event: KeyboardEvent): boolean {
    const { key } = event;
    const { replay } = this;
    if (key === "," || key === "ArrowLeft") return done(() => replay.stepBy(-1));
    if (key === "." || key === "ArrowRight") return done(() => replay.stepBy(1));
    if (key === "Home") return done(() => replay.goToStart());
    if (key === "End" || (key === "Escape" && replay.at !== null)) return done(() => replay.goLive());
    if (key === " " && !isOnButton(event)) return done(() => (replay.playing ? replay.pause() : replay.play()));
    return false;
  }

  private doOther(key: string): boolean {
    const { game, page } = this;
    if (key === "?") return done(() => page.showHelp());
    if (key === "u" || key === "U") return done(() => (game.table?.can_undo || !game.isMyTurn ? game.undo() : page.refuse(key)));
    if (key === "+" || key === "=") return done(() => page.closer());
    if (key === "-") return done(() => page.further());
    if (key === "0") return done(() => page.fit());
    return false;
  }
}

/** Whether a key is a letter or digit that may name an option; U takes a choice back instead. */
function isSign(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !["u", "U"].includes(key);
}

function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && !!event.target.closest("button, a, summary");
}

function done(act: () => unknown): true {
  void act();
  return true;
}
