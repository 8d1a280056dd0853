import { expect, test } from "vitest";
import type { Table } from "../lib/types";
import { factionToSeat } from "./handover";

const table = (mine: string[], actor: string | null) =>
  ({
    seats: ["turkish", "cypriot"].map((faction) => ({ faction, you: mine.includes(faction) })),
    board: { question: actor && { actor } },
  }) as unknown as Table;
const BOTH = ["turkish", "cypriot"];

test("the screen changes hands when the other player of the same screen is asked", () => {
  expect(factionToSeat(table(BOTH, "cypriot"), true, "turkish")).toBe("cypriot");
  expect(factionToSeat(table(BOTH, "cypriot"), true, "cypriot")).toBeNull();
  expect(factionToSeat(table(BOTH, "turkish"), true, null)).toBe("turkish");
});

test("nothing to hide, one seat, or the end: no cover", () => {
  expect(factionToSeat(table(BOTH, "cypriot"), false, "turkish")).toBeNull();
  expect(factionToSeat(table(["turkish"], "cypriot"), true, "turkish")).toBeNull();
  expect(factionToSeat(table(BOTH, null), true, "turkish")).toBeNull();
});
