import { expect, it } from "vitest";
import type { Seat } from "./types";
import { clockTime, isEmpty, label, withSign, relativeTime } from "./format";

it("tells clocks", () => {
  expect(clockTime(65)).toBe("1:05");
  expect(clockTime(3723)).toBe("1:02:03");
  expect(clockTime(-4)).toBe("0:00");
});

it("tells times as a person would", () => {
  expect(relativeTime(1000 - 7200, 1000)).toBe("2 hours ago");
  expect(relativeTime(1000 + 86400 * 3, 1000)).toBe("in 3 days");
  expect(relativeTime(1000, 1000)).toBe("now");
});

it("tells gains and losses with their sign, and nothing without", () => {
  expect([withSign(3.26, 1), withSign(-3.26, 1), withSign(-0.04, 1), withSign(0), withSign(-12.6)]).toEqual(["+3.3", "−3.3", "0.0", "0", "−13"]);
});

it("makes labels of names", () => {
  expect(label("political_will")).toBe("Political will");
});

it("knows a seat that waits for somebody", () => {
  const seat: Seat = { faction: "eoka", name: "EOKA", kind: "person", player: "", bot: null, you: false, online: false, rating: null, link: null };
  expect(isEmpty(seat)).toBe(true);
  expect(isEmpty({ ...seat, player: "Ada" })).toBe(false);
  expect(isEmpty({ ...seat, kind: "open" })).toBe(true);
  expect(isEmpty({ ...seat, kind: "bot" })).toBe(false);
});
