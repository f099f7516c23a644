import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { followPointer, type Point } from './follow-pointer.ts';

/**
 * Where something is put: beside one of its kind, or at the end of what holds them. In a list it takes the place of the
 * thing that it is put beside.
 */
export interface DropPlace {
  readonly id: string;
  readonly side: 'before' | 'after' | 'into';
}

interface DragOptions {
  /** Of the kind of things dragged, in lower case; two kinds on one page do not mix. */
  readonly kind: string;
  /** `list`: under each other, in one element, the height alone counts; `grid`: in rows, in one holder or several. */
  readonly layout: 'list' | 'grid';
  readonly onDrop: (id: string, place: DropPlace) => void;
}

/** The place of the thing at this height, which gives way; null where the dragged one came from. */
function placeInList(item: Element, y: number, kind: string): DropPlace | null {
  const name = `data-${kind}-item`;
  const all = Array.from(item.parentElement?.children ?? []).filter((other) => other.hasAttribute(name));
  const own = all.indexOf(item);
  const boxes = all.map((other) => other.getBoundingClientRect());
  const at = boxes.findIndex(({ bottom }, index) => index !== own && y < bottom);
  const over = at < 0 ? all.length - 1 : at;
  const isAboveNext = over === own + 1 && y < (boxes[over]?.top ?? 0);
  if (over === own || isAboveNext) return null;
  return { id: all[over]?.getAttribute(name) ?? '', side: over < own ? 'before' : 'after' };
}

/** What lies under the pointer as a place; what is dragged lets it through (`pointer-events: none`). */
function placeInGrid(dragged: string, { x, y }: Point, kind: string): DropPlace | null {
  const [item, holder] = [`data-${kind}-item`, `data-${kind}-holder`];
  const element = document.elementFromPoint(x, y)?.closest(`[${item}], [${holder}]`);
  if (!element) return null;
  const id = element.getAttribute(item);
  if (id === null) return { id: element.getAttribute(holder) ?? '', side: 'into' };
  if (id === dragged) return null;
  const { left, width } = element.getBoundingClientRect();
  return { id, side: x < left + width / 2 ? 'before' : 'after' };
}

/**
 * Lets things be dragged to another place by mouse, finger or pen; Escape leaves them where they were. It only doubles what
 * buttons do. Spread `item(id)` on each thing, `grip(id)` on what starts its drag (with `touch-action: none`), in a grid
 * `holder(id)` on what holds several of them. What is dragged has `data-dragged`, and needs `pointer-events: none`; where it
 * would be put has `data-drop`. `drag-order.module.css` has both for lists.
 */
export function usePointerDrag({ kind, layout, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const giveUp = useRef<() => void>(() => {});
  useEffect(() => () => giveUp.current(), []);

  const begin = (id: string, event: PointerEvent<HTMLElement>) => {
    const item = event.currentTarget.closest<HTMLElement>(`[data-${kind}-item]`);
    if (!item || !event.isPrimary || event.button !== 0) return;
    giveUp.current();
    const over = (at: Point) =>
      layout === 'list' ? placeInList(item, at.y, kind) : placeInGrid(id, at, kind);
    giveUp.current = followPointer(item, event, {
      onStart: () => setDragged(id),
      onMove: (at) => {
        const next = over(at);
        setPlace((now) => (now?.id === next?.id && now?.side === next?.side ? now : next));
      },
      onEnd: (at) => {
        const where = at && over(at);
        setDragged(null);
        setPlace(null);
        if (where) latest.current(id, where);
      },
    });
  };
  const dropAt = (id: string, isHolder: boolean) =>
    place?.id === id && (place.side === 'into') === isHolder ? place.side : undefined;
  return {
    isDragging: dragged !== null,
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(id, event),
    }),
    item: (id: string) => ({
      [`data-${kind}-item`]: id,
      'data-dragged': dragged === id || undefined,
      'data-drop': dropAt(id, false),
    }),
    holder: (id: string) => ({
      [`data-${kind}-holder`]: id,
      'data-drop-into': dropAt(id, true) && true,
    }),
  };
}

export type PointerDrag = ReturnType<typeof usePointerDrag>;
