import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LogLine, Seat, Table } from "../lib/types";
import Log from "./Log.svelte";
import Seats from "./Seats.svelte";

let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  document.body.innerHTML = "";
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ palette: {} }), { headers: { "content-type": "application/json" } }));
});
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
});

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

const ref = { kind: "space" as const, id: "nicosia", text: "Nicosia" };
const rule = { kind: "rule" as const, id: "3.2.1", text: "3.2.1" };
const lines: LogLine[] = [
  { step: 1, text: "Card: AKEL", style: "heading", faction: null, refs: [] },
  { step: 2, text: "Deploy to Nicosia.", style: "plain", faction: "british", refs: [ref, rule] },
  { step: 3, text: "EOKA passes.", style: "faction", faction: "eoka", refs: [] },
];

it("lets the log be pointed at", () => {
  const [onhover, onopen, onstep] = [vi.fn(), vi.fn(), vi.fn()];
  const page = show(Log as never, { lines, step: 3, since: 1, reasons: { 3: { faction: "eoka", text: "nothing to gain" } }, onhover, onopen, onstep } as never);
  const space = page.querySelector<HTMLElement>(".ref")!;
  space.dispatchEvent(new MouseEvent("mouseenter"));
  expect(onhover).toHaveBeenLastCalledWith(ref);
  space.dispatchEvent(new MouseEvent("mouseleave"));
  expect(onhover).toHaveBeenLastCalledWith(null);
  space.click();
  expect(onopen).toHaveBeenLastCalledWith(ref);
  page.querySelector<HTMLElement>(".rule")!.click();
  expect(onopen).toHaveBeenLastCalledWith(rule);
  page.querySelectorAll<HTMLElement>(".step")[1]!.click();
  expect(onstep).toHaveBeenCalledWith(2);
  expect(page.querySelectorAll(".since")).toHaveLength(1);
  expect(page.querySelectorAll(".reason")).toHaveLength(1);
  space.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(onopen).toHaveBeenLastCalledWith(ref);
});

it("shows where a replay stands", () => {
  const page = show(Log as never, { lines, step: 2 } as never);
  expect(page.querySelector(".now")?.textContent).toContain("Nicosia");
  expect(page.querySelectorAll(".later")).toHaveLength(1);
});

it("shows the part of a long log in which a replay stands", () => {
  const long = Array.from({ length: 600 }, (_, step): LogLine => ({ step, text: `Line ${step}.`, style: "plain", faction: null, refs: [] }));
  const early = show(Log as never, { lines: long, step: 3 } as never);
  expect(early.querySelector(".now")?.textContent).toContain("Line 3.");
  expect(early.querySelectorAll("li")).toHaveLength(250);
  early.querySelector<HTMLElement>(".button")!.click();
  flushSync();
  expect(early.querySelectorAll("li")).toHaveLength(600);
});

it("shows whose turn it is, the clock, and the link to an empty seat", () => {
  const seat = (faction: string, more: Partial<Seat>): Seat => ({ faction, name: faction, kind: "person", player: "", bot: null, you: false, online: false, rating: null, link: null, ...more });
  const table = {
    id: "t1",
    seats: [seat("british", { player: "Ada", you: true, online: true }), seat("eoka", { link: "/seat/xyz" })],
    board: { question: { actor: "british" }, result: null },
    clock: { kind: "live", timeout: "lose", left: { british: 125, eoka: 60 }, running: null, deadline: null, increment: 0 },
  } as unknown as Table;
  const page = show(Seats as never, { table } as never);
  expect(page.querySelector("[aria-current]")?.textContent).toContain("british");
  expect(page.querySelector("[role=timer]")?.textContent).toContain("2:05");
  expect(page.querySelector<HTMLInputElement>("input")!.value).toMatch(/\/seat\/xyz$/);
});
