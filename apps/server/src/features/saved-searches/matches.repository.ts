import {
  type AlertRhythm,
  alertDueAt,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** A search that matches a listing, and when that is to be notified. */
export interface NewMatch {
  readonly searchId: string;
  readonly dueAt: Date;
}

/** Writes down which searches match a listing; those that did before stay what they are. */
export async function insertMatches(
  tx: Tx,
  listingId: string,
  matches: readonly NewMatch[],
  now: Date,
): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    insert into kept_search_finds (search_id, thing_id, found_at, due_at)
    select search_id, ${listingId}, ${now}, due_at
    from unnest(${matches.map(({ searchId }) => searchId)}::uuid[], ${matches.map(({ dueAt }) => dueAt)}::timestamptz[])
      as matched(search_id, due_at)
    order by search_id
    on conflict do nothing`.execute(tx);
}

/** When what waits is notified, once the rhythm is another. */
export async function delayMatches(tx: Tx, searchId: string, rhythm: AlertRhythm, now: Date): Promise<void> {
  await tx
    .updateTable('kept_search_finds')
    .set({ due_at: alertDueAt(rhythm, now) })
    .where('search_id', '=', searchId)
    .where('told_at', 'is', null)
    .execute();
}

export async function markMatchesSeen(tx: Queryable, searchId: string, now: Date): Promise<void> {
  await tx
    .updateTable('kept_search_finds')
    .set({ seen_at: now })
    .where('search_id', '=', searchId)
    .where('seen_at', 'is', null)
    .execute();
}

/**
 * The statement of `findDueKeeper`: however many matches are due, their index is read only up to the first
 * owner that is not passed over.
 */
export const dueKeeperQuery = (now: Date, passedOver: readonly string[]) => sql<{ id: string }>`
  select coalesce(search.user_id, search.id) as id
  from kept_search_finds as match join kept_searches as search on search.id = match.search_id
  where match.told_at is null and match.due_at <= ${now}
    and coalesce(search.user_id, search.id) <> all(${passedOver}::uuid[])
  order by match.due_at, match.search_id limit 1`;

/**
 * The owner of the match that is due for longest: an account, or a visitor's search, which is mailed by
 * itself.
 */
export async function findDueKeeper(
  db: Queryable,
  now: Date,
  passedOver: readonly string[],
): Promise<string | undefined> {
  const { rows } = await dueKeeperQuery(now, passedOver).execute(db);
  return rows[0]?.id;
}

/** Locks the alerts of an owner for this transaction. False where another transaction holds the lock. */
export async function lockDueKeeper(tx: Tx, keeperId: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`alerts:${keeperId}`}, 0)) as "isOurs"`.execute(tx);
  return rows[0]?.isOurs ?? false;
}

/**
 * An owner's searches with due matches, oldest first; a search locked by another transaction is left for the
 * next run.
 */
export async function lockDueSearches(tx: Tx, keeperId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select search.id from kept_searches as search
    where (search.user_id = ${keeperId} or (search.id = ${keeperId} and search.user_id is null)) and exists (
      select from kept_search_finds as match
      where match.search_id = search.id and match.told_at is null and match.due_at <= ${now})
    order by search.created_at, search.id for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What is due of a search, the last found first; locked, so that it is notified once. */
export async function lockDueMatches(tx: Tx, searchId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('kept_search_finds')
    .select('thing_id')
    .where('search_id', '=', searchId)
    .where('told_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('found_at', 'desc')
    .orderBy('thing_id')
    .forUpdate()
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}

export async function markMatchesNotified(
  tx: Tx,
  searchId: string,
  listingIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update kept_search_finds set told_at = ${now}
    where search_id = ${searchId} and thing_id = any(${listingIds}::uuid[])`.execute(tx);
}

/** What is no longer to be notified: should it come back, it matches anew. */
export async function dropMatches(tx: Tx, searchId: string, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length === 0) return;
  await sql`delete from kept_search_finds
    where search_id = ${searchId} and thing_id = any(${listingIds}::uuid[])`.execute(tx);
}

/** Deletes matches of offers and profiles that are gone for good. */
export async function forgetMatchesOfDeleted(db: Queryable): Promise<void> {
  await sql`
    delete from kept_search_finds as match where not exists (select from offers where id = match.thing_id)
      and not exists (select from freelances where id = match.thing_id)
      and not exists (select from jobseekers where id = match.thing_id)`.execute(db);
}
