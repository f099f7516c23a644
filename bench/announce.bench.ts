import type { AppContext } from '@mitoyen/server/src/core/context/app-context.ts';
import { createDatabase } from '@mitoyen/server/src/core/db/database.ts';
import { createListener } from '@mitoyen/server/src/core/db/listen.ts';
import type { Tx } from '@mitoyen/server/src/core/db/schema.ts';
import { createEvents } from '@mitoyen/server/src/core/events/events.ts';
import { sql } from 'kysely';
import { openDatabases } from './open-databases.ts';
import { quietLog } from './quiet-log.ts';

// What announcing costs writers: nothing announced, as the product does it, and a NOTIFY in each transaction.
const writers = 16;
const durationMs = 3000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const userId = '01900000-0000-7000-8000-000000000000';

const { databases, close } = await openDatabases({ name: 'announce', sizes: [0], fill: async () => 0 });
const [database] = databases;
if (!database) throw new Error('no database');
// as many connections as writers, and some for announcing
const { db, close: closePool } = createDatabase({
  connection: database.connection,
  poolSize: writers + 2,
  log: quietLog,
});
const listener = createListener({ connection: database.connection, log: quietLog });
const clock = { now: () => new Date() };
const events = createEvents({
  db,
  clock,
  log: quietLog as AppContext['log'],
  listener,
  options: { heartbeatSeconds: 20, maxStreamsPerUser: 20 },
});
const row = {
  user_id: userId,
  type: 'conversation',
  data: '{"conversationId":"c"}',
  created_at: clock.now(),
};
const insert = (tx: Tx) => tx.insertInto('events').values(row).execute();

const ways: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  'nothing announced': insert,
  'announced after the commit, together': (tx) =>
    events.publish(tx, { userId, type: 'conversation', data: { conversationId: 'c' } }),
  'NOTIFY in each transaction': async (tx) => {
    await insert(tx);
    await sql`select pg_notify('new_events', gen_random_uuid()::text)`.execute(tx);
  },
};

async function countTransactions(write: (tx: Tx) => Promise<unknown>): Promise<number> {
  const until = performance.now() + durationMs;
  let done = 0;
  const writing = Array.from({ length: writers }, async () => {
    while (performance.now() < until) {
      await db.transaction().execute(write);
      done += 1;
    }
  });
  await Promise.all(writing);
  return (done * 1000) / durationMs;
}

try {
  const measured = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, write] of Object.entries(ways)) {
      const perSecond = await countTransactions(write);
      // the first round warms up
      if (round > 0) measured.get(name)?.push(perSecond);
    }
  }
  console.log(`| ${writers} writers | transactions a second (median) |\n| --- | --- |`);
  for (const [name, each] of measured) {
    const median = each.toSorted((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0;
    console.log(`| ${name} | ${median.toFixed(0)} |`);
  }
} finally {
  await events.stop();
  await listener.close();
  await closePool();
  await close();
}
