import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type FileStorage, UnableToReadFile } from '@flystorage/file-storage';
import { FileNotFoundError, type FileStore } from './file-store.ts';

/** A file store on Flystorage, which refuses paths that lead out of the store. */
export function createFlystorageFileStore(storage: FileStorage): FileStore {
  return {
    async write(path, content, contentType) {
      const size = Buffer.isBuffer(content) ? content.length : undefined;
      await storage.write(path, content, { mimeType: contentType, ...(size !== undefined && { size }) });
    },
    async read(path) {
      try {
        const stream = await storage.read(path);
        await opened(stream);
        return stream;
      } catch (error) {
        throw error instanceof UnableToReadFile && error.wasFileNotFound
          ? new FileNotFoundError(path)
          : error;
      }
    },
    async deleteFolder(path) {
      await storage.deleteDirectory(path);
    },
  };
}

/** Resolves once the first bytes are there: only then is it certain that the file exists. */
async function opened(stream: Readable): Promise<void> {
  const waiting = new AbortController();
  const readable = new Promise<void>((resolve) => {
    stream.once('readable', resolve);
    waiting.signal.addEventListener('abort', () => stream.off('readable', resolve));
  });
  const ended = finished(stream, { signal: waiting.signal, cleanup: true });
  try {
    await Promise.race([readable, ended]);
  } finally {
    // the loser of the race must not speak up any more
    ended.catch(() => undefined);
    waiting.abort();
  }
}
