import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';
import { countEnd } from './bounded-total.ts';
import { type ListName, listSize, listTables, listVersion } from './list-versions.repository.ts';

type Sql = RawBuilder<unknown>;

/** The order of a list, from the row after a cursor on, or from its beginning. */
export interface ListOrder {
  /** The columns of a row's position, `id` among them. */
  readonly position: Sql;
  /** The order of rows that have these columns, without `order by`. */
  readonly sorted: Sql;
  /** That a row comes after the cursor. */
  readonly ahead: Sql;
  /** The ranges of an index that hold the rows after the cursor, one after the other. */
  readonly ranges: readonly { readonly where: Sql; readonly orderBy: Sql }[];
}

/** A page of a list, as the database is asked for it. */
export interface ListQuery {
  readonly list: ListName;
  /** What a row must fulfil. */
  readonly conditions: Sql;
  readonly order: ListOrder;
  /** One more than the page shows, to tell whether there are more. */
  readonly take: number;
  /** Columns of what the page shows, of the rows whose ids an array holds, in its order. */
  items(ids: Sql): Sql;
}

/** How a page is found: along the index of its order, or by fetching and sorting all that fits. */
export type Way = 'walk' | 'fetch';

/**
 * The rule between both: a walk meets `size / total` rows for each that fits, a fetch meets all that fit. What is counted no
 * further is always walked for.
 */
export const wayFor = (
  total: number,
  { take, size }: { readonly take: number; readonly size: number },
): Way => (total > mostCounted || total * total > take * size ? 'walk' : 'fetch');

/** A page as it was read. */
export interface PageRow<Position> {
  /** Of the list, at the moment of the page. */
  readonly version: number;
  /** About how many rows the list has. */
  readonly size: number;
  /** How many fit, up to where counting ends; null where they were not counted. */
  readonly total: number | null;
  /** The position of the page's last row, where there are more. */
  readonly last: Position | null;
}

export const tableOf = (list: ListName): Sql => sql.table(listTables[list]);

/** `is true` keeps every other index out of it. */
export const walkedRows = (
  { list, conditions, order, take }: Omit<ListQuery, 'items'>,
  besides: Sql = sql``,
): Sql => {
  const ranges = order.ranges.map(
    ({ where, orderBy }) => sql`
    (select ${order.position} from ${tableOf(list)}
    where ${where} ${besides} and (${conditions}) is true order by ${orderBy} limit ${sql.lit(take)})`,
  );
  return sql`select * from (${sql.join(ranges, sql` union all `)}) as walked limit ${sql.lit(take)}`;
};

/** Materialized before it is sorted: with an order and a limit, the planner would rather walk for what is rare. */
const fetchedRows = ({ list, conditions, order }: ListQuery) => sql`
  found as materialized (
    select ${order.position} from ${tableOf(list)} where ${order.ahead} and ${conditions})`;

const pageColumns = ({ list, order, take, items }: ListQuery, total: Sql) => sql`
  ${listVersion(list)} as version, ${listSize(list)} as size, ${total} as total,
  (select row_to_json(place) from places as place where (select count(*) = ${sql.lit(take)} from places)
    order by ${order.sorted} offset ${sql.lit(take - 2)} limit 1) as last,
  ${items(sql`array(select id from places order by ${order.sorted} limit ${sql.lit(take - 1)})`)}`;

/** A page of a search of which it is known how it is best found. */
export function pageQuery<Row>(query: ListQuery, way: Way): RawBuilder<Row> {
  const { order, take } = query;
  const places =
    way === 'walk'
      ? sql`places as materialized (${walkedRows(query)})`
      : sql`${fetchedRows(query)}, places as materialized (
          select * from found order by ${order.sorted} limit ${sql.lit(take)})`;
  return sql<Row>`with ${places} select ${pageColumns(query, sql`null::integer`)}`;
}

/** Counts a search up to where counting ends; where that is not reached, the first page is found on the way. */
export function firstPageQuery<Row>(query: ListQuery): RawBuilder<Row> {
  const { list, conditions, order, take } = query;
  const total = sql`(select count(*)::integer from found)`;
  return sql<Row>`
    with found as materialized (
      select ${order.position} from ${tableOf(list)} where ${conditions} limit ${sql.lit(countEnd)}
    ), places as materialized (
      select * from found where ${total} <= ${sql.lit(mostCounted)} order by ${order.sorted} limit ${sql.lit(take)})
    select ${pageColumns(query, total)}`;
}

/** How many rows of a list fit, up to where counting ends. */
export const countQuery = (list: ListName, conditions: Sql): RawBuilder<{ total: number }> =>
  sql`select count(*)::integer as total from (
    select from ${tableOf(list)} where ${conditions} limit ${sql.lit(countEnd)}) as found`;
