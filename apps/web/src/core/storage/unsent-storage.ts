import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

const prefix = browserStorage.unsentMessages.name;

/**
 * What the server does not have yet (drafts of messages, the outbox, what waits for the network), in `localStorage` so that it
 * outlives the tab.
 * Each account has its own; signing out forgets them.
 */
export interface UnsentStorage {
  readonly read: (name: string) => string | null;
  /** Every kept entry whose name begins so. */
  readonly list: (start: string) => readonly { readonly name: string; readonly text: string }[];
  /** Null forgets. A browser that refuses storage keeps nothing: the texts last as long as the page. */
  readonly write: (name: string, text: string | null) => void;
  /** Calls back when another tab wrote or forgot (null) an entry whose name begins so. Returns how to stop. */
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

/** Leaves nothing of an account's texts to the next user of this browser. */
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
