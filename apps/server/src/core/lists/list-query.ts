import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import type { CorePart } from '../http/define-feature.ts';
import type { ListCursor } from './list-cursor.ts';

type Sql = RawBuilder<unknown>;

/** The table that counts the changes of lists. */
export const listVersionsPart: CorePart = { personalData: { exported: [], impersonal: ['list_versions'] } };

/** The searched lists, each with its table. Triggers count their changes. */
export const listTables = {
  directory: 'directory_profiles',
  offers: 'listed_offers',
  jobs: 'listed_jobs',
} as const;
export type ListName = keyof typeof listTables;

export const tableOf = (list: ListName): Sql => sql.table(listTables[list]);

/** The version of a list as a column of a statement that reads it. */
const listVersion = (list: ListName): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(version), 0)::float8 from list_versions where list = ${sql.lit(list)})`;

/** About how many rows a list has, by the database's statistics; negative before they exist. */
const listSize = (list: ListName): RawBuilder<number> =>
  sql<number>`(select reltuples from pg_class where oid = ${sql.lit(listTables[list])}::regclass)`;

/** How many transactions have changed a list; the same number twice means an unchanged list. */
export async function readListVersion(db: Queryable, list: ListName): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${listVersion(list)} as version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Where counting ends: a count of this many means more than the most that is shown. */
export const countEnd = mostCounted + 1;

/** The rows that a search finds. */
export interface SearchedRows {
  readonly list: ListName;
  /** Cache key: the same for all searches that find the same rows. */
  readonly key: string;
  /** The condition on rows. */
  readonly conditions: Sql;
}

/** A range of an index, and a row's position within it where that needs fewer columns. */
interface Range {
  readonly where: Sql;
  readonly orderBy: Sql;
  readonly position?: Sql;
}

/** The order of a list, from the row after a cursor on, or from its beginning. */
export interface ListOrder {
  /** The columns of a row's position, `id` among them. */
  readonly position: Sql;
  /** The order of rows that have these columns, without `order by`. */
  readonly sorted: Sql;
  /** Condition that a row comes after the cursor. */
  readonly ahead: Sql;
  /** The ranges of an index that hold the rows after the cursor, one after the other. */
  readonly ranges: readonly Range[];
  /** Whether matching rows may be rare in the first ranges, so that a walk reads many before one. */
  readonly isUneven?: boolean;
}

/** The part of a row's position that every list has. */
export type HasId = { readonly id: string };

/** The query for a page of a list. */
export interface ListQuery<Position extends HasId = HasId> extends SearchedRows {
  /** Where the last page ended; null for the first one. */
  readonly after: (Position & ListCursor) | null;
  /** One more than the page shows, to know whether there are more. */
  readonly take: number;
  order(after: Position | null): ListOrder;
  /** The columns of the page's rows, for the ids in an array, in its order. */
  items(ids: Sql): Sql;
}

/** How a page is read: along the index of its order, or by fetching and sorting all matches. */
export type Way = 'walk' | 'fetch';

/**
 * Chooses between both: a walk reads `size / total` rows for each match, or more where the order is uneven; a
 * fetch reads all matches. A search with more matches than are counted is always walked.
 */
export function wayFor(total: number, { take, order }: Pick<ListQuery, 'take' | 'order'>, size: number): Way {
  if (total > mostCounted) return 'walk';
  return total * total > take * size && !order(null).isUneven ? 'walk' : 'fetch';
}

/** Columns read with a page's rows. */
export interface PageRow<Position = HasId> {
  /** Of the list, at the moment of the page. */
  readonly version: number;
  /** About how many rows the list has. */
  readonly size: number;
  /** How many rows match, up to where counting ends; null where they were not counted. */
  readonly total: number | null;
  /** The position of the page's last row, where there are more. */
  readonly last: Position | null;
}

type Rows = Pick<ListQuery, 'list' | 'conditions' | 'take'>;

/** `is true` keeps the planner from using any other index. */
export const walkedRows = (
  { list, conditions, take }: Rows,
  { position, ranges }: ListOrder,
  besides: Sql = sql``,
): Sql => {
  const parts = ranges.map(
    ({ where, orderBy, ...range }) => sql`
    (select ${range.position ?? position} from ${tableOf(list)}
    where ${where} ${besides} and (${conditions}) is true order by ${orderBy} limit ${sql.lit(take)})`,
  );
  return sql`select * from (${sql.join(parts, sql` union all `)}) as walked limit ${sql.lit(take)}`;
};

const pageColumns = ({ list, take, items }: ListQuery, { sorted }: ListOrder, total: Sql) => sql`
  ${listVersion(list)} as version, ${listSize(list)} as size, ${total} as total,
  (select row_to_json(place) from places as place where (select count(*) = ${sql.lit(take)} from places)
    order by ${sorted} offset ${sql.lit(take - 2)} limit 1) as last,
  ${items(sql`array(select id from places order by ${sorted} limit ${sql.lit(take - 1)})`)}`;

/**
 * A page of a search whose best way is known. What is fetched is materialized before it is sorted: with an
 * order and a limit, the planner would walk even for rare matches.
 */
export function pageQuery<Row>(query: ListQuery, way: Way): RawBuilder<Row> {
  const { list, conditions, take } = query;
  const order = query.order(query.after);
  const places =
    way === 'walk'
      ? sql`places as materialized (${walkedRows(query, order)})`
      : sql`found as materialized (
          select ${order.position} from ${tableOf(list)} where ${order.ahead} and ${conditions}
        ), places as materialized (select * from found order by ${order.sorted} limit ${sql.lit(take)})`;
  return sql<Row>`with ${places} select ${pageColumns(query, order, sql`null::integer`)}`;
}

/**
 * Counts a search up to where counting ends; with fewer matches, the same statement returns the first page.
 */
export function firstPageQuery<Row>(query: ListQuery): RawBuilder<Row> {
  const { list, conditions, take } = query;
  const order = query.order(null);
  const total = sql`(select count(*)::integer from found)`;
  return sql<Row>`
    with found as materialized (
      select ${order.position} from ${tableOf(list)} where ${conditions} limit ${sql.lit(countEnd)}
    ), places as materialized (
      select * from found where ${total} <= ${sql.lit(mostCounted)} order by ${order.sorted} limit ${sql.lit(take)})
    select ${pageColumns(query, order, total)}`;
}

/** How many rows of a list match, up to where counting ends. */
export const countQuery = (list: ListName, conditions: Sql): RawBuilder<{ total: number }> =>
  sql`select count(*)::integer as total from (
    select from ${tableOf(list)} where ${conditions} limit ${sql.lit(countEnd)}) as found`;
