/** A layer of a scene as SVG text: the same picture, element for element, that draw/svg.py writes into a file. */

import type { Drawing, Layer, Outline, Paint, Sprite } from "../lib/types";

type Value = string | number;
type Attributes = Record<string, Value>;

export const SANS = "'Helvetica Neue', Helvetica, Arial, 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif";
const SERIF = "Georgia, 'Times New Roman', 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif";
const MIDDLE_LINE = 0.35; // from the middle of a line of type down to its base line, in ems
const STYLES: [string, string, string][] = [
  ["bold", "font-weight", "bold"],
  ["italic", "font-style", "italic"],
  ["serif", "font-family", SERIF],
];
const NO_PAINT: Paint = { fill: "none", line: "none", width: 0, type: "#1f2a33" };

/** The sprites of a layer, one group each, in their order. */
export function layerMarkup(layer: Layer, drawing: Drawing): string {
  return (layer.sprites ?? []).map((sprite) => spriteMarkup(sprite, drawing)).join("\n");
}

/** One group per sprite, with its kind as class and its space as data. */
export function spriteMarkup(sprite: Sprite, drawing: Drawing): string {
  const marks: Attributes = { class: `sw-${sprite.kind} sw-role-${sprite.role ?? ""}` };
  if (sprite.space) marks["data-space"] = sprite.space;
  if (sprite.count) marks["data-count"] = sprite.count;
  return element("g", marks, spriteBody(sprite, drawing));
}

function spriteBody(sprite: Sprite, drawing: Drawing): string {
  if (sprite.kind === "area") return area(sprite, drawing);
  if (sprite.kind === "box") return box(sprite, drawing);
  return sprite.kind === "text" ? words(sprite, drawing) : glyph(sprite, drawing);
}

function area(sprite: Sprite, drawing: Drawing): string {
  return element("path", { d: sprite.path ?? "", "stroke-linejoin": "round", ...paint(paintOf(sprite, drawing)) });
}

function box(sprite: Sprite, drawing: Drawing): string {
  const { x = 0, y = 0, w = 0, h = 0 } = sprite;
  const look = paintOf(sprite, drawing);
  return element("rect", { x, y, width: w, height: h, rx: look.width ? 8 : 0, ...paint(look) });
}

/** The outlines of a piece or marker, and its label in its middle or where the glyph has room for it. */
function glyph(sprite: Sprite, drawing: Drawing): string {
  const { x = 0, y = 0, w = 0, h = 0 } = sprite;
  const scale = `scale(${number(w / drawing.unit)} ${number(h / drawing.unit)})`;
  const place = { transform: `translate(${number(x)} ${number(y)}) ${scale}`, "stroke-linejoin": "round" };
  const outlines = (drawing.glyphs[sprite.kind] ?? []).map((shape) => outline(shape, sprite, drawing));
  const picture = element("g", place, outlines.join(""));
  if (!sprite.label) return picture;
  const type: Paint = { ...NO_PAINT, fill: paintOf(sprite, drawing).type };
  return picture + line(sprite, x + w / 2, y + h * (drawing.label_at[sprite.kind] ?? 0.5), type);
}

function outline(shape: Outline, sprite: Sprite, drawing: Drawing): string {
  return element("path", { d: shape.path, ...paint(drawing.palette[shape.role || (sprite.role ?? "")] ?? NO_PAINT) });
}

/** A line of type; its halo is a second copy below it. */
function words(sprite: Sprite, drawing: Drawing): string {
  const { x = 0, y = 0 } = sprite;
  const halo = sprite.style?.includes("halo") ? line(sprite, x, y, drawing.palette.halo ?? NO_PAINT) : "";
  return halo + line(sprite, x, y, paintOf(sprite, drawing));
}

function line(sprite: Sprite, x: number, y: number, look: Paint): string {
  const size = sprite.size ?? 0;
  const how: Attributes = { "font-size": size, "text-anchor": sprite.align ?? "middle" };
  for (const [word, key, value] of STYLES) if (sprite.style?.includes(word)) how[key] = value;
  if (sprite.angle) how.transform = `rotate(${number(sprite.angle)} ${number(x)} ${number(y)})`;
  if (look.line !== "none") how["stroke-linejoin"] = "round";
  return element("text", { x, y: y + MIDDLE_LINE * size, ...how, ...paint(look) }, escape(sprite.label ?? ""));
}

function paintOf(sprite: Sprite, drawing: Drawing): Paint {
  return drawing.palette[sprite.role ?? ""] ?? NO_PAINT;
}

function paint(look: Paint): Attributes {
  const fill: Attributes = { fill: look.fill === "none" ? "none" : look.fill.slice(0, 7) };
  if (look.fill.length === 9) fill["fill-opacity"] = Math.round((parseInt(look.fill.slice(7), 16) / 255) * 100) / 100;
  if (look.line !== "none") Object.assign(fill, { stroke: look.line, "stroke-width": look.width });
  return fill;
}

function element(tag: string, attributes: Attributes, inside = ""): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${clean(value)}"`);
  const start = `<${tag}${words.join("")}`;
  return inside ? `${start}>${inside}</${tag}>` : `${start}/>`;
}

function clean(value: Value): string {
  return typeof value === "number" ? number(value) : escape(value).replaceAll('"', "&quot;");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Six figures at most, three of them behind the point: enough for any screen, and short. */
function number(value: number): string {
  return String(Number((Math.round(value * 1000) / 1000).toPrecision(6)));
}
