import type {
  AlertRhythm,
  SavedSearchKind,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { SearchElements } from './search-elements.ts';

type ListChange = Row<'list_changes'>;

/** The oldest changes that no other transaction compares meanwhile. */
export async function lockListChanges(tx: Tx, take: number): Promise<ListChange[]> {
  return tx
    .selectFrom('list_changes')
    .selectAll()
    .orderBy('id')
    .limit(take)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Leaves out the changes of lists of which nobody keeps a search: filling a database makes very many. */
export async function deleteUnsearchedChanges(db: Queryable): Promise<void> {
  await sql`
    delete from list_changes where list not in (
      select case kind when 'profiles' then 'directory' else kind end from kept_searches)`.execute(db);
}

export async function deleteListChanges(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from list_changes where id = any(${ids}::bigint[])`.execute(tx);
}

/** A saved search that may match a listing. */
export interface SearchCandidate {
  readonly id: string;
  readonly userId: string | null;
  readonly kind: SavedSearchKind;
  readonly rhythm: AlertRhythm;
  readonly query: SavedQuery;
}

/**
 * The searches that may find what changed in this transaction: without those that its owner keeps, those that began
 * when it could be seen, and those that found it already.
 */
export async function findCandidates(
  tx: Tx,
  { anyOf, allOf }: SearchElements,
  { thing_id: listingId, changed_in: changedIn }: ListChange,
  ownerId: string,
): Promise<SearchCandidate[]> {
  const { rows } = await sql<SearchCandidate>`
    select id, user_id as "userId", kind, rhythm, query
    from kept_searches
    where any_of && ${anyOf}::text[] and all_of <@ ${allOf}::text[] and confirmed_at is not null
      and user_id is distinct from ${ownerId}
      and (seen_before is null or not pg_visible_in_snapshot(${changedIn}::xid8, seen_before))
      and not exists (select from kept_search_finds where search_id = kept_searches.id and thing_id = ${listingId})`.execute(
    tx,
  );
  return rows;
}
