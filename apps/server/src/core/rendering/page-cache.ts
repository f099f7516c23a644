import { LRUCache } from 'lru-cache';

const maxAliases = 10_000;

export interface PageCacheOptions<Page> {
  readonly maxBytes: number;
  readonly ttlMs: number;
  readonly sizeBytes: (page: Page) => number;
  /** Errors and redirects are made anew every time. */
  readonly isCacheable: (page: Page) => boolean;
}

/**
 * Finished pages, kept for a moment. A page asked for by many at once is rendered once; what it holds is
 * bounded in bytes, whatever addresses visitors invent.
 */
export class PageCache<Page extends object> {
  readonly #kept: LRUCache<string, Page>;
  /** What `#kept` holds, to be found without a clock. */
  readonly #current = new Map<string, Page>();
  /** Addresses as they were asked for, each with the key it stands for. */
  readonly #aliases = new LRUCache<string, string>({ max: maxAliases });
  readonly #inFlight = new Map<string, Promise<Page>>();
  readonly #isCacheable: (page: Page) => boolean;
  #generation = 0;

  constructor({ maxBytes, ttlMs, sizeBytes, isCacheable }: PageCacheOptions<Page>) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      ttl: ttlMs,
      // what nobody asks for again is not held until something takes its place
      ttlAutopurge: true,
      sizeCalculation: (page, key) => sizeBytes(page) + key.length,
      onInsert: (page, key) => void this.#current.set(key, page),
      dispose: (page, key) => {
        if (this.#current.get(key) === page) this.#current.delete(key);
      },
    });
    this.#isCacheable = isCacheable;
  }

  /** The page kept under a key, or the one `render` makes. A failed render is not remembered. */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const running = this.#inFlight.get(key);
    if (running) return running;
    const started = this.#renderAndKeep(key, render).finally(() => {
      if (this.#inFlight.get(key) === started) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, started);
    return started;
  }

  /** Remembers that an address, as it was asked for, stands for the page of this key. */
  alias(address: string, key: string): void {
    this.#aliases.set(address, key);
  }

  /**
   * The page kept for an address that was asked for before, or nothing. It asks neither how old the page is, which is
   * taken out in time, nor has it stay longer: with a clock and a timer, finding it took a fifth of what sending it does.
   */
  keptAs(address: string): Page | undefined {
    const key = this.#aliases.get(address);
    return key === undefined ? undefined : this.#current.get(key);
  }

  async #renderAndKeep(key: string, render: () => Promise<Page>): Promise<Page> {
    const generation = this.#generation;
    const page = await render();
    if (generation === this.#generation && this.#isCacheable(page)) this.#kept.set(key, page);
    return page;
  }

  /** Forgets every page: what is being rendered now may already be out of date, and is not kept either. */
  clear(): void {
    this.#generation += 1;
    this.#inFlight.clear();
    this.#kept.clear();
  }

  get sizeBytes(): number {
    return this.#kept.calculatedSize;
  }
}
