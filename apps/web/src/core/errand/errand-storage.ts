import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import type { Errand } from './errand.ts';

const key = browserStorage.errand.name;
const listeners = new Set<() => void>();

/** The stored errand as text, or null. */
export function readErrandText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage refused: nothing is taken up again.
  }
  for (const listener of listeners) listener();
}

/** Keeps a visitor's errand, replacing the one before. */
export function keepErrand(errand: Errand): void {
  write(JSON.stringify({ ...errand, keptAtMs: Date.now() }));
}

/** Deletes it: done, dismissed or signed out. */
export function forgetErrand(): void {
  if (readErrandText() !== null) write(null);
}

/** Calls `listener` on every change, those of other tabs included. Returns a function that stops. */
export function subscribeToErrand(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    listeners.delete(listener);
  };
}
