import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

interface CopyOptions {
  /** Whether an entry comes along; `path` is relative to the folder copied. Everything by default. */
  readonly takes?: (path: string) => boolean;
}

/** Copies a folder that others may be writing to: what disappears meanwhile is left out. A missing folder is an empty one. */
export async function copyFolder(
  from: string,
  to: string,
  { takes = () => true }: CopyOptions = {},
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyEntries(from, to, '', takes);
}

async function copyEntries(
  from: string,
  to: string,
  below: string,
  takes: (path: string) => boolean,
): Promise<void> {
  const entries = await ignoreMissing(readdir(join(from, below), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = join(below, entry.name);
    if (!takes(path)) continue;
    if (entry.isDirectory()) {
      await mkdir(join(to, path), { recursive: true, mode: 0o700 });
      await copyEntries(from, to, path, takes);
    } else if (entry.isFile()) {
      await ignoreMissing(copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE));
    }
  }
}

async function ignoreMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
