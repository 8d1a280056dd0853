import { expect, it } from "vitest";
import type { TitlePage } from "../lib/types";
import { botFor, changed, isListed, keepClock, newTable, rematch, seats, USUAL } from "./wish";

const factions = [{ id: "british", name: "British" }, { id: "eoka", name: "EOKA" }];
const bots = [{ id: "random", name: "Random", about: "" }, { id: "greedy", name: "Greedy", about: "" }];
const page = {
  id: "cyprus", factions, bots,
  options: [{ name: "campaigns", about: "", type: "int", default: 3 }, { name: "lead", about: "", type: "bool", default: false }],
} as unknown as TitlePage;

it("seats me on my side and the opponent on the other", () => {
  expect(seats(factions, { side: "eoka", opponent: "bot", bot: "greedy" })).toEqual({ british: { who: "bot", bot: "greedy" }, eoka: { who: "me" } });
  expect(seats(factions, { side: "british", opponent: "link", bot: "" })).toEqual({ british: { who: "me" }, eoka: { who: "link" } });
});

it("takes either side where none is wished for, or one of another title", () => {
  expect(seats(factions, { side: "", opponent: "open", bot: "" }, () => 0.9).eoka).toEqual({ who: "me" });
  expect(seats(factions, { side: "dse", opponent: "open", bot: "" }, () => 0).british).toEqual({ who: "me" });
});

it("gives both seats to me on the same screen, without a clock or a place in the lobby", () => {
  const wish = newTable(page, { ...USUAL, opponent: "me", clock: "live" });
  expect(wish.seats).toEqual({ british: { who: "me" }, eoka: { who: "me" } });
  expect(wish).toMatchObject({ clock: { kind: "none" }, public: false });
});

it("takes a middling bot where none is wished for, or else the strongest of ours", () => {
  const line = (id: string) => ({ id, name: id, about: "" });
  const levels = ["random", "greedy", "recruit", "regular", "veteran", "commander", "engine"].map(line);
  expect([botFor(levels, ""), botFor(levels, "engine"), botFor(levels, "gone")]).toEqual(["regular", "engine", "regular"]);
  expect([botFor([...bots, line("engine")], ""), botFor(bots, "random")]).toEqual(["greedy", "random"]);
  expect([botFor([line("engine")], ""), botFor([], "")]).toEqual(["engine", ""]);
});

it("sends only options that are not as usual", () => {
  expect(changed(page, { campaigns: 1, lead: false, gone: 4 })).toEqual({ campaigns: 1 });
});

it("lists open seats alone, unless told otherwise", () => {
  const kinds = ["bot", "link", "me", "open"] as const;
  expect(kinds.map((opponent) => isListed({ opponent, listed: {} }))).toEqual([false, false, false, true]);
  expect(isListed({ opponent: "bot", listed: { bot: true } })).toBe(true);
});

it("plays the same game once more, with sides as they were or swapped", () => {
  const seat = (faction: string, more: object) => ({ faction, name: faction, kind: "person", player: "", bot: null, you: false, ...more });
  const table = { id: "t1", title: "cyprus", name: "Ours", options: { campaigns: 1 }, clock: { kind: "live", timeout: "lose", increment: 5 }, seats: [seat("british", { you: true }), seat("eoka", { kind: "bot", bot: "greedy" })] };
  keepClock("t1", { kind: "live", minutes: 7, increment: 5 });
  const wish = rematch(table as never, false);
  expect(wish).toMatchObject({ title: "cyprus", name: "Ours", options: { campaigns: 1 }, clock: { kind: "live", minutes: 7 }, public: false });
  expect(wish.seats).toEqual({ british: { who: "me" }, eoka: { who: "bot", bot: "greedy" } });
  expect(rematch(table as never, true).seats).toEqual({ british: { who: "bot", bot: "greedy" }, eoka: { who: "me" } });
});
