import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());

test('a server that says nothing for longer than a statement may take is given up, and the next call has a new connection', async () => {
  const { db, pool, close } = createDatabase({
    connection: database.connection,
    poolSize: 1,
    log: silentLog,
  });
  const connected = vi.fn<(client: PoolClient) => void>();
  pool.on('connect', connected);
  await sql`select 1`.execute(db);
  const stream = () => connected.mock.lastCall?.[0].connection.stream;
  // nothing is under way: a quiet connection is kept
  stream()?.emit('timeout');
  await sql`select 1`.execute(db);
  expect(connected).toHaveBeenCalledTimes(1);
  const waiting = sql`select pg_sleep(60)`.execute(db).catch((error: unknown) => error);
  await setImmediate();
  stream()?.emit('timeout');
  expect(isDatabaseAway(await waiting)).toBe(true);
  await sql`select 1`.execute(db);
  expect(connected).toHaveBeenCalledTimes(2);
  await close();
});
