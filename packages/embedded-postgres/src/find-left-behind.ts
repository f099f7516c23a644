import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from './log.ts';
import { adoptPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { isLivingPostgres, readPostmasterPid } from './postmaster-pid.ts';
import { isAlive } from './process-info.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** Longer than a server takes to notice that its parent's end should stop it. */
const SETTLE_MS = 50;
const PATIENCE_MS = 60_000;

export interface LeftBehind {
  readonly postmaster: Postmaster;
  readonly socketDir: string;
}

/**
 * A server that a killed process left on that directory and that still answers; one that is stopping is waited for,
 * one that cannot be reached is stopped. Resolves with undefined when the directory is free.
 */
export async function findLeftBehind(
  clusterDir: string,
  connectionAt: (socketDir: string) => pg.ClientConfig,
  log: Pick<Log, 'info'>,
): Promise<LeftBehind | undefined> {
  const found = await readPostmasterPid(clusterDir);
  if (!found) return undefined;
  if (!isLivingPostgres(found)) {
    // PostgreSQL clears away a dead server's note itself, but takes any living program of that number for a server.
    if (isAlive(found.pid)) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
    return undefined;
  }
  const deadline = Date.now() + PATIENCE_MS;
  while (isLivingPostgres(found) && Date.now() < deadline) {
    await wait(SETTLE_MS);
    const now = await readPostmasterPid(clusterDir);
    if (!now?.isReady) continue;
    const giveUpAt = Date.now() + 2_000;
    const isGone = () => Date.now() > giveUpAt || !isLivingPostgres(found);
    if (await waitUntilReady(connectionAt(now.socketDir), isGone)) {
      log.info({ pid: now.pid }, 'using the PostgreSQL that an earlier process left running');
      return { postmaster: adoptPostmaster(now.pid), socketDir: now.socketDir };
    }
    break;
  }
  if (isLivingPostgres(found)) await stopPostmaster(adoptPostmaster(found.pid));
  return undefined;
}
