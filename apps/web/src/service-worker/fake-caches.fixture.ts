const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : `${request}`, 'https://mitoyen.test').href;

/** A cache as far as the worker uses one: in the order of writing. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(addressOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    await this.delete(request);
    this.entries.set(addressOf(request), response);
  }
  async add(request: RequestInfo | URL): Promise<void> {
    const response = await fetch(addressOf(request));
    if (!response.ok) throw new TypeError('not found');
    await this.put(request, response);
  }
  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(request));
  }
  async keys(): Promise<Request[]> {
    return Array.from(this.entries.keys(), (url) => new Request(url));
  }
}

/**
 * Stands in for the browser's `caches`. A deleted cache is gone when opened again, and stays usable through
 * open handles.
 */
export function createFakeCaches() {
  const open = new Map<string, FakeCache>();
  const caches = {
    open: async (name: string) => {
      const cache = open.get(name) ?? new FakeCache();
      open.set(name, cache);
      return cache;
    },
    keys: async () => [...open.keys()],
    delete: async (name: string) => open.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const cache of open.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** Paths of what is kept in the caches whose name begins so. */
    pathsIn: (start: string) =>
      [...open]
        .filter(([name]) => name.startsWith(start))
        .flatMap(([, cache]) => Array.from(cache.entries.keys(), (url) => new URL(url).pathname)),
  };
}
