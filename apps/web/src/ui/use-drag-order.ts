import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Near the window's top or bottom, in pixels, the page moves along, by so much at a time. */
const edgePixels = 72;
const scrollPixels = 12;

/** Which of the items a height is in: the first whose end is below it, or the last. */
function placeAt(y: number, items: readonly Element[]): number {
  const at = items.findIndex((item) => y < item.getBoundingClientRect().bottom);
  return at < 0 ? items.length - 1 : at;
}

interface Drag {
  readonly from: number;
  readonly over: number;
}

/**
 * Lets the items of a list, one below the other, be dragged to another place by their handle, with mouse, pen or finger;
 * Escape leaves them where they were. Doubles what buttons do. Spread `item(index)` on each item (an `li`), `handle(index)`
 * on the element that starts the drag, with the class `handle` of `drag-order.module.css`.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<{ readonly items: readonly Element[]; y: number } | null>(null);
  const isDragging = drag !== null;
  const look = () => {
    const { items, y } = held.current ?? { items: [], y: 0 };
    if (items.length === 0) return;
    const over = placeAt(y, items);
    setDrag((current) => current && (current.over === over ? current : { ...current, over }));
  };
  const end = () => {
    held.current = null;
    setDrag(null);
  };

  const latestLook = useRef(look);
  latestLook.current = look;
  useEffect(() => {
    if (!isDragging) return;
    const scroll = () => {
      const y = held.current?.y ?? edgePixels;
      const by = y < edgePixels ? -scrollPixels : y > window.innerHeight - edgePixels ? scrollPixels : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        latestLook.current();
      }
      frame = requestAnimationFrame(scroll);
    };
    let frame = requestAnimationFrame(scroll);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      held.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isDragging]);

  return {
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const list = event.currentTarget.closest('li')?.parentElement;
        if (event.button !== 0 || !list) return;
        // no text is selected on the way; a test's element has no capture
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        held.current = { items: Array.from(list.children), y: event.clientY };
        setDrag({ from: index, over: index });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!held.current) return;
        held.current.y = event.clientY;
        look();
      },
      onPointerUp: () => {
        if (!drag || !held.current) return;
        end();
        if (drag.over !== drag.from) onMove(drag.from, drag.over);
      },
      onPointerCancel: end,
    }),
    item: (index: number) => ({
      'data-dragged': drag?.from === index || undefined,
      'data-drop':
        drag && drag.over === index && drag.from !== index
          ? drag.from < index
            ? ('after' as const)
            : ('before' as const)
          : undefined,
    }),
  };
}
