import { useEffect, useId, useSyncExternalStore } from 'react';

let places: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this is the last opened of the places for notices: one covered by a dialog cannot be reached. The
 * page's own (`isPage`) comes after every dialog's.
 */
export function useTopmost(isPage: boolean): boolean {
  const id = useId();
  useEffect(() => {
    change(isPage ? [id, ...places] : [...places, id]);
    return () => change(places.filter((place) => place !== id));
  }, [id, isPage]);
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1) === id,
    () => false,
  );
}
