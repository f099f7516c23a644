import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createDatabase } from './database.ts';
import { isDatabaseAway, isUniqueViolation, scrubDatabaseError } from './database-errors.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  await sql`create table people (email text constraint one_email unique, age int)`.execute(database.db);
});
afterAll(() => database.close());

const insert = (email: string) => sql`insert into people (email) values (${email})`.execute(database.db);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

test('what is logged of a refused row names code, table and constraint, and nothing of the row', async () => {
  await insert('marie@example.org');
  const scrubbed = scrubDatabaseError(await failure(insert('marie@example.org')));
  expect(scrubbed).toMatchObject({ code: '23505', table: 'people', constraint: 'one_email' });
  const { message, stack } = scrubbed as Error;
  expect(JSON.stringify({ ...(scrubbed as Error), message, stack })).not.toContain('marie');
  expect(message).toContain('one_email');
  expect(stack).toContain('\n    at ');
});

test('a message that holds a parameter itself is not kept either', async () => {
  const error = await failure(sql`select ${'secret-token'}::uuid`.execute(database.db));
  expect((error as Error).message).toContain('secret-token');
  const { message, stack } = scrubDatabaseError(error) as Error;
  expect(`${message}${stack}`).not.toContain('secret-token');
});

test('what a statement names and is not there is told: a table or a column', async () => {
  const of = async (query: ReturnType<typeof sql>) =>
    (scrubDatabaseError(await failure(query.execute(database.db))) as Error).message;
  expect(await of(sql`select 1 from ghosts where name = ${'marie'}`)).toContain('"ghosts"');
  expect(await of(sql`select ghost from people where email = ${'marie'}`)).toContain('"ghost"');
});

test('an error of another kind stays what it is', () => {
  const error = new Error('no disk left');
  expect(scrubDatabaseError(error)).toBe(error);
});

test('a row that exists already is told from other failures, by constraint when one is named', async () => {
  await insert('paul@example.org');
  const twice = await failure(insert('paul@example.org'));
  expect(isUniqueViolation(twice)).toBe(true);
  expect(isUniqueViolation(twice, 'one_email')).toBe(true);
  expect(isUniqueViolation(twice, 'another')).toBe(false);
  expect(isUniqueViolation(await failure(sql`select 1 / 0`.execute(database.db)))).toBe(false);
});

describe('a database that does not answer', () => {
  const open = (over: object = {}) =>
    createDatabase({ connection: { ...database.connection, ...over }, poolSize: 1, log: silentLog });
  const failureOf = async (over: object, seconds = 0) => {
    const { db, close } = open(over);
    const error = await failure(sql`select pg_sleep(${seconds}::float)`.execute(db));
    await close();
    return error;
  };

  test('is told from one that refuses what it is asked', async () => {
    expect(isDatabaseAway(await failureOf({ host: '/nowhere' }))).toBe(true);
    expect(isDatabaseAway(await failureOf({ host: '127.0.0.1', port: 1 }))).toBe(true);
    expect(isDatabaseAway(await failureOf({ statement_timeout: 1 }, 9))).toBe(true);
    expect(isDatabaseAway(await failure(sql`select 1 / 0`.execute(database.db)))).toBe(false);
    expect(isDatabaseAway(new Error('no disk left'))).toBe(false);
    const noFile = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
    expect(isDatabaseAway(noFile)).toBe(false);
  });

  test('is so when all its connections are taken for too long, or one is lost', async () => {
    const { db, pool, close } = open();
    const taken = await pool.connect();
    Object.assign(pool.options, { connectionTimeoutMillis: 1 });
    expect(isDatabaseAway(await failure(sql`select 1`.execute(db)))).toBe(true);
    const { rows } = await taken.query('select pg_backend_pid() as pid');
    const lost = failure(taken.query('select pg_sleep(9)'));
    await sql`select pg_terminate_backend(${rows[0].pid}::int)`.execute(database.db);
    expect(isDatabaseAway(await lost)).toBe(true);
    expect(isDatabaseAway(await failure(taken.query('select 1')))).toBe(true);
    taken.release(true);
    await close();
  });
});
