/** The pointer on the board: hover, press and long press, as distinct from a drag. */

export interface PointerPlace {
  clientX: number;
  clientY: number;
  /** The place within the frame of the board. */
  x: number;
  y: number;
  touch: boolean;
}

interface PointerHandlers {
  hover(at: PointerPlace): void;
  leave(): void;
  press(at: PointerPlace): void;
  hold(at: PointerPlace): void;
}

const LONG_PRESS = 450;
const DRAG_DISTANCE = 8;

export function listenToPointer(svg: SVGSVGElement, frame: HTMLElement, handlers: PointerHandlers): () => void {
  let pressed: PointerPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let next = 0;

  const release = () => {
    clearTimeout(timer);
    pressed = undefined;
  };
  const events: Record<string, (event: PointerEvent & MouseEvent) => void> = {
    pointerdown: (event) => {
      const at = placeOf(event, frame);
      [pressed, isHeld] = [at, false];
      if (at.touch) timer = setTimeout(() => ((isHeld = true), handlers.hold(at)), LONG_PRESS);
    },
    pointermove: (event) => {
      if (pressed && isDragged(event, pressed)) release();
      if (event.pointerType === "touch" || event.buttons) return;
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => handlers.hover(placeOf(event, frame)));
    },
    pointerleave: () => {
      cancelAnimationFrame(next);
      release();
      handlers.leave();
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: release,
    click: (event) => {
      if (!isHeld && (event.detail ?? 1) < 2) handlers.press(placeOf(event, frame));
    },
    contextmenu: (event) => isHeld && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(events)) svg.addEventListener(name, listener as EventListener);
  return () => {
    release();
    cancelAnimationFrame(next);
    for (const [name, listener] of Object.entries(events)) svg.removeEventListener(name, listener as EventListener);
  };
}

function placeOf(event: PointerEvent, frame: HTMLElement): PointerPlace {
  const { left, top } = frame.getBoundingClientRect();
  const { clientX, clientY } = event;
  return { clientX, clientY, x: clientX - left, y: clientY - top, touch: event.pointerType === "touch" };
}

function isDragged(event: PointerEvent, from: PointerPlace): boolean {
  return Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > DRAG_DISTANCE;
}
