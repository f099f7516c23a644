import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStrokes } from './use-strokes.ts';

const nearZoom = 2.5;
const most = 8;
const step = 1.5;
/** How much of a stage an arrow key moves the picture by. */
const keyShare = 0.2;
/** So much longer than its stage, a picture is first shown in its own pixels, to be moved along. */
const longRatio = 2.2;

interface Point {
  readonly x: number;
  readonly y: number;
}
export interface ZoomedPicture {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

const clamp = (zoom: number) => Math.min(most, Math.max(1, zoom));

/** The zoom in which a picture far longer than its stage fills it, or is seen in its own pixels; 1 for any other. */
function firstZoom(
  { clientWidth, clientHeight }: HTMLElement,
  { width = 0, height = 0 }: ZoomedPicture,
): number {
  if (!clientWidth || !clientHeight || !width || !height) return 1;
  const [across, down] = [clientWidth / width, clientHeight / height];
  const whole = Math.min(across, down);
  const filling = Math.max(across, down);
  return filling / whole < longRatio ? 1 : clamp(Math.min(filling, 1) / whole);
}

/**
 * A picture that is brought near, around a point, and back: by wheel, pinch, double press, keys or buttons. While it is
 * near its stage scrolls, by a stroke too. Another picture begins whole, or filling its stage if it is very long.
 */
export function useZoom(picture: ZoomedPicture | undefined, onSwipe: (step: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const key = picture?.url ?? '';
  const [near, setNear] = useState<{ readonly key: string; readonly zoom: number }>({ key: '', zoom: 1 });
  const zoom = near.key === key ? near.zoom : 1;
  const isNear = zoom > 1;
  const held = useRef({ x: 0, y: 0, left: 0, top: 0 });

  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const element = stage.current;
      if (!element) return;
      const { left = 0, top = 0 } = at ? element.getBoundingClientRect() : {};
      const x = at ? at.x - left : element.clientWidth / 2;
      const y = at ? at.y - top : element.clientHeight / 2;
      held.current = { x, y, left: (element.scrollLeft + x) / zoom, top: (element.scrollTop + y) / zoom };
      setNear({ key, zoom: clamp(wanted) });
    },
    [key, zoom],
  );
  const toggle = useCallback((at?: Point) => zoomTo(isNear ? 1 : nearZoom, at), [isNear, zoomTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useLayoutEffect(() => {
    if (stage.current && picture) zoomTo(firstZoom(stage.current, picture));
  }, [key]);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.style.setProperty('--zoom', String(zoom));
    const { x, y, left, top } = held.current;
    element.scrollLeft = left * zoom - x;
    element.scrollTop = top * zoom - y;
  }, [zoom]);

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    const onDoubleClick = ({ clientX, clientY }: MouseEvent) => toggle({ x: clientX, y: clientY });
    element?.addEventListener('wheel', onWheel, { passive: false });
    element?.addEventListener('dblclick', onDoubleClick);
    return () => {
      element?.removeEventListener('wheel', onWheel);
      element?.removeEventListener('dblclick', onDoubleClick);
    };
  }, [zoom, zoomTo, toggle]);

  const strokes = useStrokes({
    onMove: (x, y) => isNear && stage.current?.scrollBy(-x, -y),
    onPinch: (factor, at) => zoomTo(zoom * factor, at),
    onSwipe: (direction) => !isNear && onSwipe(direction),
  });

  /** Whether a key was one of these. */
  const onKey = (pressed: string): boolean => {
    const zooms: Readonly<Record<string, number>> = {
      '+': zoom * step,
      '=': zoom * step,
      '-': zoom / step,
      0: 1,
    };
    const wanted = zooms[pressed];
    if (wanted !== undefined) zoomTo(wanted);
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const [x, y] = (isNear && moves[pressed]) || [0, 0];
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    if (x || y) stage.current?.scrollBy(x * keyShare * clientWidth, y * keyShare * clientHeight);
    return wanted !== undefined || x !== 0 || y !== 0;
  };
  return {
    ...{ stage, zoom, isNear, isNearest: zoom >= most, onKey, strokes },
    bringNearer: () => zoomTo(zoom * step),
    takeFarther: () => zoomTo(zoom / step),
  };
}
