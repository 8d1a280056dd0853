/** What changed between two pictures: which piece went where, which came and which went away. */

import type { Sprite } from "../lib/types";
import { isGlyph, type Rect, rectOf } from "./sprites";

export interface Standing {
  sprite: Sprite;
  rect: Rect;
  /** The element that draws it, where there is one. */
  element?: Element;
  /** Another piece of a pile that one element draws. */
  spare?: boolean;
}

export interface Changes {
  moved: { from: Standing; to: Standing }[];
  come: Standing[];
  gone: Standing[];
  /** Those that stand where they stood. */
  stay: Standing[];
}

const PILE = 12; // of a larger pile the rest does not fly

type Key = (sprite: Sprite) => string;

/** The likeness of two sprites, from the closest on: the same thing in the same place, … the same sort of thing anywhere. */
const LIKE: Key[] = [
  (s) => [s.kind, s.role, s.label, s.piece, s.space, s.x, s.y].join("|"),
  (s) => [s.kind, s.role, s.label, s.piece, s.space].join("|"),
  (s) => [s.kind, s.role, s.space].join("|"),
  (s) => [s.kind, s.role, s.label, s.piece].join("|"),
  (s) => [s.kind, s.role].join("|"),
  (s) => [s.role, s.space, "turned"].join("|"),
];

/** The pieces and markers among the sprites, each piece of a pile for itself. */
export function standing(sprites: Sprite[], elements?: ArrayLike<Element>): Standing[] {
  return sprites.flatMap((sprite, i) => (isGlyph(sprite) ? pile(sprite, elements?.[i]) : []));
}

function pile(sprite: Sprite, element?: Element): Standing[] {
  const count = Math.max(1, Math.min(sprite.count ?? 1, PILE));
  return Array.from({ length: count }, (_, i) => ({ sprite, rect: rectOf(sprite), element, spare: i > 0 }));
}

/** Pair what stood there with what stands there now, the likest first; what finds no partner came or went. */
export function changes(before: Standing[], after: Standing[]): Changes {
  let gone = before;
  let come = after;
  const [moved, stay]: [Changes["moved"], Standing[]] = [[], []];
  for (const key of LIKE) {
    const pairs = paired(gone, come, key);
    for (const pair of pairs) {
      if (same(pair.from.rect, pair.to.rect)) stay.push(pair.to);
      else moved.push(pair);
    }
    const met = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    gone = gone.filter((one) => !met.has(one));
    come = come.filter((one) => !met.has(one));
  }
  return { moved, come, gone, stay };
}

function paired(before: Standing[], after: Standing[], key: Key): Changes["moved"] {
  const waiting = new Map<string, Standing[]>();
  for (const one of before) waiting.set(key(one.sprite), [...(waiting.get(key(one.sprite)) ?? []), one]);
  return after.flatMap((to) => {
    const from = nearest(waiting.get(key(to.sprite)) ?? [], to);
    return from ? [{ from, to }] : [];
  });
}

/** The nearest of them, taken out of the list. */
function nearest(list: Standing[], to: Standing): Standing | undefined {
  let best = -1;
  let least = Infinity;
  list.forEach((one, i) => {
    const far = Math.hypot(one.rect.x - to.rect.x, one.rect.y - to.rect.y);
    if (far < least) [best, least] = [i, far];
  });
  return best < 0 ? undefined : list.splice(best, 1)[0];
}

function same(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.w - b.w) < 0.5;
}
