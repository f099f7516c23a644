import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context/app-context.ts';

/** A result for a list at one version. */
interface KnownValue<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
}

const mostKept = 2_000;

/** Results of searches in a list, valid as long as its version does not change. */
export class ListCache<Value> {
  readonly #known: LRUCache<string, KnownValue<Value>>;
  /** About how many rows the list has, as last read with a page. */
  size = Number.POSITIVE_INFINITY;

  constructor(max = mostKept) {
    this.#known = new LRUCache({ max });
  }

  /** The last result of this key, and its version. */
  last(key: string): KnownValue<Value> | undefined {
    return this.#known.get(key);
  }

  /**
   * The result at this version or a later one, or else that of `find`, which runs once for all callers. The
   * version must have been read before anything that `find` reads.
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

  /** Stores a result at this version, unless a later one is known. */
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
