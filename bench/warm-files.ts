import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Reads each file below `folder` once. A database that nobody has asked since the machine started lies on the disk, and
 * a page of it is read in a millisecond or more: its first thousand rows then take longer than a call is given.
 */
export async function warmFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile()))
    await pipeline(
      createReadStream(join(entry.parentPath, entry.name), { highWaterMark: 1 << 20 }),
      new Writable({ write: (_chunk, _encoding, done) => done() }),
    ).catch((error: NodeJS.ErrnoException) => {
      // PostgreSQL may have removed it since the folder was listed
      if (error.code !== 'ENOENT') throw error;
    });
}
