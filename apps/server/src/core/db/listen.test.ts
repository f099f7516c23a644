import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createListener, type Listener } from './listen.ts';

let database: TestDatabase;
let listener: Listener;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  database = await createTestDatabase({ isEmpty: true });
  listener = createListener({ connection: database.connection, log });
  await listener.on('connected', () => undefined);
});
afterEach(async () => {
  await listener.close();
  await database.close();
});

const notify = (channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(database.db);
const listeners = sql<{
  pid: number;
}>`select pid from pg_stat_activity where application_name = 'mitoyen-listener'
  and datname = current_database()`;

async function killListeners(): Promise<void> {
  const { rows } = await listeners.execute(database.db);
  for (const { pid } of rows) await sql`select pg_terminate_backend(${pid}::int)`.execute(database.db);
}

/** Listens on the channel and hands over what came, one at a time. */
async function inbox(channel: string) {
  const received: string[] = [];
  await listener.on(channel, (payload) => received.push(payload));
  return { received, next: (count: number) => vi.waitFor(() => expect(received).toHaveLength(count)) };
}

test('every handler of a channel gets what is notified there, and nothing of other channels', async () => {
  const [one, two, other] = [await inbox('Chat room'), await inbox('Chat room'), await inbox('other')];
  await notify('Chat room', 'a');
  await notify('other', 'b');
  await Promise.all([one.next(1), two.next(1), other.next(1)]);
  expect([one.received, two.received, other.received]).toEqual([['a'], ['a'], ['b']]);
  expect((await listeners.execute(database.db)).rows).toHaveLength(1);
});

test('a lost connection is made again, listens as before, and says that something may have been missed', async () => {
  const chat = await inbox('chat');
  const reconnected = new Promise<void>((resolve) => listener.onReconnect(resolve));
  await killListeners();
  await reconnected;
  await notify('chat', 'after');
  await chat.next(1);
  expect(chat.received).toEqual(['after']);
  expect(log.warn).toHaveBeenCalledOnce();
  expect((await listeners.execute(database.db)).rows).toHaveLength(1);
});

test('what a handler throws is logged and keeps nothing from the others', async () => {
  await listener.on('chat', () => {
    throw new Error('broken handler');
  });
  const chat = await inbox('chat');
  await notify('chat', 'a');
  await chat.next(1);
  expect(log.error).toHaveBeenCalledOnce();
});

test('a channel asked for while the connection is lost is listened to once it is back', async () => {
  await killListeners();
  const chat = await inbox('chat');
  await notify('chat', 'a');
  await chat.next(1);
});

test('nothing is connected again after closing', async () => {
  // closes while the listener reconnects: `onLoss` is called just before
  const closed = new Promise<void>((resolve) => {
    listener.onLoss(() => queueMicrotask(() => resolve(listener.close())));
  });
  await Promise.all([killListeners(), closed]);
  expect(log.info).not.toHaveBeenCalled();
  await vi.waitFor(async () => expect((await listeners.execute(database.db)).rows).toEqual([]));
});

test('a database that cannot be reached is told to who listens first, and tried again for the next', async () => {
  const connection = { ...database.connection, host: '/nowhere' };
  const late = createListener({ connection, log });
  await expect(late.on('chat', () => undefined)).rejects.toThrow(/ENOENT/);
  connection.host = database.connection.host ?? '';
  await late.on('chat', () => undefined);
  await late.close();
});

test('a closed listener opens nothing any more', async () => {
  await listener.close();
  await expect(listener.on('chat', () => undefined)).rejects.toThrow('the listener is closed');
});
