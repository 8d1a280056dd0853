/** Layers by their hash: the server sends the sprites of a layer once, and its hash from then on. */

import { layerMarkup } from "./draw";
import type { Drawing, Layer, Scene, Sprite } from "../lib/types";

const MAX_LAYERS = 400;
const sprites = new Map<string, Sprite[]>();
const markup = new Map<string, string>();

/** Remember the layers of a scene that have sprites, and fill in those that have only a hash; whether that could be done for all. */
export function fillLayers(scene: Scene): boolean {
  return scene.layers.map(fillLayer).every(Boolean);
}

function fillLayer(layer: Layer): boolean {
  const cached = sprites.get(layer.hash);
  if (cached) layer.sprites = cached; // one list for each hash: a sprite is the same object in every picture
  else if (layer.sprites) remember(sprites, layer.hash, layer.sprites);
  return !!layer.sprites;
}

/** A layer as SVG text; it is drawn once for as long as it stays the same. */
export function markupOf(layer: Layer, drawing: Drawing): string {
  const cached = markup.get(layer.hash);
  if (cached !== undefined) return cached;
  const text = layerMarkup(layer, drawing);
  remember(markup, layer.hash, text);
  return text;
}

function remember<T>(store: Map<string, T>, key: string, value: T): void {
  store.delete(key);
  store.set(key, value);
  if (store.size > MAX_LAYERS) store.delete(store.keys().next().value!);
}
