import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { type ServerPair, startServerPair } from '../../../test/standby.fixture.ts';
import { createDatabase } from '../db/database.ts';
import { createEventFeed } from './event-feed.ts';

let pair: ServerPair;
beforeAll(async () => {
  pair = await startServerPair(
    `create table events (id bigint generated always as identity, user_id text, type text, data jsonb,
       xid xid8 default pg_current_xact_id())`,
  );
});
afterAll(() => pair.close());

const write = `insert into events (user_id, type, data) values ('somebody', 'message', '{}')`;

test('who listens begins anew when another server took the place of the one that was listened to', async () => {
  const urls = [pair.urlOf(pair.standby), pair.urlOf(pair.primary)] as const;
  const { db, close } = createDatabase({
    connection: { servers: { urls, role: 'read-write' } },
    poolSize: 1,
    log: silentLog,
  });
  const [deliver, begin] = [vi.fn(), vi.fn()];
  const feed = createEventFeed({ db, log: silentLog }, deliver, begin);
  await feed.start();
  const before = feed.seen();

  feed.reconnected();
  await pair.query(pair.primary, write);
  feed.wake();
  await vi.waitFor(() => expect(deliver.mock.calls.flatMap(([read]) => read.events)).toHaveLength(1));
  expect(begin).not.toHaveBeenCalled();

  await pair.primary.stop();
  await pair.promote();
  await vi.waitFor(() => {
    feed.reconnected();
    expect(begin).toHaveBeenCalledOnce();
  });
  expect(begin.mock.calls[0]?.[0]).not.toBe(before);
  await pair.query(pair.standby, write);
  feed.wake();
  await vi.waitFor(() => expect(deliver.mock.calls.flatMap(([read]) => read.events)).toHaveLength(2));
  feed.stop();
  await close();
});
