import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const nearEndPx = 120;

/** A message in view, and how far below the top of the list's window it begins. */
interface Anchor {
  readonly id: string;
  readonly topPx: number;
}

/** Every message carries its id, so that its place can be found again. */
const rowsOf = (list: HTMLElement) => list.querySelectorAll<HTMLElement>('[data-message]');

function findAnchor(list: HTMLElement): Anchor | null {
  for (const row of rowsOf(list)) {
    const topPx = row.offsetTop - list.scrollTop;
    if (topPx + row.offsetHeight > 0) return { id: row.dataset.message ?? '', topPx };
  }
  return null;
}

function restore(list: HTMLElement, anchor: Anchor): void {
  const row = [...rowsOf(list)].find(({ dataset }) => dataset.message === anchor.id);
  if (row) list.scrollTop = row.offsetTop - anchor.topPx;
}

/**
 * Keeps a list of messages where its reader is: at its end when the end was in view or when they just wrote
 * (`lastOwnKey` changed), else at the same message, whatever comes above or below it. `version` changes whenever
 * the list does.
 */
export function useScrollAnchor(
  ref: RefObject<HTMLElement | null>,
  { version, lastOwnKey }: { version: string; lastOwnKey: string | undefined },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef<{ isAtEnd: boolean; anchor: Anchor | null }>({ isAtEnd: true, anchor: null });

  const note = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    const isNearEnd = list.scrollHeight - list.scrollTop - list.clientHeight < nearEndPx;
    place.current = { isAtEnd: isNearEnd, anchor: isNearEnd ? null : findAnchor(list) };
    setAtEnd(isNearEnd);
  }, [ref]);

  const keepPlace = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    const { isAtEnd: wasAtEnd, anchor } = place.current;
    if (wasAtEnd) list.scrollTop = list.scrollHeight;
    else if (anchor) restore(list, anchor);
  }, [ref]);

  const toEnd = useCallback(() => {
    place.current = { isAtEnd: true, anchor: null };
    keepPlace();
    note();
  }, [keepPlace, note]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is not read, its change says that the list was drawn anew
  useLayoutEffect(keepPlace, [keepPlace, version]);
  const knownOwnKey = useRef(lastOwnKey);
  useLayoutEffect(() => {
    if (lastOwnKey !== undefined && lastOwnKey !== knownOwnKey.current) toEnd();
    knownOwnKey.current = lastOwnKey;
  }, [lastOwnKey, toEnd]);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    // A phone's keyboard or a growing field makes the list lower, a picture makes a message higher.
    const observer = new ResizeObserver(keepPlace);
    list.addEventListener('scroll', note, { passive: true });
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => {
      list.removeEventListener('scroll', note);
      observer.disconnect();
    };
  }, [ref, keepPlace, note]);

  return { isAtEnd, toEnd };
}
