// A position as a tree of fields: the path of each, what it may hold, and how it is changed.
import type { Json, Position, TitlePage } from "../lib/types";
import { label } from "../lib/format";

export type Path = (string | number)[];
export type Shape = "number" | "switch" | "text" | "list" | "group" | "nothing" | "json";

export function shapeOf(value: Json): Shape {
  if (value === null) return "nothing";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "switch";
  if (typeof value === "string") return "text";
  if (!Array.isArray(value)) return "group";
  const plain = value.every((each) => typeof each === "string" || typeof each === "number");
  return plain ? "list" : "json";
}

/** The position with one value changed; everything beside the path stays the same object. */
export function withValue(value: Json, path: Path, to: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((each, index) => (index === Number(key) ? withValue(each, rest, to) : each));
  const fields = (value ?? {}) as { [key: string]: Json };
  return { ...fields, [key]: withValue(fields[key] ?? null, rest, to) };
}

/** The name of a field as the server has it: `spaces.nicosia.troops`. */
export const fieldName = (path: Path): string => path.join(".");

/** Whether an error at `field` belongs to this path. */
export function isAt(path: Path, field: string): boolean {
  return normalName(field) === fieldName(path);
}
/** Whether an error about all `troops` concerns this path: one of the numbers that do not add up. */
export function isAbout(path: Path, field: string): boolean {
  return path.length > 1 && !field.includes(".") && path.at(-1) === field;
}
/** Whether an error at `field` belongs to something within this path. */
export function containsField(path: Path, field: string): boolean {
  return normalName(field).startsWith(`${fieldName(path)}.`);
}
const normalName = (field: string) => field.replace(/\[['"]?(\w+)['"]?\]/g, ".$1");

/** A list as a line of text. */
export const listText = (list: Json[]): string => list.join(", ");
/** Read a list from a line of text; a list of numbers stays one. */
export function parseList(text: string, before: Json[]): Json[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const numbers = before.length ? before.every((each) => typeof each === "number") : words.every((each) => /^-?\d+$/.test(each));
  return numbers && words.every((each) => Number.isFinite(Number(each))) ? words.map(Number) : words;
}

/** The fields whose possible words only the engine knows, one field of each kind. */
export function fieldsToAsk(position: Position, page: TitlePage): Path[] {
  const byKind = new Map<string, Path>();
  wordsIn(position, [], (path, value) => {
    if (path[0] !== "title" && !ownWords(path.at(-1)!, value, page)) byKind.set(kindOf(path), byKind.get(kindOf(path)) ?? path);
  });
  return [...byKind.values()];
}

/** The kind of a field; fields of one kind may hold the same words, such as the stances of all spaces. */
export const kindOf = (path: Path): string => (path.length < 2 ? String(path[0]) : `${path[0]}.${path.at(-1)}`);

function wordsIn(value: Json, path: Path, showToast: (path: Path, value: string | null) => void): void {
  if (value === null || typeof value === "string") showToast(path, value);
  else if (typeof value === "object" && !Array.isArray(value)) for (const [key, inner] of Object.entries(value)) wordsIn(inner, [...path, key], showToast);
}

/** The possible words of a field that the page itself knows: factions and cards. */
function ownWords(key: string | number, value: Json, page: TitlePage): string[] | null {
  const factions = page.factions.map((faction) => faction.id);
  const cards = page.cards.map((card) => card.id);
  if (key === "card" || (typeof value === "string" && cards.includes(value))) return cards;
  const sided = (typeof value === "string" && factions.includes(value)) || ["first", "active", "control"].includes(String(key));
  return sided ? factions : null;
}

/** The words that a field may hold, as far as the page knows: factions, cards, and the words in other fields of its kind. */
export function wordsFor(key: string | number, value: Json, position: Position, page: TitlePage): string[] {
  const words = ownWords(key, value, page);
  if (words) return words;
  const heldWords = new Set<string>();
  collect(position, key, heldWords);
  return heldWords.size > 1 || (heldWords.size === 1 && typeof value !== "string") ? [...heldWords].sort() : [];
}

/** A word as a person reads it. */
export function displayName(word: string, page: TitlePage): string {
  const faction = page.factions.find(({ id }) => id === word)?.name;
  return faction ?? page.words[word] ?? page.cards.find(({ id }) => id === word)?.title.split(" · ")[0] ?? label(word);
}

/** Whether the position has such a field. */
export function hasField(position: Position, field: string): boolean {
  let at: Json = position;
  for (const key of normalName(field).split(".")) {
    if (at === null || typeof at !== "object" || !(key in at)) return false;
    at = (at as { [key: string]: Json })[key]!;
  }
  return true;
}

/** The position without one of its fields. */
export function withoutField(position: Position, key: string): Position {
  return Object.fromEntries(Object.entries(position).filter(([each]) => each !== key));
}

function collect(value: Json, key: string | number, heldWords: Set<string>): void {
  if (value === null || typeof value !== "object") return;
  for (const [each, inner] of Object.entries(value)) {
    if (each === String(key) && typeof inner === "string") heldWords.add(inner);
    collect(inner, key, heldWords);
  }
}
