import { useCallback, useEffect, useRef, useState } from 'react';

const zoom = 2.5;

/** Whether the fingers have zoomed the page itself: then a stroke moves it, and means nothing else. */
const isPinched = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * A picture that a double press brings near, around where it was pressed, and back; `key` names the picture, another one
 * begins whole. While it is near its stage scrolls.
 */
export function useZoom(key: string) {
  const stage = useRef<HTMLElement>(null);
  const [near, setNear] = useState<{ readonly key: string; readonly x: number; readonly y: number } | null>(
    null,
  );
  const isNear = near?.key === key;
  useEffect(() => {
    const element = stage.current;
    if (!element || !near) return;
    element.scrollLeft = near.x * zoom - element.clientWidth / 2;
    element.scrollTop = near.y * zoom - element.clientHeight / 2;
  }, [near]);

  const toggle = useCallback(
    (at?: { x: number; y: number }) => {
      const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
      setNear(isNear ? null : { key, x: at?.x ?? clientWidth / 2, y: at?.y ?? clientHeight / 2 });
    },
    [key, isNear],
  );
  useEffect(() => {
    const element = stage.current;
    const onDoubleClick = ({ target, clientX, clientY }: MouseEvent) => {
      // two quick presses on a button are two presses
      if (!element || (target as Element).closest('button')) return;
      const { left, top } = element.getBoundingClientRect();
      toggle({ x: clientX - left, y: clientY - top });
    };
    element?.addEventListener('dblclick', onDoubleClick);
    return () => element?.removeEventListener('dblclick', onDoubleClick);
  }, [toggle]);
  return { stage, isNear, toggle, isMoving: () => isNear || isPinched() };
}
