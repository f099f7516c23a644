import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { followPointer, type Point } from './follow-pointer.ts';

/** Where something is put: beside one of its kind, or at the end of what holds them. */
export interface DropPlace {
  readonly id: string;
  readonly side: 'before' | 'after' | 'into';
}

interface DragOptions {
  /** Of the kind of things dragged, in lower case; two kinds on one page do not mix. */
  readonly kind: string;
  /** Whether they stand beside each other or under each other. */
  readonly axis: 'x' | 'y';
  readonly onDrop: (id: string, place: DropPlace) => void;
}

/** What lies under the pointer as a place; what is dragged lets it through (`pointer-events: none`). */
function placeAt({ x, y }: Point, kind: string, axis: 'x' | 'y'): DropPlace | null {
  const [item, holder] = [`data-${kind}-item`, `data-${kind}-holder`];
  const element = document.elementFromPoint(x, y)?.closest(`[${item}], [${holder}]`);
  if (!element) return null;
  const id = element.getAttribute(item);
  if (id === null) return { id: element.getAttribute(holder) ?? '', side: 'into' };
  const { left, top, width, height } = element.getBoundingClientRect();
  const isBefore = axis === 'x' ? x < left + width / 2 : y < top + height / 2;
  return { id, side: isBefore ? 'before' : 'after' };
}

/**
 * Lets things be dragged to another place by mouse, finger or pen. It only doubles what buttons do. Spread `item(id)` on
 * each thing, `grip(id)` on what starts its drag (with `touch-action: none`), `holder(id)` on what holds several of them.
 * What is dragged has `data-dragged`, and needs `pointer-events: none`; where it would be put has `data-drop`.
 */
export function usePointerDrag({ kind, axis, onDrop }: DragOptions) {
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
    const over = (at: Point) => {
      const found = placeAt(at, kind, axis);
      return found?.id === id && found.side !== 'into' ? null : found;
    };
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
