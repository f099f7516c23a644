import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

export type SavedSearchRow = Row<'kept_searches'>;

/** The owner of a search: an account, or a visitor's address. */
export type Keeper = { readonly userId: string } | { readonly email: string };

const columns = ['id', 'kind', 'name', 'query', 'rhythm', 'created_at', 'confirmed_at'] as const;
export type OwnSearchRow = Pick<SavedSearchRow, (typeof columns)[number]> & {
  readonly new_count: number;
  readonly new_ids: string[];
};

const mostNewIds = 100;

/** What was found and not looked at yet, as long as its list shows it. */
const newThings = sql`
  from kept_search_finds as find where find.search_id = kept_searches.id and find.seen_at is null
    and (exists (select from listed_offers where offer_id = find.thing_id)
      or exists (select from listed_jobs where offer_id = find.thing_id)
      or exists (select from directory_profiles where profile_id = find.thing_id))`;

const ownRows = (db: Queryable, userId: string) =>
  db
    .selectFrom('kept_searches')
    .select(columns)
    .select([
      sql<number>`(select count(*)::integer ${newThings})`.as('new_count'),
      sql<string[]>`array(select find.thing_id::text ${newThings}
        order by find.found_at desc, find.thing_id limit ${mostNewIds})`.as('new_ids'),
    ])
    .where('user_id', '=', userId);

/** The searches that an account keeps, the last first. */
export async function listSavedSearchRows(db: Queryable, userId: string): Promise<OwnSearchRow[]> {
  return ownRows(db, userId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findOwnSearch(
  db: Queryable,
  userId: string,
  id: string,
): Promise<OwnSearchRow | undefined> {
  return ownRows(db, userId).where('id', '=', id).executeTakeFirst();
}

/** Serializes changes of one owner's searches until the transaction ends. */
export async function lockKeeper(tx: Tx, keeper: Keeper): Promise<void> {
  const name = 'userId' in keeper ? keeper.userId : keeper.email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved-searches:${name}`}, 0))`.execute(tx);
}

const ofKeeper = (db: Queryable, keeper: Keeper) =>
  'userId' in keeper
    ? db.selectFrom('kept_searches').where('user_id', '=', keeper.userId)
    : db.selectFrom('kept_searches').where('email', '=', keeper.email);

export async function countSavedSearches(tx: Queryable, keeper: Keeper): Promise<number> {
  const { count } = await ofKeeper(tx, keeper)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function keepsAlready(tx: Queryable, keeper: Keeper, hash: Buffer): Promise<boolean> {
  const row = await ofKeeper(tx, keeper).select('id').where('query_hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}

export async function insertSavedSearch(tx: Tx, row: NewRow<'kept_searches'>): Promise<void> {
  await tx.insertInto('kept_searches').values(row).execute();
}

/** False when the account keeps no such search. */
export async function updateSavedSearch(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<Pick<SavedSearchRow, 'name' | 'rhythm'>>,
): Promise<boolean> {
  if (Object.keys(change).length === 0) return (await findOwnSearch(tx, userId, id)) !== undefined;
  const { numUpdatedRows } = await tx
    .updateTable('kept_searches')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there was none. */
export async function deleteOwnSearch(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('kept_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Searches by their ids, in that order; callers are authorized by the link of a mail. */
export async function findSavedSearches(db: Queryable, ids: readonly string[]): Promise<SavedSearchRow[]> {
  const rows = await db
    .selectFrom('kept_searches')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export async function deleteSavedSearches(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('kept_searches').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

/**
 * Gives an account what a visitor of its confirmed address kept; what it keeps itself, and what would be one too many,
 * stays with the address.
 */
export async function adoptSearches(tx: Tx, userId: string, most: number): Promise<void> {
  await sql`
    update kept_searches set user_id = owner.id, email = null
    from users as owner
    where owner.id = ${userId} and owner.email_confirmed_at is not null and kept_searches.email = owner.email
      and kept_searches.confirmed_at is not null
      and not exists (select from kept_searches as own
        where own.user_id = owner.id and own.query_hash = kept_searches.query_hash)
      and kept_searches.id in (select id from kept_searches where email = owner.email
        order by created_at limit greatest(0, ${most} - (select count(*) from kept_searches where user_id = owner.id)))`.execute(
    tx,
  );
}

/** Deletes old unconfirmed searches, and the record of what existing searches could see when they began. */
export async function forgetOldSearches(
  db: Queryable,
  { unconfirmedBefore, begunBefore }: { unconfirmedBefore: Date; begunBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('kept_searches')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', unconfirmedBefore)
    .execute();
  await db
    .updateTable('kept_searches')
    .set({ seen_before: null })
    .where('seen_before', 'is not', null)
    .where('confirmed_at', '<', begunBefore)
    .execute();
}
