import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStrokes } from './use-strokes.ts';

const nearZoom = 2.5;
const most = 8;
const step = 1.5;
/** How much of a stage an arrow key moves the picture by. */
const keyShare = 0.2;
/** A picture so many times as long as it is wide is first shown in its own pixels, to be moved along. */
const longRatio = 2.5;

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

/** How many times a stage is as wide, and as high, as a picture that is whole in it; null where it is not measured. */
function roomAround({ clientWidth, clientHeight }: HTMLElement, { width = 0, height = 0 }: ZoomedPicture) {
  if (!clientWidth || !clientHeight || !width || !height) return null;
  const whole = Math.min(clientWidth / width, clientHeight / height);
  return { whole, across: clientWidth / (width * whole), down: clientHeight / (height * whole) };
}

/** The zoom in which a long picture fills its stage, or is seen in its own pixels; 1 for any other. */
function firstZoom(stage: HTMLElement, picture: ZoomedPicture): number {
  const room = roomAround(stage, picture);
  const { width = 1, height = 1 } = picture;
  if (!room || Math.max(width / height, height / width) < longRatio) return 1;
  return clamp(Math.min(Math.max(room.across, room.down), 1 / room.whole));
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
  /** Which part of the picture stays where it is on the stage. */
  const held = useRef({ x: 0, y: 0, left: 0, top: 0 });

  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const element = stage.current;
      if (!element) return;
      const { left = 0, top = 0 } = at ? element.getBoundingClientRect() : {};
      const x = at ? at.x - left : element.clientWidth / 2;
      const y = at ? at.y - top : element.clientHeight / 2;
      held.current = {
        ...{ x, y },
        left: (element.scrollLeft + x) / element.scrollWidth,
        top: (element.scrollTop + y) / element.scrollHeight,
      };
      setNear({ key, zoom: clamp(wanted) });
    },
    [key],
  );
  const toggle = useCallback((at?: Point) => zoomTo(isNear ? 1 : nearZoom, at), [isNear, zoomTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useLayoutEffect(() => {
    if (stage.current && picture) zoomTo(firstZoom(stage.current, picture));
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is known by its address
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const { across = 1, down = 1 } = (picture && roomAround(element, picture)) ?? {};
    // as long and as high as the picture is, but not less than the stage
    const lengths = { zoom, across: Math.max(1, zoom / across), down: Math.max(1, zoom / down) };
    for (const [name, value] of Object.entries(lengths))
      element.style.setProperty(`--${name}`, String(value));
    const { x, y, left, top } = held.current;
    element.scrollLeft = left * element.scrollWidth - x;
    element.scrollTop = top * element.scrollHeight - y;
  }, [key, zoom]);

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
