import { LRUCache } from 'lru-cache';

export interface PageCacheOptions<Page> {
  readonly maxBytes: number;
  readonly ttlMs: number;
  readonly sizeBytes: (page: Page) => number;
  /** False for errors and redirects, which are made anew every time. */
  readonly isCacheable: (page: Page) => boolean;
}

/**
 * Caches finished pages for some seconds. A page requested by many at once is rendered once; the cache is
 * bounded in bytes, whatever addresses callers invent.
 */
export class PageCache<Page extends object> {
  readonly #pages: LRUCache<string, Page>;
  readonly #inFlight = new Map<string, Promise<Page>>();
  readonly #isCacheable: (page: Page) => boolean;
  #generation = 0;

  constructor({ maxBytes, ttlMs, sizeBytes, isCacheable }: PageCacheOptions<Page>) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      // unused pages are freed when they expire, not only when they are replaced
      ttlAutopurge: true,
      sizeCalculation: (page, key) => sizeBytes(page) + key.length,
    });
    this.#isCacheable = isCacheable;
  }

  /** The page cached under a key, or the one `render` makes. A failed render is not remembered. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const known = this.#pages.get(key) ?? this.#inFlight.get(key);
    if (known) return known;
    const started = this.#renderAndStore(key, render).finally(() => {
      if (this.#inFlight.get(key) === started) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, started);
    return started;
  }

  /** Drops every page; pages being rendered now may be out of date, and are not stored either. */
  clear(): void {
    this.#generation += 1;
    this.#inFlight.clear();
    this.#pages.clear();
  }

  get sizeBytes(): number {
    return this.#pages.calculatedSize;
  }

  async #renderAndStore(key: string, render: () => Promise<Page>): Promise<Page> {
    const generation = this.#generation;
    const page = await render();
    if (generation === this.#generation && this.#isCacheable(page)) this.#pages.set(key, page);
    return page;
  }
}
