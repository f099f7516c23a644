import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHistoryAction, useLocation, useRouter } from '../../router/hooks.tsx';

const storageKey = browserStorage.scrollPositions.name;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps, for each entry of the history, how far its page was scrolled. */
function useKeptPositions() {
  const router = useRouter();
  const positions = useRef<Positions | null>(null);
  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const kept = positions.current;
    const keep = () => {
      kept[router.state.location.key] = window.scrollY;
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      if (!router.state.isNavigating) keep();
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(kept));
      } catch {
        // Storage refused: a page that is loaded anew starts at its top.
      }
      window.history.scrollRestoration = 'auto';
    };
    takeOver();
    const stop = router.onLeave(keep);
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', giveBack);
    return () => {
      stop();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', giveBack);
      window.history.scrollRestoration = 'auto';
    };
  }, [router]);
  return positions;
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scroll goes back to where it was on Back, and to the top (or the anchor) on a new page; on a new page the
 * focus goes to the content, so that a screen reader starts there.
 */
export function useScrollAndFocusRestoration(): void {
  const router = useRouter();
  const location = useLocation();
  const historyAction = useHistoryAction();
  const positions = useKeptPositions();
  const last = useRef<typeof location | null>(null);
  useLayoutEffect(() => {
    if (last.current === location) return;
    const isFirst = last.current === null;
    last.current = location;
    const kept = positions.current?.[location.key];
    const anchor = elementOf(location.hash);
    if (kept !== undefined) window.scrollTo(0, kept);
    // a page that the browser opens is where the browser has it
    else if (isFirst) return;
    else if (anchor) anchor.scrollIntoView();
    else if (!router.state.preventScrollReset) window.scrollTo(0, 0);
  }, [location, positions, router]);

  const { pathname } = location;
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.querySelector('main');
    if (!main || historyAction === 'POP') return;
    if (!main.hasAttribute('tabindex')) main.setAttribute('tabindex', '-1');
    main.focus({ preventScroll: true });
  }, [pathname, historyAction]);
}
