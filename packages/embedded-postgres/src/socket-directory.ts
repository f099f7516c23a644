import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunAs } from './run-as.ts';

export const SOCKET_PORT = 5432;

/** What `sun_path` holds without its closing zero: 108 bytes on Linux, 104 on macOS. See unix(7). */
const LONGEST_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/** A folder that only PostgreSQL's user may enter, its path short enough for a Unix socket. */
export async function prepareSocketDirectory(baseDir: string, runAs: RunAs): Promise<string> {
  const inside = join(baseDir, 'socket');
  const directory = fits(inside) ? await own(inside) : await temporary(baseDir, runAs);
  await chown(directory, runAs.uid, runAs.gid);
  return directory;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_PATH_BYTES;
}

async function own(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return directory;
}

/** Always the same name for one data directory, so that starts killed one after the other leave one folder, not many. */
async function temporary(baseDir: string, runAs: RunAs): Promise<string> {
  const name = `pg-${createHash('sha256').update(baseDir).digest('hex').slice(0, 16)}`;
  // mkdtemp, the second choice below, adds a dash and six characters
  const longestName = name.padEnd(name.length + 7, '-');
  const parentDir = fits(join(tmpdir(), longestName)) ? tmpdir() : '/tmp';
  const directory = join(parentDir, name);
  await mkdir(directory, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(directory).catch(() => undefined);
  const isOurs =
    found?.isDirectory() && [runAs.uid, process.getuid?.()].includes(found.uid) && (found.mode & 0o77) === 0;
  return isOurs ? directory : mkdtemp(`${directory}-`);
}
