import { expect, test } from "vitest";
import { around } from "./sprites";
import { zoomFactor } from "./zoom";

const sheet = { width: 1000, height: 500 };

test("what is lit comes as close as the sheet allows, but not closer than is good", () => {
  expect(zoomFactor({ x: 0, y: 0, w: 1000, h: 500 }, sheet)).toBe(1);
  expect(zoomFactor({ x: 0, y: 0, w: 400, h: 100 }, sheet)).toBe(2);
  expect(zoomFactor({ x: 0, y: 0, w: 10, h: 10 }, sheet)).toBe(4);
});

test("one rectangle around many", () => {
  expect(around([{ x: 10, y: 20, w: 5, h: 5 }, { x: 0, y: 30, w: 2, h: 10 }])).toEqual({ x: 0, y: 20, w: 15, h: 20 });
});
