import { luhnCheckDigit } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { sql } from 'kysely';
import type { AppContext } from '../src/core/context/app-context.ts';
import type { Tx } from '../src/core/db/schema.ts';

type Db = AppContext['db'];

interface Batches<Item> {
  readonly batchSize?: number;
  insert(tx: Tx, batch: readonly Item[]): Promise<void>;
  /** Called with how many were handed over so far. */
  readonly onProgress?: (count: number) => void;
}

/**
 * Writes items in batches, each in a transaction; the next batch is made up while the database takes this one.
 * Returns how many there were.
 */
export async function addInBatches<Item>(
  db: Db,
  items: Iterable<Item>,
  { batchSize = 5_000, insert, onProgress }: Batches<Item>,
): Promise<number> {
  let added = 0;
  let batch: Item[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    const full = batch;
    batch = [];
    await writing;
    writing = db.transaction().execute(async (tx) => {
      // a batch may take longer than any query of the product is given
      await sql`set local statement_timeout = 0`.execute(tx);
      await insert(tx, full);
    });
    added += full.length;
    onProgress?.(added);
  };
  for (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  await writing;
  return added;
}

/** All but the first `count`. */
export function* skip<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let rank = 0;
  for (const item of items) {
    if (rank >= count) yield item;
    rank += 1;
  }
}

/** Ranks are made in order and without gaps, so the highest in an address tells how many there are. */
export async function countMade(db: Db, name: 'profil' | 'entreprise'): Promise<number> {
  const pattern = `^${name}-([0-9]+)@charge\\.mitoyen\\.test$`;
  const { rows } = await sql<{ made: number | null }>`
    select max(substring(email::text from ${pattern})::integer) + 1 as made from users
    where email::text like ${`${name}-%@charge.mitoyen.test`}`.execute(db);
  return Number(rows[0]?.made ?? 0);
}

/** A SIRET of the range that is not given out, with right check digits. */
export function unusedSiret(rank: number): string {
  const start = `98${String(rank).padStart(6, '0')}`;
  const siren = start + luhnCheckDigit(start);
  return `${siren}0001${luhnCheckDigit(`${siren}0001`)}`;
}

/** Right after, so that the first searches are planned for what there is now. */
export async function refreshStatistics(db: Db, tables: readonly string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
