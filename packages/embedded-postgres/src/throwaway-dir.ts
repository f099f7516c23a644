import { accessSync, constants, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gibibyte = 1024 ** 3;
const memoryDir = '/dev/shm';
/** What the databases of a whole test run may come to, and what else they leave the machine to work with. */
const least = { freeBytes: 2 * gibibyte, availableBytes: 4 * gibibyte } as const;

/** What a machine says of the folder that lies in its memory. */
export interface MemoryDirFacts {
  /** Linux's list of what is mounted (`/proc/mounts`). */
  readonly mounts: string;
  readonly freeBytes: number;
  /** What this process may still take of the machine's memory, or of its container's. */
  readonly availableBytes: number;
}

/** Whether a throwaway database may lie in memory: it has room there, and its programs would run from there. */
export function isRoomInMemory({ mounts, freeBytes, availableBytes }: MemoryDirFacts): boolean {
  const mounted = mounts.split('\n').map((line) => line.split(' '));
  // of several at one place, the last one hides those before
  const [, , kind, options = ''] = mounted.findLast(([, place]) => place === memoryDir) ?? [];
  if (kind !== 'tmpfs' || options.split(',').some((option) => option === 'noexec' || option === 'ro'))
    return false;
  return freeBytes >= least.freeBytes && availableBytes >= least.availableBytes;
}

function parentOfThrowaways(): string {
  try {
    accessSync(memoryDir, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryDir);
    const facts = {
      mounts: readFileSync('/proc/mounts', 'utf8'),
      freeBytes: bavail * bsize,
      availableBytes: process.availableMemory(),
    };
    return isRoomInMemory(facts) ? memoryDir : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Makes a folder for a temporary database, in memory where there is room: each copy of a database makes some
 * nine hundred files, for which ext4 takes half a second as soon as others were just deleted. The caller has
 * to delete it.
 */
export function makeThrowawayDir(prefix: string): string {
  return mkdtempSync(join(parentOfThrowaways(), prefix));
}
