import { useEffect, useSyncExternalStore } from 'react';

let shownTitle: string | undefined;
const listeners = new Set<() => void>();

function show(title: string | undefined): void {
  shownTitle = title;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the page's title once its data has loaded, for pages that appear before it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    show(title);
    return () => show(undefined);
  }, [title]);
}

/** The page's present title, when it differs from its `head`. */
export function useShownTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shownTitle,
    () => undefined,
  );
}
