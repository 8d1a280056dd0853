// The colours of the boards, for the marks of the factions in text.
import { api } from "./api";
import type { Drawing } from "./types";

class Paints {
  drawing = $state.raw<Drawing | null>(null);
}
export const paints = new Paints();

let asked = false;
export function wantPaints(): void {
  if (asked) return;
  asked = true;
  api.drawing().then(
    (drawing) => void (paints.drawing = drawing),
    () => void (asked = false),
  );
}

/** A faction's colour on any ground: its fill, or its outline where the fill is white. */
export function factionColour(faction: string | null | undefined): string {
  const paint = faction ? paints.drawing?.palette[faction] : undefined;
  if (!paint) return "var(--edge-strong)";
  return /^#(f{3}|f{6})$/i.test(paint.fill) ? paint.line : paint.fill;
}
