import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useEffect, useRef } from 'react';
import {
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useRouterScrollRestoration,
} from 'react-router';

/**
 * Focuses the page's heading, so that a screen reader says which page this is, or its content until the
 * heading is there. Does nothing once the user has moved the focus. @returns a function that cancels it.
 */
function focusHeading(main: HTMLElement): () => void {
  const take = () => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    if (document.activeElement === main) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (!main.hasAttribute('tabindex')) main.setAttribute('tabindex', '-1');
  main.focus({ preventScroll: true });
  if (take()) return () => undefined;
  const observer = new MutationObserver(() => take() && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Restores the scroll position on Back, and scrolls to the top (or the anchor) of a new page, whose heading
 * gets the focus, so that a screen reader reads it and starts there. React Router's own component does the
 * first part with an inline script, which our content security policy refuses.
 */
export function useScrollAndFocusRestoration(): void {
  useRouterScrollRestoration({ storageKey: browserStorage.scrollPositions.name });
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.querySelector('main');
    if (!main || navigationType === 'POP') return;
    return focusHeading(main);
  }, [pathname, navigationType]);
}
