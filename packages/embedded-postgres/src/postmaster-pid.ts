import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { commandOf, isAlive } from './process-info.ts';

/** What PostgreSQL notes of itself in `postmaster.pid`. */
export interface PostmasterPid {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

/** The note of the server on that directory, dead or alive. Lines as in PostgreSQL's `miscadmin.h`. */
export async function readPostmasterPid(clusterDir: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return { pid, socketDir: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/** Whether that number still belongs to a PostgreSQL server: after a reboot it may be anyone's. */
export function isLivingPostgres({ pid }: PostmasterPid): boolean {
  if (!isAlive(pid)) return false;
  const program = commandOf(pid)?.split(' ')[0];
  return program === undefined || basename(program).startsWith('postgres');
}
