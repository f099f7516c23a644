import { type FileStore, FileStoreAwayError } from './file-store.ts';

/** The store is asked at most so often, however often balancers and Prometheus ask us. */
const keptMs = 10_000;
/** Whoever asks us gives up after two seconds: one look waits no longer than this for the store. */
const waitMs = 500;
/** A store that has said nothing for so long is away. */
const silentMs = 5_000;

/** What is written to see whether a store that failed a write takes them again. */
const probe = 'health/probe';

/**
 * The same store. Its `check` answers soon even where the store says nothing, by what was last known; and it knows of
 * writes that failed: what can be read is not there for whom nothing can be written.
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
        // who may not delete or list leaves it there, to be replaced by the next
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
          // what was known is no longer
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
