import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

const prefix = browserStorage.unsentMessages.name;

/**
 * What the server does not have yet (drafts of messages, the outbox, waiting writes), in `localStorage` so
 * that it outlives the tab. Each account has its own; signing out deletes them.
 */
export interface UnsentStorage {
  readonly read: (name: string) => string | null;
  /** Every entry whose name begins with `start`. */
  readonly list: (start: string) => readonly { readonly name: string; readonly text: string }[];
  /** Null deletes. A browser that refuses storage keeps nothing: the texts last as long as the page. */
  readonly write: (name: string, text: string | null) => void;
  /**
   * Calls `listener` when another tab wrote or deleted (null) an entry whose name begins with `start`.
   * Returns a function that stops.
   */
  readonly watch: (start: string, listener: (name: string, text: string | null) => void) => () => void;
}

export function unsentStorage(userId: string): UnsentStorage {
  const own = `${prefix}${userId}:`;
  return {
    read: (name) => attempt(() => localStorage.getItem(own + name)) ?? null,
    list: (start) =>
      (attempt(() => Object.keys(localStorage)) ?? [])
        .filter((key) => key.startsWith(own + start))
        .map((key) => ({ name: key.slice(own.length), text: localStorage.getItem(key) ?? '' })),
    write: (name, text) => {
      attempt(() =>
        text === null ? localStorage.removeItem(own + name) : localStorage.setItem(own + name, text),
      );
    },
    watch: (start, listener) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(own + start)) listener(key.slice(own.length), newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Deletes an account's texts, so that the next user of this browser finds none. */
export function forgetUnsent(userId: string): void {
  const storage = unsentStorage(userId);
  for (const { name } of storage.list('')) storage.write(name, null);
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
