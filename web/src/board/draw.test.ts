import { expect, test } from "vitest";
import type { Drawing, Sprite } from "../lib/types";
import fixture from "./draw.fixture.json";
import { spriteMarkup } from "./draw";

// What draw/svg.py writes for the same sprites; its tooltips are ours to show otherwise.
test("a sprite is drawn as the Python side draws it", () => {
  const markup = (fixture.sprites as Sprite[]).map((sprite) => spriteMarkup(sprite, fixture.drawing as Drawing));
  expect(markup).toEqual(fixture.svg.map((text) => text.replace(/<title>.*?<\/title>/s, "")));
});

test("a kind or colour that this page does not know yet draws nothing and breaks nothing", () => {
  expect(spriteMarkup({ kind: "zeppelin", role: "silver", x: 1, y: 2, w: 3, h: 4 }, fixture.drawing as Drawing)).toContain("sw-zeppelin");
});
