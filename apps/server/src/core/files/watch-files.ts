import { type FileStore, FileStoreAwayError } from './file-store.ts';

/** The store is checked at most so often, however often load balancers and Prometheus ask for our health. */
const keptMs = 10_000;
/** How long one health check waits for the store: load balancers give up after two seconds. */
const waitMs = 500;
/** A store that has not answered for so long counts as away. */
const silentMs = 5_000;

/** The file written to see whether a store that failed a write accepts writes again. */
const probe = 'health/probe';

/**
 * Wraps a store. `check` answers soon even where the store does not, with what was last known. A store that
 * failed a write fails its `check` until a write succeeds, even if it can be read.
 */
export function watchFiles(store: FileStore): FileStore {
  let failedWrite = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;
  let lastError: unknown = null;

  async function ask(): Promise<void> {
    try {
      await store.check();
      if (failedWrite) {
        await store.write(probe, Buffer.from('probe'), 'text/plain');
        failedWrite = false;
        // without the right to list or delete, the file stays, and the next probe replaces it
        await store.deleteFolder('health').catch(() => undefined);
      }
      lastError = null;
    } catch (error) {
      lastError = error;
    }
  }

  return {
    async check() {
      const now = performance.now();
      if (!asking && now - askedAt > keptMs) {
        askedAt = now;
        asking = ask().finally(() => {
          asking = null;
        });
      }
      if (asking) await settledOrLate(asking);
      if (asking && performance.now() - askedAt > silentMs)
        throw new FileStoreAwayError(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
      if (lastError) throw lastError;
    },
    async write(path, content, contentType) {
      try {
        await store.write(path, content, contentType);
        if (failedWrite) lastError = null;
        failedWrite = false;
      } catch (error) {
        if (error instanceof FileStoreAwayError && !failedWrite) {
          failedWrite = true;
          lastError = error;
          // the last check no longer counts
          askedAt = Number.NEGATIVE_INFINITY;
        }
        throw error;
      }
    },
    read: (path) => store.read(path),
    deleteFolder: (path) => store.deleteFolder(path),
  };
}

function settledOrLate(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
