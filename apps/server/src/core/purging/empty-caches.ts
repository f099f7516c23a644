import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../context/app-context.ts';
import type { Listener } from '../db/listen.ts';
import { listenerName } from '../db/listening-client.ts';
import type { Queryable } from '../db/schema.ts';
import { purgeStale } from './purge.job.ts';

type Parts = Pick<AppContext, 'db' | 'listener' | 'config' | 'log'>;

/** Asks every instance whether it heard what was notified before; each answers with the same word. */
const askChannel = 'caches_emptied';
const answerChannel = 'caches_heard';
/**
 * Longer than any instance shows what it keeps, a page that was being rendered included, and shorter than a browser waits:
 * of an instance that says nothing for so long, nothing is left.
 */
const patience = { hearsMs: 3_000, keptMs: 8_000 };

/** One question, as it is answered. */
interface Asking {
  hearOwn(): void;
  hearAnswer(): void;
}

const askedOn = new WeakMap<
  Listener,
  { readonly open: Map<string, Asking>; readonly ready: Promise<void> }
>();

/**
 * Answers from now on whether this instance heard all that was notified before: notifications come in the order in which
 * they were committed, and its caches forget pages as they hear of changes. Every instance that keeps any does.
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

/** Waits until all instances said that they heard, or nothing that they keep is left. @throws where this one did not hear. */
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
 * Returns once the changes committed so far are gone from the caches of all instances, and the shared cache, if there is
 * one, confirmed to have forgotten the pages and pictures that they concern. `times` are for tests. @throws when it did not.
 */
export async function emptyCaches(context: Parts, times: Partial<typeof patience> = {}): Promise<void> {
  await hearAll(context, { ...patience, ...times });
  if (context.config.purge) await purgeStale(context);
}
