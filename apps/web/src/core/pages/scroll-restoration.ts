import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useEffect, useRef } from 'react';
import {
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useRouterScrollRestoration,
} from 'react-router';

/**
 * Scroll goes back to where it was on Back, and to the top (or the anchor) on a new page; on a new page the
 * focus goes to the content, so that a screen reader starts there. React Router's own component does the first
 * part with an inline script, which our content security policy refuses.
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
    if (!main.hasAttribute('tabindex')) main.setAttribute('tabindex', '-1');
    main.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}
