// A position as a tree of fields: where each stands, what it may be, how it is changed.
import type { Json, Position, TitlePage } from "../lib/types";
import { label } from "../lib/words";

export type Path = (string | number)[];
export type Shape = "number" | "switch" | "text" | "list" | "group" | "nothing" | "json";

export function shape(value: Json): Shape {
  if (value === null) return "nothing";
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "switch";
  if (typeof value === "string") return "text";
  if (!Array.isArray(value)) return "group";
  const plain = value.every((each) => typeof each === "string" || typeof each === "number");
  return plain ? "list" : "json";
}

/** The position with one value changed; everything beside the path stays the same object. */
export function put(value: Json, path: Path, to: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((each, index) => (index === Number(key) ? put(each, rest, to) : each));
  const held = (value ?? {}) as { [key: string]: Json };
  return { ...held, [key]: put(held[key] ?? null, rest, to) };
}

/** How the server names a field: `spaces.nicosia.troops`. */
export const name = (path: Path): string => path.join(".");

/** Whether an error at `field` belongs to this path, or (`inside`) to something within it. */
export function isAt(path: Path, field: string): boolean {
  return normal(field) === name(path);
}
/** Whether an error about all `troops` concerns this path: one of the numbers that do not add up. */
export function concerns(path: Path, field: string): boolean {
  return path.length > 1 && !field.includes(".") && path.at(-1) === field;
}
export function isInside(path: Path, field: string): boolean {
  return normal(field).startsWith(`${name(path)}.`);
}
const normal = (field: string) => field.replace(/\[['"]?(\w+)['"]?\]/g, ".$1");

/** A list as a line of type, and back: numbers stay numbers. */
export const spell = (list: Json[]): string => list.join(", ");
export function unspell(text: string, before: Json[]): Json[] {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const numbers = before.length ? before.every((each) => typeof each === "number") : words.every((each) => /^-?\d+$/.test(each));
  return numbers && words.every((each) => Number.isFinite(Number(each))) ? words.map(Number) : words;
}

/** The fields that hold a word whose choice only the engine knows, one of each kind. */
export function unknown(position: Position, page: TitlePage): Path[] {
  const found = new Map<string, Path>();
  wordsIn(position, [], (path, value) => {
    if (path[0] !== "title" && !own(path.at(-1)!, value, page)) found.set(kindOf(path), found.get(kindOf(path)) ?? path);
  });
  return [...found.values()];
}

/** Fields of one kind may hold the same: all stances of all spaces. */
export const kindOf = (path: Path): string => (path.length < 2 ? String(path[0]) : `${path[0]}.${path.at(-1)}`);

function wordsIn(value: Json, path: Path, tell: (path: Path, value: string | null) => void): void {
  if (value === null || typeof value === "string") tell(path, value);
  else if (typeof value === "object" && !Array.isArray(value)) for (const [key, inner] of Object.entries(value)) wordsIn(inner, [...path, key], tell);
}

/** What the page itself can tell of a word: factions and cards. */
function own(key: string | number, value: Json, page: TitlePage): string[] | null {
  const factions = page.factions.map((faction) => faction.id);
  const cards = page.cards.map((card) => card.id);
  if (key === "card" || (typeof value === "string" && cards.includes(value))) return cards;
  const sided = (typeof value === "string" && factions.includes(value)) || ["first", "active", "control"].includes(String(key));
  return sided ? factions : null;
}

/** Words that a string field may hold, where they are known: factions, cards, and what its likes hold elsewhere. */
export function known(key: string | number, value: Json, position: Position, page: TitlePage): string[] {
  const told = own(key, value, page);
  if (told) return told;
  const seen = new Set<string>();
  collect(position, key, seen);
  return seen.size > 1 || (seen.size === 1 && typeof value !== "string") ? [...seen].sort() : [];
}

/** A word as a person reads it. */
export function spoken(word: string, page: TitlePage): string {
  const faction = page.factions.find(({ id }) => id === word)?.name;
  return faction ?? page.words[word] ?? page.cards.find(({ id }) => id === word)?.title.split(" · ")[0] ?? label(word);
}

/** Whether the position has such a field. */
export function has(position: Position, field: string): boolean {
  let at: Json = position;
  for (const key of normal(field).split(".")) {
    if (at === null || typeof at !== "object" || !(key in at)) return false;
    at = (at as { [key: string]: Json })[key]!;
  }
  return true;
}

/** The position without one of its fields. */
export function without(position: Position, key: string): Position {
  return Object.fromEntries(Object.entries(position).filter(([each]) => each !== key));
}

function collect(value: Json, key: string | number, seen: Set<string>): void {
  if (value === null || typeof value !== "object") return;
  for (const [each, inner] of Object.entries(value)) {
    if (each === String(key) && typeof inner === "string") seen.add(inner);
    collect(inner, key, seen);
  }
}
