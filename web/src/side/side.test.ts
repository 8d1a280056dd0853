import { expect, it } from "vitest";
import { cardParts } from "./cardText";
import { factGroups } from "./facts";
import type { LogLine } from "../lib/types";
import { splitLinks, mergeMessages } from "./messages";
import { outline } from "./outline";
import { placeReasons } from "./reasons";

it("reads the parts of a card", () => {
  const parts = cardParts("Unshaded: One thing.\n\nShaded: Another: worse.\n\nHistory: Long ago.\n\nAnd more.");
  expect(parts).toEqual([
    { heading: "Unshaded", text: "One thing." },
    { heading: "Shaded", text: "Another: worse." },
    { heading: "History", text: "Long ago.\nAnd more." },
  ]);
  expect(cardParts("Just a text.")).toEqual([{ heading: "", text: "Just a text." }]);
});

it("groups the facts of a board", () => {
  const groups = factGroups(["Political Will: 14 of 15", "Towns:", "  Paphos (Town): 1 Cell", "Cards left: 3"]);
  expect(groups.map((group) => [group.heading, group.facts.length])).toEqual([["", 1], ["Towns", 1], ["", 1]]);
  expect(groups[1]!.facts[0]).toEqual({ label: "Paphos (Town)", value: "1 Cell" });
});

it("reads the parts of a card and the facts of a board in Japanese", () => {
  expect(cardParts("影無し: 1つ：次のどれか。\n\n影付き：もう1つ。\n\n続き、これ：あれ。")).toEqual([
    { heading: "影無し", text: "1つ：次のどれか。" },
    { heading: "影付き", text: "もう1つ。\n続き、これ：あれ。" },
  ]);
  const groups = factGroups(["政治意思：14/15", "市街地:", "  パフォス (市街地、値1): 構成員1個", "山札の枚数: 3"]);
  expect(groups.map((group) => [group.heading, group.facts[0]!.label])).toEqual([["", "政治意思"], ["市街地", "パフォス (市街地、値1)"], ["", "山札の枚数"]]);
});

it("makes chapters of a digest", () => {
  const chapters = outline([
    { number: "1.0", title: "Introduction", depth: 0 },
    { number: "1.1", title: "Course", depth: 1 },
    { number: "1.1.1", title: "Deeper", depth: 2 },
    { number: "2.0", title: "Sequence", depth: 0 },
  ]);
  expect(chapters.map((chapter) => [chapter.title, chapter.lines.map(({ depth }) => depth)])).toEqual([["Introduction", [0, 0, 1]], ["Sequence", [0]]]);
});

it("has every message once, in order", () => {
  const message = (id: number) => ({ id, name: "", faction: null, to: "all" as const, text: "", at: 0 });
  expect(mergeMessages([message(2), message(3)], [message(1), message(3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it("makes links of our own addresses only", () => {
  const parts = splitLinks("See http://here/seat/x and http://there/seat/y", "http://here");
  expect(parts.filter((part) => part.link).map((part) => part.text)).toEqual(["http://here/seat/x"]);
});

const line = (step: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ step, text, style: "plain", faction: null, refs: [], ...more });
const rule = { kind: "rule" as const, id: "6.2", text: "6.2" };
const why = { faction: "eoka", text: "why" };
const under = (lines: LogLine[], step: number) => [...placeReasons(lines, { [step]: why }).keys()][0];

it("puts a bot's reason under the first line of its choice", () => {
  const lines = [line(4, "British pass."), line(5, "EOKA: Operation.", { faction: "eoka" }), line(5, "British 1st Eligible."), line(5, "Card", { style: "heading" }), line(6, "British: Deploy.")];
  expect(placeReasons(lines, { 5: why })).toEqual(new Map([[1, [{ step: 5, ...why }]]]));
});

it("keeps a reason above the heading of the next phase", () => {
  expect(under([line(4, "Police moved."), line(5, "Reset phase.", { style: "heading" }), line(5, "Markers removed.")], 5)).toBe(0);
  expect(under([line(5, "Reset phase.", { style: "heading" })], 5)).toBe(-1);
  const own = [line(4, "x"), line(5, "Resource phase.", { style: "heading", refs: [rule] }), line(5, "Cache placed."), line(5, "Redeploy phase.", { style: "heading" })];
  expect(under(own, 5)).toBe(2);
});

it("finds the place of a choice that wrote nothing", () => {
  expect(under([line(4, "x"), line(6, "EOKA: Event.", { faction: "eoka" })], 5)).toBe(1);
  expect(under([line(4, "x"), line(6, "British: Event.", { faction: "british" })], 5)).toBe(0);
  expect(under([line(4, "x")], 5)).toBe(0);
});
