/** Pan and zoom of the board with wheel, drag, pinch and double click; the whole picture is the smallest size. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform, zoomTransform } from "d3-zoom";
import { prefersStillness } from "./animation";
import type { Rect } from "./sprites";

const MAX_ZOOM = 8;
const STEP = 1.5;
const MARGIN = 1.25;
const MAX_FRAME_ZOOM = 4; // a single piece is shown with what lies around it

export interface Zoom {
  zoomBy(factor: number): void;
  closer(): void;
  further(): void;
  fit(): void;
  /** Bring a place into sight if it is not. */
  reveal(rect: Rect): void;
  /** Bring a place so close that it fills the sheet, with some margin. */
  frame(rect: Rect): void;
  stop(): void;
}

export interface Size {
  width: number;
  height: number;
}

/** The zoom factor at which a place fills the sheet, with some margin. */
export function zoomFactor(rect: Rect, size: Size): number {
  return Math.max(1, Math.min(MAX_FRAME_ZOOM, size.width / (rect.w * MARGIN), size.height / (rect.h * MARGIN)));
}

/** Make the zoom of a board. `onzoom` is told of every change; `isBusy`: whether a double click at a place must not zoom. */
export function makeZoom(svg: SVGSVGElement, size: Size, onzoom: (t: ZoomTransform) => void, isBusy: (at: { clientX: number; clientY: number }) => boolean): Zoom {
  const behaviour = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, MAX_ZOOM])
    .extent(() => [[0, 0], [size.width, size.height]])
    .translateExtent([[0, 0], [size.width, size.height]])
    .clickDistance(6)
    .filter((event) => isZoomEvent(event, current.k) && !(isDouble(event) && isBusy(event.changedTouches?.[0] ?? event)))
    .on("zoom", (event) => onzoom((current = event.transform)));
  let current = zoomTransform(svg);
  const picture = select(svg);
  picture.call(behaviour).on("wheel.stay", (event: WheelEvent) => event.preventDefault(), { passive: false });
  const zoomBy = (factor: number) => behaviour.scaleBy(animated(picture), factor);
  return {
    zoomBy,
    closer: () => zoomBy(STEP),
    further: () => zoomBy(1 / STEP),
    fit: () => behaviour.transform(animated(picture), zoomIdentity),
    reveal: (rect) => isOutOfSight(rect, current, size) && behaviour.translateTo(animated(picture), rect.x + rect.w / 2, rect.y + rect.h / 2),
    frame: (rect) => {
      const k = zoomFactor(rect, size);
      const centre = zoomIdentity.translate(size.width / 2, size.height / 2).scale(k);
      const target = centre.translate(-rect.x - rect.w / 2, -rect.y - rect.h / 2);
      behaviour.transform(animated(picture), behaviour.constrain()(target, [[0, 0], [size.width, size.height]], [[0, 0], [size.width, size.height]]));
    },
    stop: () => void picture.on(".zoom", null).on("wheel.stay", null),
  };

  function animated(selection: typeof picture): never {
    return (prefersStillness() ? selection : transition(selection as never)) as never;
  }
}

function transition(selection: { transition?: () => { duration(ms: number): unknown } }): unknown {
  return selection.transition ? selection.transition().duration(220) : selection;
}

/** Whether an event zooms or pans: one finger scrolls the page as long as the whole picture is in sight. */
function isZoomEvent(event: Event & { ctrlKey?: boolean; button?: number; touches?: TouchList }, scale: number): boolean {
  if (event.type === "touchstart" && event.touches?.length === 1) return scale > 1;
  return (!event.ctrlKey || event.type === "wheel") && !event.button;
}

/** Whether an event is a double click, or the end of a touch, which two taps come as. */
function isDouble(event: Event): boolean {
  return event.type === "dblclick" || event.type === "touchend";
}

export function isOutOfSight(rect: Rect, at: ZoomTransform, size: Size): boolean {
  const [x, y] = at.apply([rect.x + rect.w / 2, rect.y + rect.h / 2]);
  return x < 0 || y < 0 || x > size.width || y > size.height;
}
