import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import pLimit from 'p-limit';
import type { Queryable } from '../../core/db/schema.ts';
import { ListCache, type ListContext } from '../../core/lists/list-cache.ts';
import { countEnd, readListVersion, type SearchedRows, tableOf } from '../../core/lists/list-query.ts';
import { presentTotal } from '../../core/lists/read-list.ts';
import { departementOf } from '../places/index.ts';
import { type AskedFacets, facetKindsAsked, tagPrefixes } from './asked-facets.ts';
import type { AskedPlace } from './asked-place.ts';

type Sql = RawBuilder<unknown>;

export type FacetName = keyof AskedFacets | 'departements' | 'contracts';
type Values = FacetCounts['trades'];

/** Those that every list has. */
export const listedFacets = [...facetKindsAsked, 'departements'] as const;

/** The prefix of the tags of each facet; départements are read from a row's place. */
const prefixes: Readonly<Record<FacetName, string | null>> = {
  ...tagPrefixes,
  contracts: 'k:',
  departements: null,
};

/** What a search names a kind by. */
const fieldOf = (kind: FacetName) =>
  kind === 'departements' ? 'place' : kind === 'contracts' ? 'kinds' : kind;

/** What was counted of some kinds, and among how many. */
interface FoundFacets {
  readonly total: number;
  readonly values: Readonly<Partial<Record<FacetName, Values>>>;
}

/** What searches of one list need whose facets are counted. */
export interface FacetContext extends ListContext {
  readonly facets: ListCache<FoundFacets>;
}

/** Longer than counts, so fewer of them. */
const facetsKept = 500;

/** What is cached of one list. */
export const createListCaches = (): Pick<FacetContext, 'counts' | 'facets'> => ({
  counts: new ListCache(),
  facets: new ListCache(facetsKept),
});

interface AskedCriteria extends AskedFacets {
  readonly place: AskedPlace | null;
}

interface FacetSource<Criteria> {
  readonly kinds: readonly FacetName[];
  searchOf(criteria: Criteria): SearchedRows;
  /** The expression of a row's place. */
  readonly place?: Sql;
}

/** How many statements a call sends at a time. */
const concurrency = 2;

/**
 * Counts each kind of facet without what a search asks of it: kinds that it does not name, together, among what it finds;
 * each other among what it would find without it.
 */
export async function countFacets<Criteria extends AskedCriteria>(
  { db, facets, counts }: Omit<FacetContext, 'clock'>,
  { kinds, searchOf, place = sql`place_code` }: FacetSource<Criteria>,
  criteria: Criteria,
): Promise<FacetCounts & { contracts?: Values }> {
  const version = await readListVersion(db, searchOf(criteria).list);
  const count = (among: Criteria, some: readonly FacetName[]) => {
    const search = searchOf(among);
    return facets.at(version, JSON.stringify([search.key, some]), async () => {
      const found = await countAmong(db, { ...search, place }, some);
      counts.learn(version, search.key, found.total);
      return found;
    });
  };
  const asked = kinds.filter((kind) => criteria[fieldOf(kind) as keyof Criteria] !== null);
  const others = kinds.filter((kind) => !asked.includes(kind));
  const limit = pLimit(concurrency);
  const [found, ...rest] = await Promise.all([
    limit(() => count(criteria, others)),
    ...asked.map((kind) => limit(() => count({ ...criteria, [fieldOf(kind)]: null }, [kind]))),
  ]);
  const { total, isTotalExact } = presentTotal(found.total);
  const none = { trades: [], phases: [], software: [], programmes: [], contexts: [], departements: [] };
  const values = [found, ...rest].map((counted) => counted.values);
  return Object.assign({ total, exact: isTotalExact, ...none }, ...values);
}

interface CountedRow {
  readonly what: 'tag' | 'place' | 'total';
  readonly value: string;
  readonly count: number;
}

/** Of more rows than are counted, so many tell which values come most. */
const rowsOfMany = 1_000;

type CountedRows = Pick<SearchedRows, 'list' | 'conditions'> & { readonly place: Sql };

/** Counts the values of some kinds among what a search finds. */
export function facetQuery(
  { list, conditions, place }: CountedRows,
  some: readonly FacetName[],
): RawBuilder<CountedRow> {
  const counts = [
    sql`select 'total' as what, '' as value, n as count from total`,
    ...(some.some((kind) => prefixes[kind] !== null)
      ? [
          sql`select 'tag', value, count(*) from (select unnest(tags) as value from counted) as tagged group by value`,
        ]
      : []),
    ...(some.includes('departements')
      ? [sql`select 'place', place, count(*) from counted where place is not null group by place`]
      : []),
  ];
  return sql<CountedRow>`
    with found as materialized (
      select tags, ${place} as place from ${tableOf(list)} where ${conditions} limit ${sql.lit(countEnd)}
    ), total as materialized (select count(*)::integer as n from found),
    counted as materialized (
      select * from found
      limit (select case when n <= ${sql.lit(mostCounted)} then n else ${sql.lit(rowsOfMany)} end from total)
    ) select what, value, count::integer as count from (${sql.join(counts, sql` union all `)}) as counts`;
}

async function countAmong(
  db: Queryable,
  among: CountedRows,
  some: readonly FacetName[],
): Promise<FoundFacets> {
  const { rows } = await facetQuery(among, some).execute(db);
  const total = rows.find(({ what }) => what === 'total')?.count ?? 0;
  return {
    total,
    values: Object.fromEntries(
      some.map((kind) => [kind, presentValues(valuesOf(kind, rows), total <= mostCounted)]),
    ),
  };
}

/** Counts by code, of one kind. */
function valuesOf(kind: FacetName, counted: readonly CountedRow[]): Map<string, number> {
  const prefix = prefixes[kind];
  const values = new Map<string, number>();
  for (const { what, value, count } of counted) {
    const isOfKind = prefix === null ? what === 'place' : what === 'tag' && value.startsWith(prefix);
    const code = isOfKind ? (prefix === null ? departementOf(value) : value.slice(prefix.length)) : null;
    if (code !== null) values.set(code, (values.get(code) ?? 0) + count);
  }
  return values;
}

function presentValues(values: ReadonlyMap<string, number>, isExact: boolean): Values {
  return [...values]
    .sort(([code, count], [otherCode, otherCount]) => otherCount - count || (code < otherCode ? -1 : 1))
    .map(([code, count]) => ({ code, count: isExact ? count : null }));
}
