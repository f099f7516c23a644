import { LRUCache } from 'lru-cache';

const maxAddresses = 10_000;

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
  /** What `#kept` holds, whatever its keys. */
  readonly #current = new WeakSet<Page>();
  /** Pages by the addresses that were asked for, some of them no longer current. */
  readonly #byAddress = new LRUCache<string, Page>({ max: maxAddresses });
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
      dispose: (page) => this.#current.delete(page),
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

  /** Remembers that an address, as it was asked for, stands for the page that is kept under this key. */
  alias(address: string, key: string): void {
    const page = this.#kept.get(key);
    if (page) this.#byAddress.set(address, page);
  }

  /**
   * The page kept for an address that was asked for before, or nothing. It asks neither how old the page is, which is
   * taken out in time, nor has it stay longer: with a clock and a timer, finding it took a fifth of what sending it does.
   */
  keptAs(address: string): Page | undefined {
    const page = this.#byAddress.get(address);
    return page && this.#current.has(page) ? page : undefined;
  }

  async #renderAndKeep(key: string, render: () => Promise<Page>): Promise<Page> {
    const generation = this.#generation;
    const page = await render();
    if (generation === this.#generation && this.#isCacheable(page)) {
      this.#kept.set(key, page);
      this.#current.add(page);
    }
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
