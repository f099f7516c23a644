import {
  type AlertRhythm,
  alertDueAt,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../core/db/schema.ts';

/** A search that found a thing, and when that is to be told. */
export interface NewFind {
  readonly searchId: string;
  readonly dueAt: Date;
}

/** Writes down which searches found a thing; those that did before stay what they are. */
export async function insertFinds(
  tx: Tx,
  thingId: string,
  finds: readonly NewFind[],
  now: Date,
): Promise<void> {
  if (finds.length === 0) return;
  await sql`
    insert into kept_search_finds (search_id, thing_id, found_at, due_at)
    select search_id, ${thingId}, ${now}, due_at
    from unnest(${finds.map(({ searchId }) => searchId)}::uuid[], ${finds.map(({ dueAt }) => dueAt)}::timestamptz[])
      as found(search_id, due_at)
    order by search_id
    on conflict do nothing`.execute(tx);
}

/** When what waits is told, once the rhythm is another. */
export async function delayFinds(tx: Tx, searchId: string, rhythm: AlertRhythm, now: Date): Promise<void> {
  await tx
    .updateTable('kept_search_finds')
    .set({ due_at: alertDueAt(rhythm, now) })
    .where('search_id', '=', searchId)
    .where('told_at', 'is', null)
    .execute();
}

export async function markFindsSeen(tx: Queryable, searchId: string, now: Date): Promise<void> {
  await tx
    .updateTable('kept_search_finds')
    .set({ seen_at: now })
    .where('search_id', '=', searchId)
    .where('seen_at', 'is', null)
    .execute();
}

/** The statement of `lockDueSearch`: however much is due, the index of what is due is read up to the first that is free. */
export const dueSearchQuery = (now: Date) => sql<{ id: string }>`
  select search.id from kept_search_finds as find join kept_searches as search on search.id = find.search_id
  where find.told_at is null and find.due_at <= ${now}
  order by find.due_at, find.search_id limit 1 for update of search skip locked`;

/** The search of which something is due for longest, and which no other transaction tells meanwhile. */
export async function lockDueSearch(tx: Tx, now: Date): Promise<{ readonly id: string } | undefined> {
  const { rows } = await dueSearchQuery(now).execute(tx);
  return rows[0];
}

/** What is due of a search, the last found first; locked, so that it is told once. */
export async function lockDueFinds(tx: Tx, searchId: string, now: Date): Promise<string[]> {
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

export async function markFindsTold(
  tx: Tx,
  searchId: string,
  thingIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update kept_search_finds set told_at = ${now}
    where search_id = ${searchId} and thing_id = any(${thingIds}::uuid[])`.execute(tx);
}

/** What is no longer to be told: should it come back, it is found anew. */
export async function dropFinds(tx: Tx, searchId: string, thingIds: readonly string[]): Promise<void> {
  if (thingIds.length === 0) return;
  await sql`delete from kept_search_finds
    where search_id = ${searchId} and thing_id = any(${thingIds}::uuid[])`.execute(tx);
}

/** Forgets what was found of offers and profiles that are gone for good. */
export async function forgetFindsOfNothing(db: Queryable): Promise<void> {
  await sql`
    delete from kept_search_finds as find where not exists (select from offers where id = find.thing_id)
      and not exists (select from freelances where id = find.thing_id)
      and not exists (select from jobseekers where id = find.thing_id)`.execute(db);
}
