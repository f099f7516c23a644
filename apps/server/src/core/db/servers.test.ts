import type { EmbeddedPostgres } from '@mitoyen/embedded-postgres';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { type ServerPair, startServerPair } from '../../../test/standby.fixture.ts';
import { createDatabase, type DatabaseHandle } from './database.ts';
import { isDatabaseAway } from './database-errors.ts';
import { createListener } from './listen.ts';
import type { DatabaseConnection, ServerRole } from './servers.ts';

let pair: ServerPair;
let opened: { close(): Promise<void> }[];

beforeAll(async () => {
  pair = await startServerPair('create table notes (text text)');
});
afterAll(() => pair.close());
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  for (const one of opened) await one.close();
});

/** The standby is named first. */
const either = (role: ServerRole): DatabaseConnection => ({
  servers: { urls: [pair.urlOf(pair.standby), pair.urlOf(pair.primary)], role },
});

function open(connection: DatabaseConnection): DatabaseHandle {
  const handle = createDatabase({ connection, poolSize: 3, log: silentLog });
  opened.push(handle);
  return handle;
}

const isStandby = async ({ db }: DatabaseHandle) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is;
const write = ({ db }: DatabaseHandle) => sql`insert into notes values (${'a'})`.execute(db);
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('of several servers, the one is taken that plays the role asked for', async () => {
  expect(await isStandby(open(either('read-write')))).toBe(false);
  expect(await isStandby(open(either('primary')))).toBe(false);
  expect(await isStandby(open(either('standby')))).toBe(true);
});

test('where none plays it, the database is away', async () => {
  const alone = open({ servers: { urls: [pair.urlOf(pair.standby)], role: 'read-write' } });
  const refused = await failure(isStandby(alone));
  expect(String(refused)).toContain('none of the database servers is read-write');
  expect(isDatabaseAway(refused)).toBe(true);
});

/** Makes a server read-only, as an operator does before handing over to another: connections stay open. */
async function demote(server: EmbeddedPostgres, isDemoted = true): Promise<void> {
  await pair.query(
    server,
    `alter system ${isDemoted ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
  );
  await pair.query(server, 'select pg_reload_conf()');
}

test('a write that finds a demoted server gives up every connection to it', async () => {
  const handle = open({ connectionString: pair.urlOf(pair.primary) });
  const pids = async () => {
    const clients = await Promise.all([1, 2, 3].map(() => handle.pool.connect()));
    const answers = await Promise.all(
      clients.map((client) => client.query('select pg_backend_pid() as pid')),
    );
    for (const client of clients) client.release();
    return answers.map(({ rows }) => rows[0].pid as number);
  };
  const before = await pids();
  await demote(pair.primary);
  await vi.waitFor(async () => expect(isDatabaseAway(await failure(write(handle)))).toBe(true));
  for (const pid of await pids()) expect(before).not.toContain(pid);
  await demote(pair.primary, false);
});

test('who listens leaves a demoted primary for the new one, and is told of it', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const listener = createListener({ connection: either('read-write'), log });
  opened.push(listener);
  const heard: string[] = [];
  await listener.on('chat', (text) => void heard.push(text));
  const back = new Promise<void>((resolve) => listener.onReconnect(resolve));
  await demote(pair.primary);
  await pair.promote();
  await back;
  await pair.query(pair.standby, `notify chat, 'after'`);
  await vi.waitFor(() => expect(heard).toEqual(['after']));
});

test('when the server that is written to goes, calls follow to the one that takes its place', async () => {
  const handle = open(either('read-write'));
  await write(handle);
  await pair.standby.stop();
  expect(isDatabaseAway(await failure(write(handle)))).toBe(true);
  await demote(pair.primary, false);
  await vi.waitFor(() => write(handle));
});
