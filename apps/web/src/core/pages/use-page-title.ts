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

/** Names the page once its data has come, for pages which appear before it. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    show(title);
    return () => show(undefined);
  }, [title]);
}

/** What the page calls itself by now, when that is something else than its `head` says. */
export function useShownTitle(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shownTitle,
    () => undefined,
  );
}
