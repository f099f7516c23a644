import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Asks before leaving while something would be lost: the browser's own question when the page is closed or
 * reloaded (`onUnload`), ours (the returned blocker) when a link leads away (`onNavigation`).
 */
export function useLeaveWarning(asks: {
  readonly onUnload: boolean;
  readonly onNavigation: boolean;
}): Blocker {
  const { onUnload, onNavigation } = asks;
  useEffect(() => {
    if (!onUnload) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [onUnload]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => onNavigation && currentLocation.pathname !== nextLocation.pathname,
  );
}
