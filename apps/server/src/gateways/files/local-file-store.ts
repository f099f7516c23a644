import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  FileNotFoundError,
  type FileStore,
  FileStoreAwayError,
  requireInside,
} from '../../core/files/file-store.ts';

/** No such file, or a file where the path has a folder, or a folder where it has a file. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** The disk is full or failing, or is not ours to write to. */
const diskFailures = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM'];

function asStoreError(error: unknown): unknown {
  const isAway = diskFailures.includes((error as NodeJS.ErrnoException).code ?? '');
  return isAway ? new FileStoreAwayError(error) : error;
}

/** Keeps files in a folder of this machine, made on the first write. */
export function createLocalFileStore({ directory }: { directory: string }): FileStore {
  const root = resolve(directory);
  const placeOf = (path: string) => join(root, requireInside(path));

  return {
    async check() {
      try {
        await mkdir(root, { recursive: true });
        await access(root, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw new FileStoreAwayError(error);
      }
    },
    async write(path, content) {
      const place = placeOf(path);
      const partial = `${place}.${randomUUID()}.partial`;
      try {
        await mkdir(dirname(place), { recursive: true });
        // flushed before it gets its name: a power cut leaves the old file or the new one
        await writeFile(partial, content, { flush: true });
        await rename(partial, place);
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        throw asStoreError(error);
      }
    },
    async read(path) {
      const place = placeOf(path);
      try {
        return await openFile(place);
      } catch (error) {
        const isMissing = missing.includes((error as NodeJS.ErrnoException).code ?? '');
        throw isMissing ? new FileNotFoundError(path, { cause: error }) : asStoreError(error);
      }
    },
    async deleteFolder(path) {
      await rm(placeOf(path), { recursive: true, force: true });
    },
  };
}

async function openFile(place: string) {
  const handle = await open(place);
  if ((await handle.stat()).isFile()) return handle.createReadStream();
  await handle.close();
  throw Object.assign(new Error(`${place} is not a file`), { code: 'EISDIR' });
}
