import { type RefObject, useLayoutEffect, useRef } from 'react';

const nearBottomPx = 120;

/**
 * Keeps a list of messages where the reader is: at its end when the end was in view or when they just wrote
 * (`lastOwnKey` changed), at the same message when older ones appear above.
 */
export function useScrollAnchor(
  ref: RefObject<HTMLElement | null>,
  {
    firstId,
    count,
    lastOwnKey,
  }: { firstId: string | undefined; count: number; lastOwnKey: string | undefined },
): void {
  const before = useRef({ firstId, lastOwnKey, height: 0, wasAtEnd: true });

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || count === 0) return;
    const { firstId: lastFirstId, height, wasAtEnd, lastOwnKey: previousOwnKey } = before.current;
    const isOlderAdded = height > 0 && firstId !== lastFirstId && lastFirstId !== undefined;
    if (lastOwnKey !== undefined && lastOwnKey !== previousOwnKey) list.scrollTop = list.scrollHeight;
    else if (isOlderAdded && !wasAtEnd) list.scrollTop += list.scrollHeight - height;
    else if (wasAtEnd) list.scrollTop = list.scrollHeight;
    before.current = { ...before.current, firstId, lastOwnKey, height: list.scrollHeight };
  }, [ref, firstId, count, lastOwnKey]);

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const note = () => {
      before.current.wasAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < nearBottomPx;
    };
    // A phone's keyboard or a growing field makes the list lower, a failure makes a message higher: the end stays
    // in view.
    const observer = new ResizeObserver(() => {
      if (before.current.wasAtEnd) list.scrollTop = list.scrollHeight;
    });
    list.addEventListener('scroll', note, { passive: true });
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => {
      list.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [ref]);
}
