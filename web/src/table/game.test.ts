import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../lib/api";
import { settings } from "../lib/settings";
import { toasts } from "../lib/toast";
import type { ChoiceRequest, LogLine, Table } from "../lib/types";
import { Game } from "./game.svelte";

const { api } = vi.hoisted(() => ({ api: { table: vi.fn(), choose: vi.fn(), undo: vi.fn(), retract: vi.fn(), sit: vi.fn(), saveMe: vi.fn() } }));
vi.mock("../lib/api", async (original) => ({ ...(await original<typeof import("../lib/api")>()), api }));

const line = (step: number, text: string) => ({ step, text, style: "plain", faction: null, refs: [] }) as LogLine;

function tableAt(seq: number, more: Partial<Table> = {}): Table {
  const options = [{ id: "paphos", text: "Paphos", ends: "" }, { id: "done", text: "done", ends: "turn" }];
  const question = { actor: "eoka", actor_name: "EOKA", kind: "", rule: "", text: "Where?", about: null, options };
  const scene = { title: "", width: 1, height: 1, description: "", layers: [] };
  const board = { step: seq, scene, facts: [], progress: "", cards: [], question, result: null };
  const base = { id: "t1", seq, board, log_from: 0, log: [], your_turn: true, can_undo: true, seats: [], steps: seq };
  return { ...base, ...more } as unknown as Table;
}

let game: Game;
beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  settings.confirm = true;
  toasts.list = [];
  game = new Game("t1");
  game.show(tableAt(4));
});
/** The server takes what it is sent, and the line tells so. */
async function taking(seq: number) {
  setTimeout(() => game.show(tableAt(seq)));
  return { table: "t1", seq, steps: seq };
}
const sent = (call = 0) => api.choose.mock.calls[call]![1] as ChoiceRequest;
const settle = () => vi.waitFor(() => expect(game.sending).toBe(false));

test("a choice is sent with the number that the page has seen", async () => {
  api.choose.mockImplementation(() => taking(5));
  game.pick("paphos");
  await settle();
  expect(sent()).toMatchObject({ seq: 4, option: "paphos", faction: "eoka" });
  expect(game.table?.seq).toBe(5);
});

test("where the line is silent the page asks how the table stands", async () => {
  api.choose.mockResolvedValue({ table: "t1", seq: 5, steps: 5 });
  api.table.mockResolvedValue(tableAt(5));
  game.isConnected = false;
  game.pick("paphos");
  await settle();
  expect(game.table?.seq).toBe(5);
});

test("an option that passes the turn asks first; choosing it again, or confirming, sends it", async () => {
  api.choose.mockImplementation(() => taking(5));
  game.pick("done");
  expect([game.pending, api.choose.mock.calls.length]).toEqual(["done", 0]);
  game.back();
  expect(game.pending).toBeNull();
  game.pick("done");
  game.confirm();
  await settle();
  expect(sent().option).toBe("done");
});

test("one pick is taken back by its place in the list", async () => {
  api.retract.mockImplementation(() => taking(5));
  await game.retract(1);
  expect(api.retract.mock.calls[0]![1]).toMatchObject({ seq: 4, pick: 1 });
});

test("what is not an option is not sent", () => {
  game.pick("karpas");
  expect(api.choose).not.toHaveBeenCalled();
});

test("a draft outlives a reload, but not another question", () => {
  game.pick("done");
  const again = new Game("t1");
  again.show(tableAt(4));
  expect(again.pending).toBe("done");
  again.show(tableAt(5));
  expect(again.pending).toBeNull();
});

test("a stale page shows how the table stands and says so", async () => {
  api.choose.mockRejectedValue(new ApiError(409, "stale", { seq: 7 }));
  api.table.mockResolvedValue(tableAt(7));
  game.pick("paphos");
  await settle();
  expect(game.table?.seq).toBe(7);
  expect(toasts.list).toHaveLength(1);
});

test("a request that did not arrive is repeated with the same key", async () => {
  vi.useFakeTimers();
  api.choose.mockRejectedValueOnce(new ApiError(0, "no network")).mockImplementationOnce(() => taking(5));
  game.pick("paphos");
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(sent(1).key).toBe(sent(0).key);
  expect(game.table?.seq).toBe(5);
});

const CUT = new ApiError(0, "no network");

/** Choose while the server cannot be reached, until the page stops trying. */
async function chooseInVain(option: string): Promise<void> {
  vi.useFakeTimers();
  api.choose.mockRejectedValue(CUT);
  game.pick(option);
  await vi.advanceTimersByTimeAsync(4000);
}

test("a choice that does not get through is kept, and sent with its key when the server is there again", async () => {
  await chooseInVain("paphos");
  expect([game.unsent?.option, game.sending]).toEqual(["paphos", false]);
  api.choose.mockImplementation(() => taking(5));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(sent(3).key).toBe(sent(0).key);
  expect([game.unsent, game.table?.seq]).toEqual([null, 5]);
});

test("a kept choice that comes too late is told; one that was dropped is not sent", async () => {
  await chooseInVain("paphos");
  api.table.mockResolvedValue(tableAt(7));
  api.choose.mockRejectedValue(new ApiError(409, "stale", { seq: 7 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect([game.unsent, game.table?.seq, toasts.list.map(({ text }) => text)]).toEqual([null, 7, ["choice-not-taken"]]);
  await chooseInVain("paphos");
  game.dropUnsent();
  const calls = api.choose.mock.calls.length;
  await vi.advanceTimersByTimeAsync(20000);
  vi.useRealTimers();
  expect(api.choose.mock.calls).toHaveLength(calls);
});

test("a choice that another takes back is told, one's own is not", () => {
  const seats = (you: boolean) => [{ faction: "eoka", you }] as Table["seats"];
  game.show(tableAt(5, { steps: 3, seats: seats(true) }));
  expect(toasts.list).toHaveLength(0);
  game.show(tableAt(6, { steps: 2, seats: seats(false) }));
  expect(toasts.list.map(({ text }) => text)).toEqual(["taken-back"]);
});

test("old news is not shown, and the log is taken on from where it came", () => {
  game.show(tableAt(6, { log: [line(1, "a"), line(2, "b")] }));
  game.show(tableAt(7, { log_from: 1, log: [line(2, "c"), line(3, "d")] }));
  game.show(tableAt(5));
  expect([game.table?.seq, game.log.map(({ text }) => text)]).toEqual([7, ["a", "c", "d"]]);
});

test("news with a gap before it makes the page ask for the whole", async () => {
  api.table.mockResolvedValue(tableAt(9, { log: [line(1, "all")] }));
  game.show(tableAt(8, { log_from: 5 }));
  await vi.waitFor(() => expect(game.table?.seq).toBe(9));
});
