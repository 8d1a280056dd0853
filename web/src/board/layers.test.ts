import { expect, test } from "vitest";
import type { Scene } from "../lib/types";
import { fillLayers } from "./layers";

const scene = (hash: string, sprites: Scene["layers"][0]["sprites"]): Scene => ({
  game: "cyprus", title: "Cyprus", width: 10, height: 10, description: "", layers: [{ name: "ground", hash, sprites }],
});

test("a layer that came once is lent to scenes that name its hash only", () => {
  const first = scene("a1", [{ kind: "troops" }]);
  const second = scene("a1", null);
  expect(fillLayers(first)).toBe(true);
  expect(fillLayers(second)).toBe(true);
  expect(second.layers[0]!.sprites).toBe(first.layers[0]!.sprites);
});

test("a layer sent twice is one list of sprites", () => {
  const [first, again] = [scene("a2", [{ kind: "police" }]), scene("a2", [{ kind: "police" }])];
  fillLayers(first);
  fillLayers(again);
  expect(again.layers[0]!.sprites).toBe(first.layers[0]!.sprites);
});

test("a layer that never came is missed", () => {
  expect(fillLayers(scene("a3", null))).toBe(false);
});
