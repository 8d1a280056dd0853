/** Pan and zoom with wheel, drag, pinch and double click; the whole picture is the smallest size. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform, zoomTransform } from "d3-zoom";
import { stillness } from "./fly";
import type { Rect } from "./sprites";

const CLOSEST = 8;
const STEP = 1.5;
const MARGIN = 1.25;
const NEAR = 4; // a single piece is shown with what lies around it

export interface Glass {
  by(factor: number): void;
  closer(): void;
  further(): void;
  fit(): void;
  /** Bring a place into sight where it is not. */
  reveal(rect: Rect): void;
  /** Bring a place so close that it fills the sheet, with some margin. */
  frame(rect: Rect): void;
  stop(): void;
}

export interface Size {
  width: number;
  height: number;
}

/** How close a place may come when it is to fill the sheet. */
export function closeness(rect: Rect, size: Size): number {
  return Math.max(1, Math.min(NEAR, size.width / (rect.w * MARGIN), size.height / (rect.h * MARGIN)));
}

/** `seen`: told of every change; `calm`: a double click there must not zoom. */
export function lookingGlass(svg: SVGSVGElement, size: Size, seen: (t: ZoomTransform) => void, calm: (at: { clientX: number; clientY: number }) => boolean): Glass {
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent(() => [[0, 0], [size.width, size.height]])
    .translateExtent([[0, 0], [size.width, size.height]])
    .clickDistance(6)
    .filter((event) => wanted(event, now.k) && !(isDouble(event) && calm(event.changedTouches?.[0] ?? event)))
    .on("zoom", (event) => seen((now = event.transform)));
  let now = zoomTransform(svg);
  const picture = select(svg);
  picture.call(behaviour).on("wheel.stay", (event: WheelEvent) => event.preventDefault(), { passive: false });
  const by = (factor: number) => behaviour.scaleBy(slow(picture), factor);
  return {
    by,
    closer: () => by(STEP),
    further: () => by(1 / STEP),
    fit: () => behaviour.transform(slow(picture), zoomIdentity),
    reveal: (rect) => hidden(rect, now, size) && behaviour.translateTo(slow(picture), rect.x + rect.w / 2, rect.y + rect.h / 2),
    frame: (rect) => {
      const k = closeness(rect, size);
      const centre = zoomIdentity.translate(size.width / 2, size.height / 2).scale(k);
      const there = centre.translate(-rect.x - rect.w / 2, -rect.y - rect.h / 2);
      behaviour.transform(slow(picture), behaviour.constrain()(there, [[0, 0], [size.width, size.height]], [[0, 0], [size.width, size.height]]));
    },
    stop: () => void picture.on(".zoom", null).on("wheel.stay", null),
  };

  function slow(selection: typeof picture): never {
    return (stillness() ? selection : transition(selection as never)) as never;
  }
}

function transition(selection: { transition?: () => { duration(ms: number): unknown } }): unknown {
  return selection.transition ? selection.transition().duration(220) : selection;
}

/** One finger scrolls the page as long as the whole picture is in sight. */
function wanted(event: Event & { ctrlKey?: boolean; button?: number; touches?: TouchList }, scale: number): boolean {
  if (event.type === "touchstart" && event.touches?.length === 1) return scale > 1;
  return (!event.ctrlKey || event.type === "wheel") && !event.button;
}

/** Two taps of a finger come as the end of the second one. */
function isDouble(event: Event): boolean {
  return event.type === "dblclick" || event.type === "touchend";
}

export function hidden(rect: Rect, at: ZoomTransform, size: Size): boolean {
  const [x, y] = at.apply([rect.x + rect.w / 2, rect.y + rect.h / 2]);
  return x < 0 || y < 0 || x > size.width || y > size.height;
}
