import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import pLimit from 'p-limit';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd, presentTotal } from '../../core/lists/bounded-total.ts';
import type { CountCache, ListCache } from '../../core/lists/list-cache.ts';
import { tableOf } from '../../core/lists/list-query.ts';
import type { ListName } from '../../core/lists/list-versions.repository.ts';
import { departementOf } from '../places/index.ts';
import type { AskedFacets } from './asked-facets.ts';
import type { AskedPlace } from './asked-place.ts';
import { tagPrefixes } from './tag-conditions.ts';

type Sql = RawBuilder<unknown>;

/** Kinds of values that are counted, each with what a search names it by, and what begins its tags. */
const kinds: Readonly<Record<FacetName, { readonly field: string; readonly prefix: string | null }>> = {
  trades: { field: 'trades', prefix: tagPrefixes.trades },
  phases: { field: 'phases', prefix: tagPrefixes.phases },
  software: { field: 'software', prefix: tagPrefixes.software },
  programmes: { field: 'programmes', prefix: tagPrefixes.programmes },
  contexts: { field: 'contexts', prefix: tagPrefixes.contexts },
  departements: { field: 'place', prefix: null },
  contracts: { field: 'kinds', prefix: 'k:' },
};
export type FacetName = keyof AskedFacets | 'departements' | 'contracts';
type Values = FacetCounts['trades'];

/** What was counted of some kinds, and among how many. */
interface FoundFacets {
  readonly total: number;
  readonly values: Readonly<Partial<Record<FacetName, Values>>>;
}
export type FacetCache = ListCache<FoundFacets>;

interface AskedCriteria extends AskedFacets {
  readonly place: AskedPlace | null;
}

interface FacetSource<Criteria> {
  readonly db: Queryable;
  readonly list: ListName;
  /** Of the list, read before anything else. */
  readonly version: number;
  readonly facets: FacetCache;
  readonly counts: CountCache;
  readonly kinds: readonly FacetName[];
  /** The same for all searches that find the same rows. */
  keyOf(criteria: Criteria): string;
  conditionsOf(criteria: Criteria): Sql;
  /** What is told of a row's place. */
  readonly place?: Sql;
}

/** How many statements a call sends at a time. */
const concurrency = 2;

/**
 * Counts each kind of facet without what a search asks of it: kinds that it does not name, together, among what it finds;
 * each other among what it would find without it.
 */
export async function countFacets<Criteria extends AskedCriteria>(
  source: FacetSource<Criteria>,
  criteria: Criteria,
): Promise<FacetCounts & { contracts?: Values }> {
  const { facets, counts, version, keyOf } = source;
  const count = (among: Criteria, some: readonly FacetName[]) =>
    facets.at(version, JSON.stringify([keyOf(among), some]), async () => {
      const found = await countIn(source, among, some);
      counts.learn(version, keyOf(among), found.total);
      return found;
    });
  const fieldOf = (kind: FacetName) => kinds[kind].field as keyof Criteria;
  const asked = source.kinds.filter((kind) => criteria[fieldOf(kind)] !== null);
  const others = source.kinds.filter((kind) => !asked.includes(kind));
  const limit = pLimit(concurrency);
  const [found, ...rest] = await Promise.all([
    limit(() => count(criteria, others)),
    ...asked.map((kind) => limit(() => count({ ...criteria, [fieldOf(kind)]: null }, [kind]))),
  ]);
  const { total, isTotalExact } = presentTotal(found.total);
  const none = { trades: [], phases: [], software: [], programmes: [], contexts: [], departements: [] };
  return Object.assign(
    { total, exact: isTotalExact },
    none,
    found.values,
    ...rest.map(({ values }) => values),
  );
}

interface CountedRow {
  readonly what: 'tag' | 'place' | 'total';
  readonly value: string;
  readonly count: number;
}

/** Of more rows than are counted, so many tell which values come most. */
const rowsOfMany = 1_000;

/** Counts the values of some kinds among what a search finds. */
export function facetQuery(
  { list, conditions, place }: { list: ListName; conditions: Sql; place: Sql },
  some: readonly FacetName[],
): RawBuilder<CountedRow> {
  const counts = [
    sql`select 'total' as what, '' as value, n as count from total`,
    ...(some.some((kind) => kinds[kind].prefix !== null)
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

async function countIn<Criteria>(
  { db, list, conditionsOf, place = sql`place_code` }: FacetSource<Criteria>,
  criteria: Criteria,
  some: readonly FacetName[],
): Promise<FoundFacets> {
  const query = facetQuery({ list, conditions: conditionsOf(criteria), place }, some);
  const { rows } = await query.execute(db);
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
  const values = new Map<string, number>();
  for (const row of counted) {
    const code = codeOf(kinds[kind].prefix, row);
    if (code !== null) values.set(code, (values.get(code) ?? 0) + row.count);
  }
  return values;
}

function codeOf(prefix: string | null, { what, value }: CountedRow): string | null {
  if (prefix === null) return what === 'place' ? departementOf(value) : null;
  return what === 'tag' && value.startsWith(prefix) ? value.slice(prefix.length) : null;
}

function presentValues(values: ReadonlyMap<string, number>, isExact: boolean): Values {
  return [...values]
    .sort(([code, count], [otherCode, otherCount]) => otherCount - count || (code < otherCode ? -1 : 1))
    .map(([code, count]) => ({ code, count: isExact ? count : null }));
}
