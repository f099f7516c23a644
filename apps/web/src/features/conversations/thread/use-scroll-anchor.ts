import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasFieldFocus } from '../../../ui/lost-focus.ts';

const nearEndPx = 120;
/** How far down the list's window a message is brought that was asked for. */
const soughtTopShare = 0.25;

/** A message in view, and how far below the top of the list's window it begins. */
interface Anchor {
  readonly id: string;
  readonly topPx: number;
}

/** Where the reader is, as of when the list stood and measured so. */
interface Place {
  readonly isAtEnd: boolean;
  readonly anchor: Anchor | null;
  readonly scrollTopPx: number;
  readonly heightPx: number;
  readonly windowPx: number;
}

const atEnd: Place = { isAtEnd: true, anchor: null, scrollTopPx: 0, heightPx: 0, windowPx: 0 };

/** Every message carries its id, so that its place can be found again. */
const rowsOf = (list: HTMLElement) => list.querySelectorAll<HTMLElement>('[data-message]');

const rowOf = (list: HTMLElement, id: string) =>
  [...rowsOf(list)].find(({ dataset }) => dataset.message === id);

const isNearEnd = (list: HTMLElement) => list.scrollHeight - list.scrollTop - list.clientHeight < nearEndPx;

function placeOf(list: HTMLElement): Place {
  const scrollTopPx = list.scrollTop;
  const first = [...rowsOf(list)].find((row) => row.offsetTop + row.offsetHeight > scrollTopPx);
  const anchor = first ? { id: first.dataset.message ?? '', topPx: first.offsetTop - scrollTopPx } : null;
  const sizes = { heightPx: list.scrollHeight, windowPx: list.clientHeight };
  return { isAtEnd: isNearEnd(list), anchor, scrollTopPx, ...sizes };
}

/**
 * Scrolls a list whose size changed so that its reader stays where they were, or have scrolled to since:
 * browsers report scrolling and the growth of rows one after the other, and both may have happened by the
 * first report.
 */
function keepReader(list: HTMLElement, { isAtEnd, anchor, scrollTopPx, heightPx, windowPx }: Place): void {
  if (list.scrollHeight === heightPx && list.clientHeight === windowPx) return;
  const scrolledPx = list.scrollTop - scrollTopPx;
  if (isAtEnd && scrolledPx >= 0) list.scrollTop = list.scrollHeight;
  if (isAtEnd && (scrolledPx >= 0 || isNearEnd(list))) return;
  const row = anchor && rowOf(list, anchor.id);
  if (row) list.scrollTop = row.offsetTop - anchor.topPx + scrolledPx;
}

/**
 * Keeps the scroll position of a list of messages: at its end when the end was in view or when the reader
 * just wrote (`lastOwnKey` changed), else at the same message, whatever is added above or below it. `version`
 * changes whenever the list does. Scrolls to the message `soughtId` once it is there, and focuses it unless a
 * field has the focus by then.
 */
export function useScrollAnchor(
  ref: RefObject<HTMLElement | null>,
  {
    version,
    lastOwnKey,
    soughtId,
  }: { version: string; lastOwnKey: string | undefined; soughtId: string | null },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef(atEnd);

  const keepPlace = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    keepReader(list, place.current);
    place.current = placeOf(list);
    setAtEnd(place.current.isAtEnd);
  }, [ref]);

  const toEnd = useCallback(() => {
    place.current = atEnd;
    keepPlace();
  }, [keepPlace]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is not read, its change says that the list was drawn anew
  useLayoutEffect(keepPlace, [keepPlace, version]);

  const reached = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` is not read, its change says that the row that is sought may be there now
  useLayoutEffect(() => {
    const list = ref.current;
    const row = list && soughtId !== null && soughtId !== reached.current && rowOf(list, soughtId);
    if (!row) return;
    reached.current = soughtId;
    list.scrollTop = row.offsetTop - list.clientHeight * soughtTopShare;
    place.current = placeOf(list);
    setAtEnd(place.current.isAtEnd);
    if (!hasFieldFocus()) row.focus({ preventScroll: true });
  }, [ref, version, soughtId]);
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
    list.addEventListener('scroll', keepPlace, { passive: true });
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => {
      list.removeEventListener('scroll', keepPlace);
      observer.disconnect();
    };
  }, [ref, keepPlace]);

  return { isAtEnd, toEnd };
}
