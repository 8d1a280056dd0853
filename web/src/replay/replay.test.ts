import { beforeEach, expect, test, vi } from "vitest";
import { firstStep, Replay, adjacentTurn } from "./replay.svelte";

const { api } = vi.hoisted(() => ({ api: { step: vi.fn() } }));
vi.mock("../lib/api", async (original) => ({ ...(await original<typeof import("../lib/api")>()), api }));

let replay: Replay;
let moved: (number | null)[];
beforeEach(() => {
  vi.useRealTimers();
  api.step.mockReset().mockImplementation(async (_: string, step: number) => ({ step, scene: { layers: [] } }));
  moved = [];
  replay = new Replay("t1", (at) => moved.push(at));
  replay.setLength(5);
});

test("a step has an address, and no step lies beyond the game", async () => {
  await replay.go(3);
  expect([replay.at, replay.board?.step]).toEqual([3, 3]);
  await replay.go(99);
  expect(replay.at).toBe(5);
  replay.goLive();
  expect(moved).toEqual([3, 5, null]);
});

test("a step is fetched once, but again when the game was taken back behind it", async () => {
  await replay.go(4);
  await replay.go(4);
  expect(api.step.mock.calls.filter(([, step]) => step === 4)).toHaveLength(1);
  replay.setLength(4);
  replay.setLength(6);
  await replay.go(4);
  expect(api.step.mock.calls.filter(([, step]) => step === 4)).toHaveLength(2);
});

test("of two steps asked for, the later one is shown", async () => {
  let slow = (_: unknown) => {};
  api.step.mockImplementationOnce(() => new Promise((resolve) => (slow = resolve)));
  const first = replay.go(1);
  await replay.go(2);
  slow({ step: 1, scene: { layers: [] } });
  await first;
  expect(replay.board?.step).toBe(2);
});

test("it plays to the end and is live again", async () => {
  vi.useFakeTimers();
  replay.play(3);
  await vi.advanceTimersByTimeAsync(1200);
  expect(replay.at).toBe(4);
  await vi.advanceTimersByTimeAsync(4000);
  expect([replay.at, replay.playing]).toEqual([null, false]);
});

test("the dealing before the first choice is skipped, but its steps have addresses", async () => {
  replay.setLength(5, 3);
  replay.goToStart();
  replay.stepBy(-1);
  expect(replay.at).toBe(3);
  await replay.go(1);
  expect(replay.at).toBe(1);
  replay.stepBy(-1);
  expect(replay.at).toBe(1);
  expect([firstStep({ turns: [3, 4], steps: 5 }), firstStep({ turns: [], steps: 5 })]).toEqual([3, 5]);
});

test("turn by turn", () => {
  expect([adjacentTurn([0, 4, 9], 6, -1, 12), adjacentTurn([0, 4, 9], 6, 1, 12), adjacentTurn([0, 4, 9], 10, 1, 12)]).toEqual([4, 9, 12]);
});
