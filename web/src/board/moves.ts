/** The changes between two pictures: which pieces moved where, which were added and which removed. */

import type { Sprite } from "../lib/types";
import { isGlyph, type Rect, rectOf } from "./sprites";

export interface PlacedPiece {
  sprite: Sprite;
  rect: Rect;
  /** The element that draws it, where there is one. */
  element?: Element;
  /** Another piece of a pile that one element draws. */
  spare?: boolean;
}

export interface Changes {
  moved: { from: PlacedPiece; to: PlacedPiece }[];
  added: PlacedPiece[];
  removed: PlacedPiece[];
  /** The pieces that stand where they stood. */
  unmoved: PlacedPiece[];
}

const MAX_PILE = 12; // of a larger pile the rest does not fly

type Key = (sprite: Sprite) => string;

/** Keys by which two sprites are alike, the strictest first: from the same thing in the same place to the same sort of thing anywhere. */
const LIKENESS: Key[] = [
  (s) => [s.kind, s.role, s.label, s.piece, s.space, s.x, s.y].join("|"),
  (s) => [s.kind, s.role, s.label, s.piece, s.space].join("|"),
  (s) => [s.kind, s.role, s.space].join("|"),
  (s) => [s.kind, s.role, s.label, s.piece].join("|"),
  (s) => [s.kind, s.role].join("|"),
  (s) => [s.role, s.space, "turned"].join("|"),
];

/** The pieces and markers among the sprites, each piece of a pile for itself. */
export function placedPieces(sprites: Sprite[], elements?: ArrayLike<Element>): PlacedPiece[] {
  return sprites.flatMap((sprite, i) => (isGlyph(sprite) ? pile(sprite, elements?.[i]) : []));
}

function pile(sprite: Sprite, element?: Element): PlacedPiece[] {
  const count = Math.max(1, Math.min(sprite.count ?? 1, MAX_PILE));
  return Array.from({ length: count }, (_, i) => ({ sprite, rect: rectOf(sprite), element, spare: i > 0 }));
}

/** Pair the pieces of two pictures, the likest first; pieces without a partner were added or removed. */
export function changes(before: PlacedPiece[], after: PlacedPiece[]): Changes {
  let removed = before;
  let added = after;
  const [moved, unmoved]: [Changes["moved"], PlacedPiece[]] = [[], []];
  for (const key of LIKENESS) {
    const pairs = matchPieces(removed, added, key);
    for (const pair of pairs) {
      if (isSamePlace(pair.from.rect, pair.to.rect)) unmoved.push(pair.to);
      else moved.push(pair);
    }
    const matched = new Set(pairs.flatMap(({ from, to }) => [from, to]));
    removed = removed.filter((piece) => !matched.has(piece));
    added = added.filter((piece) => !matched.has(piece));
  }
  return { moved, added, removed, unmoved };
}

function matchPieces(before: PlacedPiece[], after: PlacedPiece[], key: Key): Changes["moved"] {
  const waiting = new Map<string, PlacedPiece[]>();
  for (const piece of before) waiting.set(key(piece.sprite), [...(waiting.get(key(piece.sprite)) ?? []), piece]);
  return after.flatMap((to) => {
    const from = nearest(waiting.get(key(to.sprite)) ?? [], to);
    return from ? [{ from, to }] : [];
  });
}

/** Take the piece nearest to another one out of a list. */
function nearest(list: PlacedPiece[], to: PlacedPiece): PlacedPiece | undefined {
  let best = -1;
  let least = Infinity;
  list.forEach((piece, i) => {
    const distance = Math.hypot(piece.rect.x - to.rect.x, piece.rect.y - to.rect.y);
    if (distance < least) [best, least] = [i, distance];
  });
  return best < 0 ? undefined : list.splice(best, 1)[0];
}

function isSamePlace(a: Rect, b: Rect): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.w - b.w) < 0.5;
}
