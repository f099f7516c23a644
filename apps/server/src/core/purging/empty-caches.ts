import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../context/app-context.ts';
import type { Listener } from '../db/listen.ts';
import { purgeStale } from './purge.job.ts';

type Parts = Pick<AppContext, 'db' | 'listener' | 'config'>;

const channel = 'caches_emptied';
const patienceMs = 3000;

const waitingOf = new WeakMap<Listener, Map<string, () => void>>();

async function waitersOn(listener: Listener): Promise<Map<string, () => void>> {
  const known = waitingOf.get(listener);
  if (known) return known;
  const waiting = new Map<string, () => void>();
  waitingOf.set(listener, waiting);
  await listener.on(channel, (word) => waiting.get(word)?.());
  return waiting;
}

/**
 * Waits until this instance heard all that was notified before: notifications come in the order in which they were
 * committed, and its caches forget pages as they hear of changes. Others hear at the same time.
 */
async function hearAll({ db, listener }: Parts): Promise<void> {
  const waiting = await waitersOn(listener);
  const word = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      waiting.set(word, resolve);
      timer = setTimeout(() => reject(new Error('No notification came.')), patienceMs);
      sql`select pg_notify(${channel}, ${word})`.execute(db).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    waiting.delete(word);
  }
}

/**
 * Returns once the changes committed so far are gone from the caches of this instance, and the shared cache, if there is
 * one, confirmed to have forgotten the pages and pictures that they concern. @throws when it did not.
 */
export async function emptyCaches(context: Parts): Promise<void> {
  await hearAll(context);
  if (context.config.purge) await purgeStale(context);
}
