import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context/app-context.ts';

/** What was found in a list when it had been changed so many times. */
interface KnownValue<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
}

const mostKept = 2_000;

/** What searches found in a list, kept for as long as the list stays what it was. */
export class ListCache<Value> {
  readonly #known: LRUCache<string, KnownValue<Value>>;
  /** About how many rows the list has, as its last page told. */
  size = Number.POSITIVE_INFINITY;

  constructor(max = mostKept) {
    this.#known = new LRUCache({ max });
  }

  /** What was found last by this key, and at which version of the list. */
  last(key: string): KnownValue<Value> | undefined {
    return this.#known.get(key);
  }

  /**
   * What was found at this version of the list or a later one, or what `find` finds now, once for all callers. The version
   * must have been read before anything that `find` reads.
   */
  at(version: number, key: string, find: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key);
    if (known && known.version >= version) return known.value;
    const found = { version, value: find() };
    this.#known.set(key, found);
    found.value.catch(() => {
      if (this.#known.peek(key) === found) this.#known.delete(key);
    });
    return found.value;
  }

  /** Keeps what was found at this version, unless a later one is known. */
  learn(version: number, key: string, value: Value): void {
    void this.at(version, key, () => Promise.resolve(value));
  }
}

/** How many rows searches find, up to where counting ends. */
export type CountCache = ListCache<number>;

/** What searches of one list need. */
export interface ListContext extends Pick<AppContext, 'db' | 'clock'> {
  readonly counts: CountCache;
}
