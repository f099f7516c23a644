import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { departementOf } from '../places/index.ts';
import { type FacetKind, facetKindsAsked } from './asked-facets.ts';
import { facetPrefixes } from './facet-conditions.ts';

/** What values are counted of: those that a search names, and where people are. */
export type CountedKind = FacetKind | 'departements';
export const countedKinds: readonly CountedKind[] = [...facetKindsAsked, 'departements'];

type Values = FacetCounts[CountedKind];
export type CountedValues = Readonly<Partial<Record<CountedKind, Values>>>;

/** Rows to count in: all that a search finds, or some of them where there are more than are counted. */
export interface RowsToCount {
  /** Selects `trades`, `facets` and `place_code`. */
  readonly rows: RawBuilder<unknown>;
  /** How many the search finds, up to where counting ends. */
  readonly total: number;
}

interface CountedRow {
  readonly what: 'trade' | 'element' | 'place';
  readonly value: string;
  readonly count: number;
}

/** The elements are unnested in the select list, which takes half the time of a join with each row's. */
const countOf = (what: CountedRow['what'], column: 'trades' | 'facets') => sql`
  select ${sql.lit(what)} as what, value, count(*)
  from (select unnest(${sql.ref(column)}) as value from matched) as elements group by value`;

/** The statement of `countValues`. */
function countValuesQuery(rows: RawBuilder<unknown>, kinds: readonly CountedKind[]): RawBuilder<CountedRow> {
  const hasElements = kinds.some((kind) => kind in facetPrefixes);
  const counts = [
    ...(kinds.includes('trades') ? [countOf('trade', 'trades')] : []),
    ...(hasElements ? [countOf('element', 'facets')] : []),
    ...(kinds.includes('departements')
      ? [
          sql`select 'place' as what, place_code as value, count(*) from matched where place_code is not null group by place_code`,
        ]
      : []),
  ];
  return sql<CountedRow>`
    with matched as materialized (${rows})
    select what, value, count::integer as count from (${sql.join(counts, sql` union all `)}) as counted`;
}

/** Counts the values of these kinds, most frequent first; where not all rows are counted, without numbers. */
export async function countValues(
  db: Queryable,
  { rows, total }: RowsToCount,
  kinds: readonly CountedKind[],
): Promise<CountedValues> {
  if (total === 0 || kinds.length === 0) return Object.fromEntries(kinds.map((kind) => [kind, []]));
  const { rows: counted } = await countValuesQuery(rows, kinds).execute(db);
  const isExact = total <= mostCounted;
  return Object.fromEntries(kinds.map((kind) => [kind, present(valuesOf(kind, counted), isExact)]));
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

function present(values: ReadonlyMap<string, number>, isExact: boolean): Values {
  return [...values]
    .sort(([code, count], [otherCode, otherCount]) => otherCount - count || (code < otherCode ? -1 : 1))
    .map(([code, count]) => ({ code, count: isExact ? count : null }));
}
