import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { LeanClient } from './lean-client.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  pool = new pg.Pool({ ...database.connection, Client: LeanClient, max: 1 });
  // `end` does not wait until PostgreSQL has closed the connection, which the dropped database then ends
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

/** A name to look for in a stack. */
async function askForTooMuch(client: pg.PoolClient): Promise<unknown> {
  return await client.query('select 1 / $1::integer as many', [0]);
}

test('promises what a statement answers, however it is written', async () => {
  const client = await pool.connect();
  try {
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const values = ['deux'];
    expect((await client.query('select $1::text as two', values)).rows).toEqual([{ two: 'deux' }]);
    const named = { name: 'three', text: 'select $1::text as three', values: ['trois'] };
    expect((await client.query(named)).rows).toEqual([{ three: 'trois' }]);
  } finally {
    client.release();
  }
});

test('says of a refused statement where it came from, and goes on', async () => {
  const client = await pool.connect();
  try {
    const error = await askForTooMuch(client).catch((refusal: pg.DatabaseError) => refusal);
    expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('askForTooMuch') });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    client.release();
  }
});

test('calls back who wants that, as pools do', async () => {
  expect((await pool.query('select 4 as four')).rows).toEqual([{ four: 4 }]);
  const client = await pool.connect();
  const told = await new Promise((resolve) => {
    client.query('select $1::integer as five', [5], (error, result) => resolve(error ?? result.rows));
  });
  client.release();
  expect(told).toEqual([{ five: 5 }]);
});
