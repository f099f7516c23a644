import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFolder } from '@mitoyen/embedded-postgres';
import { manifestName } from './back-up.ts';

interface RestoreOptions {
  /** Folder made by `backUp`. */
  readonly source: string;
  /** Missing or empty. */
  readonly dataDir: string;
}

/**
 * Puts a backup where the next start will find it. Resolves with when the backup was taken.
 * @throws Error when the backup is not whole or the data directory holds something.
 */
export async function restore({ source, dataDir }: RestoreOptions): Promise<Date> {
  const manifest = await readFile(join(source, manifestName), 'utf8').catch(() => {
    throw new Error(`${source} is not a whole backup: it has no ${manifestName}.`);
  });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(dataDir)).length > 0) {
    throw new Error(`${dataDir} is not empty: move it away first, or set DATA_DIR to another folder.`);
  }
  try {
    for (const part of ['postgres', 'files']) await copyFolder(join(source, part), join(dataDir, part));
    await copyFile(join(source, 'secret-key'), join(dataDir, 'secret-key')).catch(ignoreMissing);
  } catch (error) {
    for (const name of await readdir(dataDir))
      await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  return new Date(JSON.parse(manifest).takenAt);
}

/** A server that was given `SECRET_KEY` has no file of it. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
