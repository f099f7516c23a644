import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useEffect, useRef } from 'react';
import type { DirectoryList } from './use-directory.ts';

const storageKey = browserStorage.directoryPlace.name;

interface Place {
  readonly href: string;
  readonly pageCount: number;
  readonly scrollY: number;
}

function readPlace(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}

function keepPlace(place: Place): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // Storage refused: the list starts at its top.
  }
}

/** Whether this document came by Back, Forward or reload rather than by a new visit. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

let isFirstPage = true;

async function loadUpTo(pageCount: number, list: DirectoryList): Promise<void> {
  let loaded = list.data?.pages.length ?? 0;
  // A load already under way answers for the first tries; hence more of them than pages.
  for (let tries = 0; loaded < pageCount && tries < 2 * pageCount; tries++) {
    const result = await list.fetchNextPage({ cancelRefetch: false });
    loaded = result.data?.pages.length ?? 0;
    if (!result.hasNextPage || result.isError) return;
  }
}

/**
 * Brings the visitor back to the same place of a long list when the document was loaded anew: Back from another
 * site without the browser's own cache, or a reload. Moves inside the product need none of it, the pages are in memory.
 */
export function useRememberedPlace(list: DirectoryList): void {
  const latest = useRef(list);
  latest.current = list;

  useEffect(() => {
    const onPageHide = () => {
      const pageCount = latest.current.data?.pages.length ?? 0;
      keepPlace({ href: location.href, pageCount, scrollY: window.scrollY });
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);

  useEffect(() => {
    const place = isFirstPage && isReturn() ? readPlace() : null;
    isFirstPage = false;
    if (!place || place.href !== location.href || place.pageCount < 2) return;
    const moved = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(type, () => moved.abort(), { once: true, signal: moved.signal });
    }
    void loadUpTo(place.pageCount, latest.current).then(() => {
      requestAnimationFrame(() => {
        if (!moved.signal.aborted) window.scrollTo({ top: place.scrollY, behavior: 'instant' });
        moved.abort();
      });
    });
    return () => moved.abort();
  }, []);
}
