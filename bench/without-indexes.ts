import type pg from 'pg';

/** All that is no constraint's: the tables stay right without them. */
const indexesOf = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = any($1::regclass[]) and not indisunique`;

/**
 * Does work that adds very many rows while these tables have no indexes, and then makes these anew, which is several times
 * quicker. They are written down in the database meanwhile: cut short, the next call makes them.
 */
export async function withoutIndexes<Result>(
  pool: pg.Pool,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  await takeAway(pool, tables);
  try {
    return await work();
  } finally {
    await restoreIndexes(pool);
  }
}

async function takeAway(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(indexesOf, [tables]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('create table if not exists missing_indexes (definition text primary key)');
    for (const { name, definition } of rows) {
      await client.query('insert into missing_indexes values ($1)', [definition]);
      await client.query(`drop index ${name}`);
    }
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** Makes the indexes anew that an earlier call took away. */
export async function restoreIndexes(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`set maintenance_work_mem = '256MB'`);
    const { rows: known } = await client.query(`select to_regclass('missing_indexes') is not null as yes`);
    if (!known[0].yes) return;
    const { rows } = await client.query<{ definition: string }>('select definition from missing_indexes');
    for (const { definition } of rows) {
      await client.query('begin');
      await client.query(definition);
      await client.query('delete from missing_indexes where definition = $1', [definition]);
      await client.query('commit');
    }
    await client.query('drop table missing_indexes');
    await client.query('vacuum (analyze)');
  } finally {
    client.release(true);
  }
}
