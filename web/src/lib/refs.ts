// What a sentence names, made into places that can be pointed at.
import type { Ref } from "./types";

export type Part = string | Ref;

/** A sentence in parts: plain text, and the refs whose words stand in it; `rest`: the refs that do not. */
export function parts(text: string, refs: Ref[]): { parts: Part[]; rest: Ref[] } {
  const found: { at: number; ref: Ref }[] = [];
  const rest: Ref[] = [];
  for (const ref of [...refs].sort((a, b) => b.text.length - a.text.length)) {
    const at = place(text, ref, found);
    if (at < 0) rest.push(ref);
    else found.push({ at, ref });
  }
  found.sort((a, b) => a.at - b.at);
  return { parts: cut(text, found), rest };
}

/** Where the words of a ref stand and no other ref does. */
function place(text: string, ref: Ref, taken: { at: number; ref: Ref }[]): number {
  if (!ref.text) return -1;
  const free = (at: number) => taken.every((each) => at + ref.text.length <= each.at || at >= each.at + each.ref.text.length);
  for (let at = text.indexOf(ref.text); at >= 0; at = text.indexOf(ref.text, at + 1)) if (free(at)) return at;
  return -1;
}

function cut(text: string, found: { at: number; ref: Ref }[]): Part[] {
  const all: Part[] = [];
  let from = 0;
  for (const { at, ref } of found) {
    if (at > from) all.push(text.slice(from, at));
    all.push(ref);
    from = at + ref.text.length;
  }
  if (from < text.length) all.push(text.slice(from));
  return all;
}

const NUMBER = /[A-Z]-?\d+|\d+(?:\.\d+)+[a-z]?|[a-z]+\d*(?:_[a-z0-9]+)+/g;

/** A rules text in parts: numbers of paragraphs, rulings and cards and names of options that exist are links. */
export function ruleParts(text: string, known: Set<string>): Part[] {
  const found = [...text.matchAll(NUMBER)]
    .filter((match) => known.has(match[0]))
    .map((match) => ({ at: match.index, ref: { kind: "rule", id: match[0], text: match[0] } as Ref }));
  return cut(text, found);
}
