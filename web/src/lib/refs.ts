// The refs of a sentence: the spaces, pieces, cards and rules that it names.
import type { Ref } from "./types";

export type Part = string | Ref;

/** Split a sentence into plain text and the refs whose words stand in it; `rest`: the refs whose words do not. */
export function splitSentence(text: string, refs: Ref[]): { parts: Part[]; rest: Ref[] } {
  const places: { at: number; ref: Ref }[] = [];
  const rest: Ref[] = [];
  for (const ref of [...refs].sort((a, b) => b.text.length - a.text.length)) {
    const at = place(text, ref, places);
    if (at < 0) rest.push(ref);
    else places.push({ at, ref });
  }
  places.sort((a, b) => a.at - b.at);
  return { parts: cut(text, places), rest };
}

/** The index at which the words of a ref stand and no other ref does; -1 where there is none. */
function place(text: string, ref: Ref, taken: { at: number; ref: Ref }[]): number {
  if (!ref.text) return -1;
  const free = (at: number) => taken.every((each) => at + ref.text.length <= each.at || at >= each.at + each.ref.text.length);
  for (let at = text.indexOf(ref.text); at >= 0; at = text.indexOf(ref.text, at + 1)) if (free(at)) return at;
  return -1;
}

function cut(text: string, places: { at: number; ref: Ref }[]): Part[] {
  const all: Part[] = [];
  let from = 0;
  for (const { at, ref } of places) {
    if (at > from) all.push(text.slice(from, at));
    all.push(ref);
    from = at + ref.text.length;
  }
  if (from < text.length) all.push(text.slice(from));
  return all;
}

const NUMBER = /[A-Z]-?\d+|\d+(?:\.\d+)+[a-z]?|[a-z]+\d*(?:_[a-z0-9]+)+/g;

/** Split a text of the rules into plain text and refs: the numbers of paragraphs, rulings and cards and the names of options that exist. */
export function splitRules(text: string, known: Set<string>): Part[] {
  const places = [...text.matchAll(NUMBER)]
    .filter((match) => known.has(match[0]))
    .map((match) => ({ at: match.index, ref: { kind: "rule", id: match[0], text: match[0] } as Ref }));
  return cut(text, places);
}
