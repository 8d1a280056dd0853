/** The animation of changes on the board: pieces that move fly, new ones grow, those that are removed fade. */

import type { Changes, PlacedPiece } from "./moves";

const FLIGHT_TIME = 520;
const STAGGER = 45;
const MAX_MOVES = 60; // more at once is a new position, not a move

export function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animate the changes between two pictures; `ghosts` is a group above the pieces for those that are no longer there. */
export function animateChanges({ moved, added, removed, unmoved }: Changes, ghosts: Element): void {
  ghosts.replaceChildren();
  if (moved.length + added.length + removed.length > MAX_MOVES) return;
  const settled = new Set(unmoved.map((piece) => piece.element));
  const joinsPile = (piece: PlacedPiece) => piece.spare || settled.has(piece.element);
  moved.forEach(({ from, to }, i) => glide(from, joinsPile(to) ? makeGhost(to, ghosts) : to, Math.min(i, 8) * STAGGER));
  added.forEach((piece) => joinsPile(piece) || grow(piece));
  removed.forEach((piece) => fade(piece, ghosts));
}

/** Make the double of a piece that joins a pile: it flies there and then disappears. */
function makeGhost(piece: PlacedPiece, ghosts: Element): PlacedPiece {
  const element = piece.element?.cloneNode(true) as Element | undefined;
  if (element) ghosts.append(element);
  setTimeout(() => element?.remove(), FLIGHT_TIME + 9 * STAGGER);
  return { ...piece, element };
}

function glide(from: PlacedPiece, to: PlacedPiece, delay: number): void {
  const dx = from.rect.x + from.rect.w / 2 - (to.rect.x + to.rect.w / 2);
  const dy = from.rect.y + from.rect.h / 2 - (to.rect.y + to.rect.h / 2);
  const height = Math.min(40, Math.hypot(dx, dy) * 0.15);
  animate(to.element, [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - height}px)`, offset: 0.5 },
    { transform: "translate(0px, 0px)" },
  ], { duration: FLIGHT_TIME, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" });
}

function grow(piece: PlacedPiece): void {
  const middle = `${piece.rect.x + piece.rect.w / 2}px ${piece.rect.y + piece.rect.h / 2}px`;
  const at = { transformOrigin: middle };
  animate(piece.element, [
    { ...at, transform: "scale(0.2)", opacity: 0 },
    { ...at, transform: "scale(1.25)", opacity: 1, offset: 0.7 },
    { ...at, transform: "scale(1)", opacity: 1 },
  ], { duration: FLIGHT_TIME * 0.8, easing: "ease-out" });
}

function fade(piece: PlacedPiece, ghosts: Element): void {
  if (!piece.element) return;
  const ghost = piece.element.cloneNode(true) as Element;
  ghosts.append(ghost);
  const fading = animate(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: FLIGHT_TIME * 0.8, fill: "forwards" });
  if (fading) fading.onfinish = () => ghost.remove();
  else ghost.remove();
}

function animate(element: Element | undefined, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | undefined {
  return typeof element?.animate === "function" ? element.animate(frames, options) : undefined;
}
