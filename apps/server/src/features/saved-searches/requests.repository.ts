import { type SqlBool, sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

export type SearchRequest = Row<'kept_search_requests'>;

export async function insertRequest(tx: Tx, request: NewRow<'kept_search_requests'>): Promise<void> {
  await tx.insertInto('kept_search_requests').values(request).execute();
}

/** Whose link it is and what it was asked for with, while it can be used. */
export async function findRequest(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<SearchRequest | undefined> {
  return db
    .selectFrom('kept_search_requests')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function markPressed(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('kept_search_requests')
    .set({ pressed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

const columns = ['id', 'kind', 'name', 'rhythm', 'query', 'confirmed_at'] as const;
export type VisitorRow = Pick<Row<'kept_searches'>, (typeof columns)[number]>;

/** What an address keeps and no account has taken over, the last first. */
export async function listSearchesOf(db: Queryable, email: string): Promise<VisitorRow[]> {
  return db
    .selectFrom('kept_searches')
    .select(columns)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The search of an address that asks this; one that waits counts as asked for now. */
export async function findSameSearch(
  tx: Tx,
  email: string,
  hash: Buffer,
  now: Date,
): Promise<Pick<VisitorRow, 'id' | 'confirmed_at'> | undefined> {
  await tx
    .updateTable('kept_searches')
    .set({ created_at: now })
    .where('email', '=', email)
    .where('query_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .execute();
  return tx
    .selectFrom('kept_searches')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .where('query_hash', '=', hash)
    .executeTakeFirst();
}

/** Searches that tell an address what they find. */
export async function countBegun(db: Queryable, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('kept_searches')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Begins a search that waits: what can be seen by now is not new to it. */
export async function beginSearch(tx: Tx, email: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('kept_searches')
    .set({ confirmed_at: now, seen_before: sql`pg_current_snapshot()` })
    .where('email', '=', email)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function setRhythm(
  tx: Tx,
  email: string,
  id: string,
  rhythm: VisitorRow['rhythm'],
): Promise<void> {
  await tx
    .updateTable('kept_searches')
    .set({ rhythm })
    .where('email', '=', email)
    .where('id', '=', id)
    .execute();
}

export async function deleteSearchOf(tx: Tx, email: string, id: string): Promise<void> {
  await tx.deleteFrom('kept_searches').where('email', '=', email).where('id', '=', id).execute();
}

/** Of an address's unconfirmed searches without a mail, keeps the latest `most`. */
export async function dropOldestUnmailed(tx: Tx, email: string, most: number): Promise<void> {
  await tx
    .deleteFrom('kept_searches')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('kept_searches')
        .select('id')
        .where('email', '=', email)
        .where('confirmed_at', 'is', null)
        .where(sql<SqlBool>`not exists (select from kept_search_requests where search_id = kept_searches.id)`)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
}

export async function deleteExpiredLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('kept_search_requests').where('expires_at', '<', now).execute();
}

/** Everything that an address keeps as a visitor's. */
export async function deleteVisitor(tx: Queryable, email: string): Promise<void> {
  await tx.deleteFrom('kept_searches').where('email', '=', email).execute();
  await tx.deleteFrom('kept_search_requests').where('email', '=', email).execute();
}
