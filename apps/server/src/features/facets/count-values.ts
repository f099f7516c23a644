import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import { departementOf } from '../places/index.ts';
import { type FacetKind, facetKindsAsked } from './asked-facets.ts';
import { facetPrefixes } from './facet-conditions.ts';

/** What values are counted of: those that a search names, and where people are. */
export type CountedKind = FacetKind | 'departements';
export const countedKinds: readonly CountedKind[] = [...facetKindsAsked, 'departements'];

type Values = FacetCounts[CountedKind];
export type CountedValues = Readonly<Partial<Record<CountedKind, Values>>>;

/** Of rows to count in: each query selects `trades`, `facets` and `place_code`. */
export const countedColumns = sql`trades, facets, place_code`;

/** What tells, before all that fits is found, whether there is more than is counted. */
interface FirstSample {
  /** For a `with`: `sample` has `is_many`. */
  readonly queries: RawBuilder<unknown>;
  /** Finds those of it that fit, where they stand for all; null where they are too few. */
  readonly some: RawBuilder<unknown> | null;
}

/** Rows to count in. */
export interface RowsToCount {
  /** How many the search finds, up to where counting ends; null where that is to be counted on the way. */
  readonly total: number | null;
  /** Finds all, up to where counting ends, and of each `is_drawn`: whether it is of those that stand for more. */
  readonly all: RawBuilder<unknown>;
  /** Finds some of them, where it is known before that there are more than are counted. */
  readonly some: RawBuilder<unknown>;
  /** Where the total is not known; `all` asks it whether there are more. */
  readonly sample?: FirstSample | undefined;
}

/** What was counted, and among how many. */
export interface FoundValues {
  readonly total: number;
  readonly values: CountedValues;
}

interface CountedRow {
  readonly what: 'trade' | 'element' | 'place' | 'total';
  readonly value: string;
  readonly count: number;
}

/** The elements are unnested in the select list, which takes half the time of a join with each row's. */
const countOf = (what: CountedRow['what'], column: 'trades' | 'facets') => sql`
  select ${sql.lit(what)} as what, value, count(*)
  from (select unnest(${sql.ref(column)}) as value from counted) as elements group by value`;

/** The statement of `countIn`. Among more than are counted, those that are drawn are, or those of the sample. */
function countQuery(
  rows: RawBuilder<unknown>,
  kinds: readonly CountedKind[],
  sample: FirstSample | undefined,
): RawBuilder<CountedRow> {
  const hasElements = kinds.some((kind) => kind in facetPrefixes);
  const isMany = sample ? sql`(select is_many from sample)` : sql`false`;
  const counts = [
    sql`select 'total' as what, '' as value,
      case when ${isMany} then ${sql.lit(countEnd)} else (select count(*) from matched) end as count`,
    ...(kinds.includes('trades') ? [countOf('trade', 'trades')] : []),
    ...(hasElements ? [countOf('element', 'facets')] : []),
    ...(kinds.includes('departements')
      ? [
          sql`select 'place' as what, place_code as value, count(*) from counted where place_code is not null group by place_code`,
        ]
      : []),
  ];
  return sql<CountedRow>`
    with ${sample ? sql`${sample.queries}, ` : sql``} matched as materialized (${rows}),
    counted as (
      select ${countedColumns} from matched
      where is_drawn or (select count(*) < ${sql.lit(countEnd)} from matched)
      ${sample?.some ? sql`union all select * from (${sample.some}) as sampled where ${isMany}` : sql``}
    )
    select what, value, count::integer as count from (${sql.join(counts, sql` union all `)}) as found`;
}

async function countIn(
  db: Queryable,
  rows: RawBuilder<unknown>,
  kinds: readonly CountedKind[],
  sample?: FirstSample,
): Promise<{ total: number; counts: readonly CountedRow[] }> {
  const { rows: found } = await countQuery(rows, kinds, sample).execute(db);
  const [total] = found.filter(({ what }) => what === 'total');
  return { total: total?.count ?? 0, counts: found };
}

/** Counts the values of these kinds, most frequent first; where not all rows are counted, without numbers. */
export async function countValues(
  db: Queryable,
  { total: known, all, some, sample }: RowsToCount,
  kinds: readonly CountedKind[],
): Promise<FoundValues> {
  const present = (total: number, counts: readonly CountedRow[]): FoundValues => ({
    total,
    values: Object.fromEntries(
      kinds.map((kind) => [kind, presentValues(valuesOf(kind, counts), total <= mostCounted)]),
    ),
  });
  if (known === 0 || (known !== null && kinds.length === 0)) return present(known, []);
  if (known === null || known <= mostCounted) {
    const { total, counts } = await countIn(db, all, kinds, known === null ? sample : undefined);
    const isCounted = total <= mostCounted || kinds.length === 0;
    // besides the total, nothing is told of many whom a sample of too few proved
    if (isCounted || counts.length > 1) return present(isCounted ? (known ?? total) : countEnd, counts);
  }
  const drawn = sql`select *, true as is_drawn from (${some}) as drawn`;
  return present(countEnd, (await countIn(db, drawn, kinds)).counts);
}

/** Counts by code, of one kind. */
function valuesOf(kind: CountedKind, counted: readonly CountedRow[]): Map<string, number> {
  const values = new Map<string, number>();
  for (const { what, value, count } of counted) {
    const code = codeOf(kind, what, value);
    if (code !== null) values.set(code, (values.get(code) ?? 0) + count);
  }
  return values;
}

function codeOf(kind: CountedKind, what: CountedRow['what'], value: string): string | null {
  if (kind === 'trades') return what === 'trade' ? value : null;
  if (kind === 'departements') return what === 'place' ? departementOf(value) : null;
  const prefix = facetPrefixes[kind];
  return what === 'element' && value.startsWith(prefix) ? value.slice(prefix.length) : null;
}

function presentValues(values: ReadonlyMap<string, number>, isExact: boolean): Values {
  return [...values]
    .sort(([code, count], [otherCode, otherCount]) => otherCount - count || (code < otherCode ? -1 : 1))
    .map(([code, count]) => ({ code, count: isExact ? count : null }));
}
