import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { afterCommit } from './after-commit.ts';
import type { Tx } from './schema.ts';

let database: TestDatabase;
let called: string[];

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());
beforeEach(() => {
  called = [];
});

const inTransaction = (steps: (tx: Tx) => Promise<unknown>) => database.db.transaction().execute(steps);
const remember = (tx: Tx, name: string) => afterCommit(tx, () => called.push(name));

test('a callback is called once, when the transaction is committed', async () => {
  await inTransaction(async (tx) => {
    await remember(tx, 'first');
    await remember(tx, 'second');
    expect(called).toEqual([]);
  });
  expect(called).toEqual(['first', 'second']);
  await inTransaction((tx) => sql`select 1`.execute(tx));
  expect(called).toEqual(['first', 'second']);
});

test('a callback of a transaction that was rolled back is never called', async () => {
  const failed = inTransaction(async (tx) => {
    await remember(tx, 'rolled back');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await inTransaction((tx) => sql`select 1`.execute(tx));
  expect(called).toEqual([]);
});

test('nor one of a transaction that a statement had ended before the commit', async () => {
  const aborted = inTransaction(async (tx) => {
    await remember(tx, 'aborted');
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(aborted).rejects.toThrow();
  await inTransaction((tx) => sql`select 1`.execute(tx));
  expect(called).toEqual([]);
});
