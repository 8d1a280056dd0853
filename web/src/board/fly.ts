/** Pieces that move fly from where they stood; those that come grow, those that go fade. */

import type { Changes, Standing } from "./moves";

const FLIGHT = 520;
const STAGGER = 45;
const MOST = 60; // more at once is a new position, not a move

export function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Set a change in motion; `ghosts` is a group above the pieces for what is no longer there. */
export function fly({ moved, come, gone, stay }: Changes, ghosts: Element): void {
  ghosts.replaceChildren();
  if (moved.length + come.length + gone.length > MOST) return;
  const settled = new Set(stay.map((one) => one.element));
  const joins = (one: Standing) => one.spare || settled.has(one.element);
  moved.forEach(({ from, to }, i) => glide(from, joins(to) ? ghostOf(to, ghosts) : to, Math.min(i, 8) * STAGGER));
  come.forEach((one) => joins(one) || grow(one));
  gone.forEach((one) => fade(one, ghosts));
}

/** A piece that joins a pile: its double flies there and melts into it. */
function ghostOf(one: Standing, ghosts: Element): Standing {
  const element = one.element?.cloneNode(true) as Element | undefined;
  if (element) ghosts.append(element);
  setTimeout(() => element?.remove(), FLIGHT + 9 * STAGGER);
  return { ...one, element };
}

function glide(from: Standing, to: Standing, delay: number): void {
  const dx = from.rect.x + from.rect.w / 2 - (to.rect.x + to.rect.w / 2);
  const dy = from.rect.y + from.rect.h / 2 - (to.rect.y + to.rect.h / 2);
  const high = Math.min(40, Math.hypot(dx, dy) * 0.15);
  animate(to.element, [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - high}px)`, offset: 0.5 },
    { transform: "translate(0px, 0px)" },
  ], { duration: FLIGHT, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" });
}

function grow(one: Standing): void {
  const middle = `${one.rect.x + one.rect.w / 2}px ${one.rect.y + one.rect.h / 2}px`;
  const at = { transformOrigin: middle };
  animate(one.element, [
    { ...at, transform: "scale(0.2)", opacity: 0 },
    { ...at, transform: "scale(1.25)", opacity: 1, offset: 0.7 },
    { ...at, transform: "scale(1)", opacity: 1 },
  ], { duration: FLIGHT * 0.8, easing: "ease-out" });
}

function fade(one: Standing, ghosts: Element): void {
  if (!one.element) return;
  const ghost = one.element.cloneNode(true) as Element;
  ghosts.append(ghost);
  const going = animate(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: FLIGHT * 0.8, fill: "forwards" });
  if (going) going.onfinish = () => ghost.remove();
  else ghost.remove();
}

function animate(element: Element | undefined, frames: Keyframe[], how: KeyframeAnimationOptions): Animation | undefined {
  return typeof element?.animate === "function" ? element.animate(frames, how) : undefined;
}
