import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataDirectoryInUseError } from './errors.ts';
import { commandOf, isAlive, startOf } from './process-info.ts';

const FILE_NAME = /^holder\.(\d+)\.(.+)$/;
const ATTEMPTS = 5;

/**
 * Makes this process the only one that works on the directory; returns with the way to let it go.
 * Each process first announces itself, then looks for others: of two that begin at once at least one sees the other.
 * Both may, so both step back and try again a little later. What a killed process left is cleared away.
 * Throws `DataDirectoryInUseError`.
 */
export async function holdDirectory(dataDir: string): Promise<() => Promise<void>> {
  const own = join(dataDir, `holder.${process.pid}.${startOf(process.pid) ?? 'unknown'}`);
  for (let attempt = 1; ; attempt++) {
    await announce(own, dataDir);
    const other = await findOther(dataDir, basename(own));
    if (!other) return () => rm(own, { force: true });
    await rm(own, { force: true });
    if (attempt === ATTEMPTS) throw new DataDirectoryInUseError(dataDir, other.pid, other.command);
    await wait(10 + Math.random() * 40 * attempt);
  }
}

async function announce(own: string, dataDir: string): Promise<void> {
  try {
    await writeFile(own, `${commandOf(process.pid) ?? process.argv.join(' ')}\n`, {
      flag: 'wx',
      mode: 0o644,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new DataDirectoryInUseError(dataDir, process.pid, 'this very process');
  }
}

async function findOther(
  dataDir: string,
  ownName: string,
): Promise<{ pid: number; command: string | undefined } | undefined> {
  for (const name of await readdir(dataDir)) {
    const [, pidText, start] = FILE_NAME.exec(name) ?? [];
    const pid = Number(pidText);
    if (!pid || name === ownName) continue;
    const file = join(dataDir, name);
    if (isAlive(pid) && (startOf(pid) ?? start) === start) {
      const command = await readFile(file, 'utf8').catch(() => '');
      return { pid, command: command.trim() || undefined };
    }
    await rm(file, { force: true });
  }
  return undefined;
}
