import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import { type DistanceArea, readNearest } from './by-distance.ts';
import type { CountCache } from './list-cache.ts';
import {
  countQuery,
  firstPageQuery,
  type HasId,
  type ListQuery,
  type PageRow,
  pageQuery,
  readListVersion,
  type SearchedRows,
  wayFor,
} from './list-query.ts';

/**
 * A page: what `items` selects, how many rows match, up to where counting ends, and the position of its last
 * row, if there are more.
 */
export type ListPage<Items, Position> = Items & {
  readonly total: number;
  readonly last: (Position & { readonly km: number | null }) | null;
};

interface Reading<Items, Position> {
  /** The place from which distances are measured, for the order by distance. */
  readonly area?: DistanceArea | null;
  /** Reads a page without conditions by a prepared statement along the order. */
  readonly readPlain?: ((db: Queryable) => Promise<(Items & PageRow<Position>)[]>) | undefined;
}

/** A page of a list, in its order or by distance. */
export function readListPage<Items extends object, Position extends HasId>(
  db: Queryable,
  counts: CountCache,
  query: ListQuery<Position>,
  { area = null, readPlain }: Reading<Items, Position> = {},
): Promise<ListPage<Items, Position>> {
  return area ? readNearPage(db, counts, query, area) : readPage(db, counts, query, readPlain);
}

/**
 * One statement where the count is known and still valid when the page is read, or where no more rows match
 * than are counted; otherwise two.
 */
async function readPage<Items extends object, Position extends HasId>(
  db: Queryable,
  counts: CountCache,
  query: ListQuery<Position>,
  readPlain: Reading<Items, Position>['readPlain'],
): Promise<ListPage<Items, Position>> {
  type Row = Items & PageRow<Position>;
  const present = (row: Row, total: number) => {
    counts.size = row.size < 0 ? Number.POSITIVE_INFINITY : row.size; // not counted yet: taken for long
    return { ...row, total, last: row.last && { ...row.last, km: null } };
  };
  const read = async (total: number): Promise<Row> => {
    const way = wayFor(total, query, counts.size);
    return readPlain ? only(await readPlain(db)) : one(db, pageQuery<Row>(query, way));
  };
  if (query.after) return present(await read(query.after.total), query.after.total);
  const known = counts.last(query.key);
  if (known) {
    const total = await known.value;
    const row = await read(total);
    if (row.version <= known.version) return present(row, total);
  }
  const first = await one(db, firstPageQuery<Row>(query));
  const total = first.total ?? 0;
  counts.learn(first.version, query.key, total);
  const page = present(first, total);
  return total > mostCounted ? present(await read(total), total) : page;
}

async function readNearPage<Items extends object, Position extends HasId>(
  db: Queryable,
  counts: CountCache,
  query: ListQuery<Position>,
  area: DistanceArea,
): Promise<ListPage<Items, Position>> {
  const { after, take, list } = query;
  const total = after?.total ?? (await countList(db, counts, query, await readListVersion(db, list)));
  const way = wayFor(total, query, counts.size);
  const positions = total === 0 ? [] : await readNearest(db, query, area, way);
  const shown = positions.slice(0, take - 1);
  const ids = sql`${shown.map(({ id }) => id)}::uuid[]`;
  const items = await one(db, sql<Items>`select ${query.items(ids)}`);
  return { ...items, total, last: positions.length === take ? (shown.at(-1) ?? null) : null };
}

function only<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A statement without its row.');
  return row;
}

const one = async <Row>(db: Queryable, query: RawBuilder<Row>) => only((await query.execute(db)).rows);

/** How many rows a search finds, up to where counting ends, at a list version that was read before. */
export const countList = (
  db: Queryable,
  counts: CountCache,
  { list, key, conditions }: SearchedRows,
  version: number,
): Promise<number> =>
  counts.at(version, key, async () => (await one(db, countQuery(list, conditions))).total);

/** The total as responses have it: exact up to `mostCounted`. */
export function presentTotal(counted: number): { total: number; isTotalExact: boolean } {
  return { total: Math.min(counted, mostCounted), isTotalExact: counted <= mostCounted };
}
