import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../context/app-context.ts';
import type { Listener } from '../db/listen.ts';
import { listenerName } from '../db/listening-client.ts';
import type { Queryable } from '../db/schema.ts';
import { purgeStale } from './purge.job.ts';

type Parts = Pick<AppContext, 'db' | 'listener' | 'config' | 'log'>;

/** Asks every instance whether it has received the notifications sent before. */
const askChannel = 'caches_emptied';
const answerChannel = 'caches_heard';
/**
 * Longer than any instance shows cached responses, a page being rendered included, and shorter than a browser
 * waits: an instance that stays silent for so long has nothing left in its caches.
 */
const patience = { hearsMs: 3_000, keptMs: 8_000 };

/** A question that waits for its answers. */
interface Asking {
  hearOwn(): void;
  hearAnswer(): void;
}

const askedOn = new WeakMap<
  Listener,
  { readonly open: Map<string, Asking>; readonly ready: Promise<void> }
>();

/**
 * From now on, answers whether this instance has received all earlier notifications: they arrive in the order
 * of their commits, and caches are cleared as they arrive. Every instance with caches calls this.
 */
export function answerWhetherHeard({ db, listener, log }: Pick<Parts, 'db' | 'listener' | 'log'>) {
  const known = askedOn.get(listener);
  if (known) return known;
  const open = new Map<string, Asking>();
  const answer = (word: string) => {
    open.get(word)?.hearOwn();
    sql`select pg_notify(${answerChannel}, ${word})`
      .execute(db)
      .catch((err: unknown) =>
        log.warn({ err }, 'another instance is not told that this one forgot its pages'),
      );
  };
  const ready = Promise.all([
    listener.on(answerChannel, (word) => open.get(word)?.hearAnswer()),
    listener.on(askChannel, answer),
  ]).then(() => undefined);
  const asked = { open, ready };
  askedOn.set(listener, asked);
  return asked;
}

/** How many instances listen, this one included. */
async function countListening(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Waits until all instances have answered, or their caches have expired. @throws where this instance did not
 * hear its own question.
 */
async function hearAll(parts: Parts, { hearsMs, keptMs }: typeof patience): Promise<void> {
  const { db } = parts;
  const { open, ready } = answerWhetherHeard(parts);
  await ready;
  const expected = await countListening(db);
  const word = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      let [isHeardHere, answers] = [false, 0];
      const hearOwn = () => {
        isHeardHere = true;
        clearTimeout(timer);
        timer = setTimeout(resolve, keptMs);
      };
      const hearAnswer = () => {
        answers += 1;
        if (isHeardHere && answers >= expected) resolve();
      };
      open.set(word, { hearOwn, hearAnswer });
      timer = setTimeout(() => reject(new Error('No notification came.')), hearsMs);
      sql`select pg_notify(${askChannel}, ${word})`.execute(db).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    open.delete(word);
  }
}

/**
 * Returns once the changes committed so far are gone from the caches of all instances, and the shared cache,
 * if there is one, has confirmed that it purged their pages and pictures. `times` are for tests. @throws when
 * it did not.
 */
export async function emptyCaches(context: Parts, times: Partial<typeof patience> = {}): Promise<void> {
  await hearAll(context, { ...patience, ...times });
  if (context.config.purge) await purgeStale(context);
}
