import { type PointerEvent, useRef } from 'react';

/** A finger that moved less than this, in pixels, has tapped. */
const swipePixels = 48;

interface Point {
  readonly x: number;
  readonly y: number;
}
interface StrokeHandlers {
  /** One finger or the mouse moved by so many pixels. */
  readonly onMove: (x: number, y: number) => void;
  /** Two fingers are so many times as far apart as before, around this point. */
  readonly onPinch: (factor: number, at: Point) => void;
  /** One finger went across: forward (to the left) or back. */
  readonly onSwipe: (step: 1 | -1) => void;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** What fingers and the mouse do on an element: spread the result on it. */
export function useStrokes({ onMove, onPinch, onSwipe }: StrokeHandlers) {
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<{ readonly x: number; readonly hasPinched: boolean } | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const end = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      fingers.current.set(event.pointerId, pointOf(event));
      begun.current = { x: event.clientX, hasPinched: fingers.current.size > 1 };
      // what is dragged may leave the element; a test's has no such method
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      fingers.current.set(event.pointerId, now);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return onMove(now.x - before.x, now.y - before.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onPinch(distance(now, other) / Math.max(1, distance(before, other)), middle);
    },
    onPointerUp: (event: PointerEvent) => {
      end(event);
      const moved = begun.current && !begun.current.hasPinched ? event.clientX - begun.current.x : 0;
      if (fingers.current.size > 0) return;
      begun.current = null;
      if (Math.abs(moved) >= swipePixels) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: (event: PointerEvent) => {
      end(event);
      begun.current = null;
    },
  };
}
