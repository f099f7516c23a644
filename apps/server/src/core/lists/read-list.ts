import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import type { CountCache } from './list-cache.ts';
import { countQuery, firstPageQuery, type ListQuery, type PageRow, pageQuery, wayFor } from './list-query.ts';
import type { ListName } from './list-versions.repository.ts';

/** A search of a list. */
export interface ListSearch<Row> {
  /** The same for all searches that find the same rows. */
  readonly key: string;
  readonly query: ListQuery;
  /** How many it found when its first page was read; null for that one. */
  readonly total: number | null;
  /** Reads a page along the order by a prepared statement, where nothing is asked of a row. */
  readonly readPlain?: ((db: Queryable) => Promise<Row[]>) | undefined;
}

/** A page, and how many rows fit, up to where counting ends. */
export type ListPage<Row> = Row & { readonly total: number };

/**
 * A page of a list: in one statement where the count is known and still true when the page is read, or where no more fit
 * than are counted; otherwise in two.
 */
export async function readListPage<Row extends PageRow<unknown>>(
  db: Queryable,
  counts: CountCache,
  { key, query, total, readPlain }: ListSearch<Row>,
): Promise<ListPage<Row>> {
  const read = async (known: number): Promise<ListPage<Row>> => {
    const way = wayFor(known, { take: query.take, size: counts.size });
    const row = readPlain ? (await readPlain(db))[0] : await only(db, pageQuery<Row>(query, way));
    if (!row) throw new Error('A page has one row.');
    counts.size = sizeOf(row);
    return { ...row, total: known };
  };
  if (total !== null) return read(total);
  const known = counts.last(key);
  if (known) {
    const page = await read(await known.value);
    if (page.version <= known.version) return page;
  }
  const first = await only(db, firstPageQuery<Row>(query));
  const counted = first.total ?? 0;
  counts.size = sizeOf(first);
  counts.learn(first.version, key, counted);
  return counted > mostCounted ? read(counted) : { ...first, total: counted };
}

/** Before the database has counted a list, it is taken for long. */
const sizeOf = ({ size }: PageRow<unknown>) => (size < 0 ? Number.POSITIVE_INFINITY : size);

async function only<Row>(db: Queryable, query: RawBuilder<Row>): Promise<Row> {
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('A statement without its row.');
  return row;
}

/** How many rows a search finds, up to where counting ends, at a version of the list that was read before. */
export const countList = (
  db: Queryable,
  counts: CountCache,
  { list, version, key, conditions }: CountedSearch,
): Promise<number> =>
  counts.at(version, key, async () => (await only(db, countQuery(list, conditions))).total);

export interface CountedSearch {
  readonly list: ListName;
  readonly version: number;
  /** The same for all searches that find the same rows. */
  readonly key: string;
  readonly conditions: RawBuilder<unknown>;
}
