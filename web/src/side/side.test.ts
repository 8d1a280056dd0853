import { expect, it } from "vitest";
import { cardParts } from "./cardtext";
import { factGroups } from "./facts";
import { merged } from "./messages";
import { outline } from "./outline";

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

it("makes chapters of a digest", () => {
  const chapters = outline([
    { number: "1.0", title: "Introduction", depth: 0 },
    { number: "1.1", title: "Course", depth: 1 },
    { number: "1.1.1", title: "Deeper", depth: 2 },
    { number: "2.0", title: "Sequence", depth: 0 },
  ]);
  expect(chapters.map((chapter) => [chapter.title, chapter.inside.map(({ depth }) => depth)])).toEqual([["Introduction", [0, 0, 1]], ["Sequence", [0]]]);
});

it("has every message once, in order", () => {
  const message = (id: number) => ({ id, name: "", faction: null, to: "all" as const, text: "", at: 0 });
  expect(merged([message(2), message(3)], [message(1), message(3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});
