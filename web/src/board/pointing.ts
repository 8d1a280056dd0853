/** Hover, press and long press on the board, told apart from dragging it. */

export interface Pointed {
  clientX: number;
  clientY: number;
  /** Within the frame of the board. */
  x: number;
  y: number;
  touch: boolean;
}

interface Heard {
  hover(at: Pointed): void;
  leave(): void;
  press(at: Pointed): void;
  hold(at: Pointed): void;
}

const LONG = 450;
const SHAKE = 8;

export function pointing(svg: SVGSVGElement, frame: HTMLElement, heard: Heard): () => void {
  let down: Pointed | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let next = 0;

  const release = () => {
    clearTimeout(timer);
    down = undefined;
  };
  const events: Record<string, (event: PointerEvent & MouseEvent) => void> = {
    pointerdown: (event) => {
      const at = pointed(event, frame);
      [down, held] = [at, false];
      if (at.touch) timer = setTimeout(() => ((held = true), heard.hold(at)), LONG);
    },
    pointermove: (event) => {
      if (down && far(event, down)) release();
      if (event.pointerType === "touch" || event.buttons) return;
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => heard.hover(pointed(event, frame)));
    },
    pointerleave: () => {
      cancelAnimationFrame(next);
      release();
      heard.leave();
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: release,
    click: (event) => {
      if (!held && (event.detail ?? 1) < 2) heard.press(pointed(event, frame));
    },
    contextmenu: (event) => held && event.preventDefault(),
  };
  for (const [name, listener] of Object.entries(events)) svg.addEventListener(name, listener as EventListener);
  return () => {
    release();
    cancelAnimationFrame(next);
    for (const [name, listener] of Object.entries(events)) svg.removeEventListener(name, listener as EventListener);
  };
}

function pointed(event: PointerEvent, frame: HTMLElement): Pointed {
  const { left, top } = frame.getBoundingClientRect();
  const { clientX, clientY } = event;
  return { clientX, clientY, x: clientX - left, y: clientY - top, touch: event.pointerType === "touch" };
}

function far(event: PointerEvent, from: Pointed): boolean {
  return Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SHAKE;
}
