import { expect, it } from "vitest";
import type { TitlePage } from "../lib/types";
import { botFor, changed, newTable, seats, USUAL } from "./wish";

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

it("takes the strongest bot where the wished one does not play", () => {
  expect(botFor(bots, "")).toBe("greedy");
  expect(botFor(bots, "random")).toBe("random");
});

it("sends only options that are not as usual", () => {
  expect(changed(page, { campaigns: 1, lead: false, gone: 4 })).toEqual({ campaigns: 1 });
});
