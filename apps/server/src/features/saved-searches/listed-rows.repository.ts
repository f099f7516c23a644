import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Row } from '../../core/db/schema.ts';
import type { ListedRow } from './search-elements.ts';

/** A row that its list shows, and whose it is. */
export interface OwnedRow extends ListedRow {
  readonly id: string;
  readonly ownerId: string;
  /** Told at once, whatever the rhythm. */
  readonly isUrgent: boolean;
}

const tables = { offers: 'listed_offers', jobs: 'listed_jobs', profiles: 'directory_profiles' } as const;
const idOf = (kind: SavedSearchKind) => sql.ref(kind === 'profiles' ? 'profile_id' : 'offer_id');

/** Those of these rows that their lists hold, offers of suspended accounts left out, by their ids. */
export async function loadListedRows(db: Queryable, ids: readonly string[]): Promise<Map<string, OwnedRow>> {
  const offersOf = (kind: 'offers' | 'jobs') => sql`
    select ${sql.lit(kind)} as kind, offers.id, companies.user_id as "ownerId", is_urgent as "isUrgent",
      listed.place_code as "placeCode", tags, search_text as text, listed.is_remote as "isRemote"
    from ${sql.table(tables[kind])} as listed join offers on offers.id = offer_id
    join companies on companies.id = offers.company_id join users on users.id = companies.user_id
    where offer_id = any(${ids}::uuid[]) and users.suspended_at is null`;
  const { rows } = await sql<OwnedRow>`
    ${offersOf('offers')} union all ${offersOf('jobs')} union all
    select 'profiles', profile_id, user_id, false, place_code, tags, search_text, null
    from directory_profiles where profile_id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A search by the conditions of its list; null finds nothing. */
export interface SearchToAsk {
  readonly kind: SavedSearchKind;
  readonly conditions: RawBuilder<unknown> | null;
}

/** So many searches are asked in one statement. */
const searchesAtOnce = 50;

/** Which of these rows each search finds as their list has them: by the place of the search in the array, and the row's id. */
export const findListed = (db: Queryable, searches: readonly SearchToAsk[], ids: readonly string[]) =>
  askEach(
    db,
    searches,
    (kind) => sql`
      select ${idOf(kind)}::text as key, ${sql.table(tables[kind])}.* from ${sql.table(tables[kind])}
      where ${idOf(kind)} = any(${ids}::uuid[])`,
  );

type ListChange = Row<'list_changes'>;

/** The same of what stood in their list before each of these changes; the key is the change's id. */
export async function findBefore(
  db: Queryable,
  searches: readonly SearchToAsk[],
  changes: readonly Pick<ListChange, 'id' | 'list' | 'before'>[],
): Promise<ReadonlySet<string>> {
  const edits = changes.filter(({ before }) => before !== null);
  if (edits.length === 0) return new Set();
  return askEach(db, searches, (kind) => {
    const list = kind === 'profiles' ? 'directory' : kind;
    const known = edits.filter((change) => change.list === list);
    const rows = known.map(({ id, before }) => ({ id: String(id), before }));
    return sql`
      select change.id as key, listed.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change (id text, before jsonb)
      cross join lateral jsonb_populate_record(null::${sql.table(tables[kind])}, change.before) as listed`;
  });
}

async function askEach(
  db: Queryable,
  searches: readonly SearchToAsk[],
  rowsOf: (kind: SavedSearchKind) => RawBuilder<unknown>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < searches.length; start += searchesAtOnce) {
    const asked = searches
      .slice(start, start + searchesAtOnce)
      .flatMap(({ kind, conditions }, at) =>
        conditions === null
          ? []
          : [
              sql`select ${sql.lit(start + at)} as search, key from ${sql.table(`${kind}_rows`)} where ${conditions}`,
            ],
      );
    if (asked.length === 0) continue;
    const kinds = [...new Set(searches.map(({ kind }) => kind))];
    const sources = kinds.map((kind) => sql`${sql.table(`${kind}_rows`)} as materialized (${rowsOf(kind)})`);
    const { rows } = await sql<{ search: number; key: string }>`
      with ${sql.join(sources)} ${sql.join(asked, sql` union all `)}`.execute(db);
    for (const { search, key } of rows) found.add(pairOf(search, key));
  }
  return found;
}

/** A search, by its place in the array, with the key of a row that it finds. */
export const pairOf = (search: number, key: string | number): string => `${search} ${key}`;
