import { beforeEach, expect, test, vi } from "vitest";
import type { Option } from "../lib/types";
import { TableKeyboard } from "./keyboard";

const option = (text: string): Option => ({ id: text.toLowerCase(), text, ends: "", preview: [] });

function fakes() {
  const game = { options: [option("Paphos"), option("Limassol")], isMyTurn: true, table: { can_undo: true }, pending: null as string | null, current: null as string | null, unsent: null as unknown, pick: vi.fn(), confirm: vi.fn(), back: vi.fn(), undo: vi.fn() };
  const replay = { at: null as number | null, playing: false, stepBy: vi.fn(), goToStart: vi.fn(), goLive: vi.fn(), play: vi.fn(), pause: vi.fn() };
  const page = { onboard: new Set<string>(), focusOn: vi.fn(), refuse: vi.fn(), showHelp: vi.fn(), closer: vi.fn(), further: vi.fn(), fit: vi.fn() };
  return { game, replay, page, keyboard: new TableKeyboard(game, replay, page) };
}

let { game, replay, page, keyboard } = fakes();
beforeEach(() => ({ game, replay, page, keyboard } = fakes()));
const press = (key: string) => keyboard.press(new KeyboardEvent("keydown", { key }));

test("a letter goes to its option, and Enter takes the option under the cursor", () => {
  expect(press("l")).toBe(true);
  expect(page.focusOn).toHaveBeenLastCalledWith("limassol");
  game.current = "limassol";
  press("Enter");
  expect(game.pick).toHaveBeenCalledWith("limassol");
});

test("a letter that names no option is refused", () => {
  press("z");
  expect(page.refuse).toHaveBeenCalledWith("z");
});

test("arrows move the cursor while a question is asked, and walk through the game otherwise", () => {
  press("ArrowRight");
  expect(page.focusOn).toHaveBeenLastCalledWith("paphos");
  game.isMyTurn = false;
  press("ArrowRight");
  expect(replay.stepBy).toHaveBeenCalledWith(1);
});

test("an option that waits for its confirmation is confirmed by Enter and left by Escape or another letter", () => {
  game.pending = "paphos";
  press("Enter");
  expect(game.confirm).toHaveBeenCalledOnce();
  press("Escape");
  press("l");
  expect(game.back).toHaveBeenCalledTimes(2);
  expect(page.focusOn).toHaveBeenLastCalledWith("limassol");
});

test("Escape leads back from an earlier step, where no letter answers", () => {
  replay.at = 3;
  expect(press("p")).toBe(false);
  press("Escape");
  expect(replay.goLive).toHaveBeenCalledOnce();
});

test("the space bar plays and pauses, but presses a button that has the focus", () => {
  press(" ");
  replay.playing = true;
  press(" ");
  expect([replay.play, replay.pause].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  const button = document.body.appendChild(document.createElement("button"));
  let meant: boolean | undefined;
  button.addEventListener("keydown", (event) => (meant = keyboard.press(event)));
  button.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
  expect(meant).toBe(false);
});

test("U takes back where it can, and is refused where it cannot", () => {
  press("u");
  expect(game.undo).toHaveBeenCalledOnce();
  game.table.can_undo = false;
  press("U");
  expect(page.refuse).toHaveBeenCalledWith("U");
});

test("the other keys zoom and show help", () => {
  for (const key of ["?", "+", "=", "-", "0"]) expect(press(key)).toBe(true);
  expect([page.showHelp, page.closer, page.further, page.fit].map((act) => act.mock.calls.length)).toEqual([1, 2, 1, 1]);
  expect(press("F5")).toBe(false);
});
