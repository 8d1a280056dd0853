/** The options of a question that stand on the board, and the sprites that are lit for each. */

import type { Question, Scene, Sprite } from "../lib/types";
import { fillLayers } from "./layers";
import { isGlyph, isPlace, spaceOf, spritesOf } from "./sprites";

export interface Light {
  id: string;
  /** The words of the option. */
  text?: string;
  sprites: Sprite[];
}

/**
 * An option is on the board if it names a piece there or else a space.
 * Some pieces are named by their sort only, and a word such as `terror` may name an operation as well: so a piece counts in
 * the space that the question is about, or where it is the only one of its name and half of the options or more are pieces.
 */
export function lightsOf(scene: Scene, question: Question | null): Light[] {
  if (!question?.options.length) return [];
  fillLayers(scene);
  const sprites = spritesOf(scene);
  const pieces = spritesByPiece(sprites);
  const places = groupBy(sprites.filter(isPlace), (sprite) => sprite.space!);
  const pieceCount = question.options.filter(({ id }) => pieces.has(id)).length;
  const mostlyPieces = pieceCount * 2 >= question.options.length;
  return question.options.flatMap(({ id, text }) => {
    const pieceSprites = piecesOfQuestion(pieces.get(id) ?? [], question.about, mostlyPieces);
    const litSprites = pieceSprites.length ? pieceSprites : (places.get(id) ?? []);
    return litSprites.length ? [{ id, text, sprites: litSprites }] : [];
  });
}

function spritesByPiece(sprites: Sprite[]): Map<string, Sprite[]> {
  const cards = new Set(sprites.filter(isCard).map((sprite) => sprite.piece));
  const candidates = sprites.filter((sprite) => sprite.piece && (cards.has(sprite.piece) ? isCard(sprite) : isGlyph(sprite)));
  return groupBy(candidates, (sprite) => sprite.piece!);
}

function isCard(sprite: Sprite): boolean {
  return sprite.kind === "box" && !!sprite.piece;
}

function piecesOfQuestion(found: Sprite[], about: string | null, mostlyPieces: boolean): Sprite[] {
  const inSpace = found.filter((sprite) => sprite.space === about || spaceOf(sprite) === about);
  if (inSpace.length) return inSpace;
  return mostlyPieces && new Set(found.map(spaceOf)).size === 1 ? found : [];
}

function groupBy<T>(list: T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** The light that falls on a sprite: its own, or that of the space it stands in. */
export function lightOn(sprite: Sprite, lights: Light[]): Light | undefined {
  const same = (other: Sprite) => other === sprite || (isCard(other) && other.piece === sprite.piece);
  const ownLight = lights.find((light) => light.sprites.some(same));
  const places = lights.filter((light) => light.sprites.some(isPlace));
  return ownLight ?? places.find(({ id }) => id === sprite.space) ?? places.find(({ id }) => id === spaceOf(sprite));
}

/** The name of a sprite in the question why it cannot be chosen: the piece where pieces are chosen, else the space. */
export function questionName(sprite: Sprite, lights: Light[]): string {
  const pieces = lights.some((light) => light.sprites.some((litSprites) => litSprites.piece));
  return (pieces && sprite.piece) || spaceOf(sprite) || sprite.piece || "";
}
