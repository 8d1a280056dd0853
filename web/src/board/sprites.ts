/** Facts about sprites. */

import type { Scene, Sprite } from "../lib/types";

/** A place on the canvas; y grows downwards. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SHAPES = new Set(["area", "box", "text"]);

/** Whether a sprite is a piece or a marker: something that can be taken up and put elsewhere. */
export function isGlyph(sprite: Sprite): boolean {
  return !SHAPES.has(sprite.kind);
}

/** Whether a sprite is a space of the map or a box; a card in a hand is a box too, but one that is chosen itself. */
export function isPlace(sprite: Sprite): boolean {
  return (sprite.kind === "area" || sprite.kind === "box") && !!sprite.space && !sprite.piece;
}

export function rectOf(sprite: Sprite): Rect {
  return { x: sprite.x ?? 0, y: sprite.y ?? 0, w: sprite.w ?? 0, h: sprite.h ?? 0 };
}

/** The rectangle around several rectangles. */
export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return { x, y, w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x, h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y };
}

export function spritesOf(scene: Scene): Sprite[] {
  return scene.layers.flatMap((layer) => layer.sprites ?? []);
}

/** The space of the map that a sprite stands in; a part of a space is called `space.part`. */
export function spaceOf(sprite: Sprite): string {
  return (sprite.space ?? "").split(".")[0]!;
}
