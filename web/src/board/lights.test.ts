import { expect, test } from "vitest";
import type { Option, Question, Scene, Sprite } from "../lib/types";
import { lightOn, lightsOf, questionName } from "./lights";

const area = (space: string): Sprite => ({ kind: "area", space, path: "M0,0Z" });
const piece = (name: string, space: string): Sprite => ({ kind: "unit_front", piece: name, space });
let hashes = 0;
const scene = (...sprites: Sprite[]): Scene => ({
  game: "", title: "", width: 1, height: 1, description: "", layers: [{ name: "all", hash: `lights${++hashes}`, sprites }],
});
const ask = (about: string | null, ...ids: string[]): Question => ({
  actor: "dse", actor_name: "DSE", kind: "", rule: "", text: "", about, options: ids.map((id): Option => ({ id, text: id, ends: "", preview: [] })), picks: [],
});
const lit = (board: Scene, question: Question) => lightsOf(board, question).map(({ id, sprites }) => [id, sprites.map((s) => s.space)]);

test("spaces are lit, words that are nowhere on the board are not", () => {
  expect(lit(scene(area("evia"), area("arta")), ask(null, "evia", "done"))).toEqual([["evia", ["evia"]]]);
});

test("a piece is lit in the space that the question is about", () => {
  const board = scene(area("evia"), piece("front0", "evia"), piece("front0", "arta"));
  expect(lit(board, ask("evia", "front0", "done"))).toEqual([["front0", ["evia"]]]);
});

test("a unit that comes from elsewhere is lit where it is", () => {
  const board = scene(area("famagusta"), piece("taf_1", "rear"), piece("taf_2", "rear"));
  expect(lit(board, ask("famagusta", "taf_1", "taf_2", "decline"))).toEqual([["taf_1", ["rear"]], ["taf_2", ["rear"]]]);
});

test("an operation that is called like a marker stays a button", () => {
  const board = scene(area("nairobi"), piece("terror", "nairobi"));
  expect(lit(board, ask(null, "rally", "march", "terror"))).toEqual([]);
});

test("a piece in a lit space bears the light of the space", () => {
  const [cell, land] = [piece("cell", "evia"), area("evia")];
  const lights = lightsOf(scene(land, cell), ask(null, "evia", "done"));
  expect(lightOn(cell, lights)?.id).toBe("evia");
  expect(lightOn(piece("cell", "arta"), lights)).toBeUndefined();
});

test("nobody is asked, nothing is lit", () => {
  expect(lightsOf(scene(area("evia")), null)).toEqual([]);
});

test("a square is a part of its region", () => {
  const [unit, land] = [piece("square.police1", "evia.0"), area("evia")];
  expect(lit(scene(land, unit, piece("square.police1", "arta.1")), ask("evia", "square.police1", "front0"))).toEqual([["square.police1", ["evia.0"]]]);
  expect(lightOn(unit, lightsOf(scene(land, unit), ask(null, "evia", "arta")))?.id).toBe("evia");
});

test("one asks for the space where spaces are chosen, for the piece where pieces are", () => {
  const [unit, land] = [piece("front0", "evia"), area("evia")];
  const board = scene(land, unit);
  expect(questionName(unit, lightsOf(board, ask(null, "evia", "arta")))).toBe("evia");
  expect(questionName(unit, lightsOf(board, ask("evia", "front0", "cadre1")))).toBe("front0");
});

test("a card in a hand is lit as a whole", () => {
  const card: Sprite = { kind: "box", piece: "g4-2", space: "hand.turkish" };
  const sign: Sprite = { kind: "movement", piece: "g4-2" };
  const lights = lightsOf(scene(card, sign), ask(null, "g4-2", "pass"));
  expect(lights.map(({ sprites }) => sprites)).toEqual([[card]]);
  expect(lightOn(sign, lights)?.id).toBe("g4-2");
});
