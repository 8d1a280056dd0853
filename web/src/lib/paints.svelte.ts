// The glyphs and colours of each title's boards, for small pictures and for the marks of the factions in text.
import { api } from "./api";
import type { Drawing, Paint } from "./types";

class Paints {
  drawings = $state.raw<Record<string, Drawing>>({});
}
export const paints = new Paints();

const loading = new Set<string>();
/** Load the drawing of a title, once. */
export function loadPaints(title: string | undefined): void {
  if (!title || loading.has(title)) return;
  loading.add(title);
  api.drawing(title).then(
    (drawing) => void (paints.drawings = { ...paints.drawings, [title]: drawing }),
    () => void loading.delete(title),
  );
}

/** The paint of a faction of a title, once the drawing is loaded. */
export function factionPaint(title: string | undefined, faction: string): Paint | undefined {
  return title ? paints.drawings[title]?.palette[faction] : undefined;
}

/** A faction's colour on any ground: its fill, or its outline where the fill is white. */
export function factionColour(title: string | undefined, faction: string | null | undefined): string {
  const paint = faction ? factionPaint(title, faction) : undefined;
  if (!paint) return "var(--edge-strong)";
  return /^#(f{3}|f{6})$/i.test(paint.fill) ? paint.line : paint.fill;
}
