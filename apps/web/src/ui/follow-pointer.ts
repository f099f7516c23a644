/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Follower {
  /** The pointer moved far enough to mean it: what was grabbed is dragged from now on. */
  readonly onStart: () => void;
  readonly onMove: (at: Point) => void;
  /** Let go at a place; null where the drag was given up. Only called after `onStart`. */
  readonly onEnd: (at: Point | null) => void;
}

/** What moved by fewer pixels was pressed, not dragged. */
const slackPixels = 4;
/** So close to the upper or lower edge, in pixels, what is around scrolls; faster the closer, up to so much a frame. */
const edgePixels = 72;
const fastestPixels = 18;

/** The nearest thing around an element that scrolls up and down. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement;
}

function scrollStep({ y }: Point, scroller: Element): number {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  const above = Math.min(edgePixels, top + edgePixels - y);
  const below = Math.min(edgePixels, y - (bottom - edgePixels));
  if (above > 0) return -Math.ceil((above / edgePixels) * fastestPixels);
  return below > 0 ? Math.ceil((below / edgePixels) * fastestPixels) : 0;
}

/**
 * Has an element follow a pointer from its `pointerdown` on until it is let go; Escape, a second finger or the browser
 * give it up. Near an edge, what is around scrolls. What starts the drag needs `touch-action: none`, else a finger scrolls.
 * Returns how to give it up.
 */
export function followPointer(
  element: HTMLElement,
  start: { readonly clientX: number; readonly clientY: number; readonly pointerId: number },
  { onStart, onMove, onEnd }: Follower,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let at: Point = { x: start.clientX, y: start.clientY };
  const box = element.getBoundingClientRect();
  const grabbed: Point = { x: at.x - box.left, y: at.y - box.top };
  let shift: Point = { x: 0, y: 0 };
  let isDragged = false;
  let frame = 0;

  /** Puts it under the pointer, wherever the page has it by now. */
  const place = () => {
    const { left, top } = element.getBoundingClientRect();
    shift = { x: at.x - grabbed.x - (left - shift.x), y: at.y - grabbed.y - (top - shift.y) };
    element.style.translate = `${shift.x}px ${shift.y}px`;
  };
  const scroll = () => {
    const scroller = scrollerOf(element);
    const step = scroller ? scrollStep(at, scroller) : 0;
    if (step !== 0) scroller?.scrollBy(0, step);
    // what is around may have scrolled, or been laid out anew
    place();
    onMove(at);
    frame = requestAnimationFrame(scroll);
  };
  const end = (where: Point | null) => {
    if (signal.aborted) return;
    listening.abort();
    cancelAnimationFrame(frame);
    element.style.translate = '';
    if (isDragged) onEnd(where);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (!isDragged && Math.hypot(at.x - start.clientX, at.y - start.clientY) < slackPixels) return;
    if (!isDragged) {
      isDragged = true;
      onStart();
      frame = requestAnimationFrame(scroll);
    }
    place();
    onMove(at);
  };
  const own = (handle: () => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) handle();
  };
  const giveUp = () => end(null);
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener(
    'pointerup',
    own(() => end(at)),
    { signal },
  );
  window.addEventListener('pointercancel', own(giveUp), { signal });
  window.addEventListener('pointerdown', giveUp, { signal, capture: true });
  window.addEventListener('blur', giveUp, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragged) return;
      // the dialog around stays open
      event.preventDefault();
      giveUp();
    },
    { signal, capture: true },
  );
  return giveUp;
}
