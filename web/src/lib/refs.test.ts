import { describe, expect, it } from "vitest";
import { splitSentence, splitRules } from "./refs";
import type { Ref } from "./types";

const space = (text: string): Ref => ({ kind: "space", id: text.toLowerCase(), text });

describe("parts of a sentence", () => {
  it("finds what is named, in the order of the sentence", () => {
    const [from, to] = [space("Nicosia"), space("Kyrenia")];
    expect(splitSentence("2 Troops from Nicosia to Kyrenia.", [to, from]).parts).toEqual(["2 Troops from ", from, " to ", to, "."]);
  });
  it("prefers the longer name and hands back what is not there", () => {
    const [mount, kenya] = [space("Mount Kenya"), space("Kenya")];
    const rule: Ref = { kind: "rule", id: "3.1", text: "3.1" };
    expect(splitSentence("Rally in Mount Kenya", [kenya, mount, rule])).toEqual({ parts: ["Rally in ", mount], rest: [kenya, rule] });
  });
  it("finds the same name twice", () => {
    expect(splitSentence("Limassol to Limassol", [space("Limassol"), space("Limassol")]).parts).toHaveLength(3);
  });
});

describe("numbers in a rules text", () => {
  it("links those that exist", () => {
    const known = new Set(["6.1.2", "C-5", "C24", "12.2b", "lead_adds_removal"]);
    const found = splitRules("See 6.1.2 and [C-5], not 9.9, card C24, 12.2b; lead_adds_removal, no_such_option.", known);
    expect(found.filter((part) => typeof part !== "string").map((part) => (part as Ref).id)).toEqual(["6.1.2", "C-5", "C24", "12.2b", "lead_adds_removal"]);
  });
});
