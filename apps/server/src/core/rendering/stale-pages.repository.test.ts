import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createListener } from '../db/listen.ts';
import { notifyPagesStale, watchStalePages } from './stale-pages.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every instance forgets its pages once the change is committed, and not before', async () => {
  const forget = [vi.fn(), vi.fn()];
  const listeners = forget.map(() => createListener({ connection: database.connection, log: silentLog }));
  const stops = await Promise.all(
    listeners.map((listener, index) => watchStalePages(listener, forget[index] ?? vi.fn())),
  );
  await database.db
    .transaction()
    .execute(async (tx) => {
      await notifyPagesStale(tx);
      throw new Error('given up');
    })
    .catch(() => undefined);
  await database.db.transaction().execute(async (tx) => {
    await notifyPagesStale(tx);
    expect(forget.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
  await vi.waitFor(() => expect(forget.map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  await stops[0]?.();
  await database.db.transaction().execute(notifyPagesStale);
  await vi.waitFor(() => expect(forget.map(({ mock }) => mock.calls.length)).toEqual([1, 2]));
  await Promise.all(listeners.map((listener) => listener.close()));
});
