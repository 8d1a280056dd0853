import { expect, it } from "vitest";
import type { TitlePage } from "../lib/types";
import { botFor, changedOptions, isListed, keepClock, tableRequest, rematch, seatRequests, DEFAULTS } from "./plan";

const factions = [{ id: "british", name: "British" }, { id: "eoka", name: "EOKA" }];
const bots = [{ id: "random", name: "Random", about: "" }, { id: "greedy", name: "Greedy", about: "" }];
const page = {
  id: "cyprus", factions, bots,
  options: [{ name: "campaigns", about: "", type: "int", default: 3 }, { name: "lead", about: "", type: "bool", default: false }],
} as unknown as TitlePage;

it("seats me on my side and the opponent on the other", () => {
  expect(seatRequests(factions, { side: "eoka", opponent: "bot", bot: "greedy" })).toEqual({ british: { who: "bot", bot: "greedy" }, eoka: { who: "me" } });
  expect(seatRequests(factions, { side: "british", opponent: "link", bot: "" })).toEqual({ british: { who: "me" }, eoka: { who: "link" } });
});

it("takes either side where no side is chosen, or one of another title", () => {
  expect(seatRequests(factions, { side: "", opponent: "open", bot: "" }, () => 0.9).eoka).toEqual({ who: "me" });
  expect(seatRequests(factions, { side: "dse", opponent: "open", bot: "" }, () => 0).british).toEqual({ who: "me" });
});

it("gives both seats to me on the same screen, without a clock or a place in the lobby", () => {
  const plan = tableRequest(page, { ...DEFAULTS, opponent: "me", clock: "live" });
  expect(plan.seats).toEqual({ british: { who: "me" }, eoka: { who: "me" } });
  expect(plan).toMatchObject({ clock: { kind: "none" }, public: false });
});

it("takes a middling bot where none is chosen, or else the strongest of ours", () => {
  const line = (id: string) => ({ id, name: id, about: "" });
  const levels = ["random", "greedy", "recruit", "regular", "veteran", "commander", "engine"].map(line);
  expect([botFor(levels, ""), botFor(levels, "engine"), botFor(levels, "gone")]).toEqual(["regular", "engine", "regular"]);
  expect([botFor([...bots, line("engine")], ""), botFor(bots, "random")]).toEqual(["greedy", "random"]);
  expect([botFor([line("engine")], ""), botFor([], "")]).toEqual(["engine", ""]);
});

it("sends only options that are not as usual", () => {
  expect(changedOptions(page, { campaigns: 1, lead: false, gone: 4 })).toEqual({ campaigns: 1 });
});

it("lists open seats alone, unless told otherwise", () => {
  const kinds = ["bot", "link", "me", "open"] as const;
  expect(kinds.map((opponent) => isListed({ opponent, listed: {} }))).toEqual([false, false, false, true]);
  expect(isListed({ opponent: "bot", listed: { bot: true } })).toBe(true);
});

it("plays the same game once more, with sides as they were or swapped", () => {
  const seat = (faction: string, extras: object) => ({ faction, name: faction, kind: "person", player: "", bot: null, you: false, ...extras });
  const table = { id: "t1", title: "cyprus", name: "Ours", options: { campaigns: 1 }, clock: { kind: "live", timeout: "lose", increment: 5 }, seats: [seat("british", { you: true }), seat("eoka", { kind: "bot", bot: "greedy" })] };
  keepClock("t1", { kind: "live", minutes: 7, increment: 5 });
  const plan = rematch(table as never, false);
  expect(plan).toMatchObject({ title: "cyprus", name: "Ours", options: { campaigns: 1 }, clock: { kind: "live", minutes: 7 }, public: false });
  expect(plan.seats).toEqual({ british: { who: "me" }, eoka: { who: "bot", bot: "greedy" } });
  expect(rematch(table as never, true).seats).toEqual({ british: { who: "bot", bot: "greedy" }, eoka: { who: "me" } });
});
