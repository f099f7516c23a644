import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import type { CountCache } from './list-cache.ts';
import { type ListOrder, type ListQuery, tableOf, walkedRows, wayFor } from './list-query.ts';
import { countList } from './read-list.ts';

type Sql = RawBuilder<unknown>;

/** Codes of places, and how far each is, in whole kilometres, nearest first. */
export interface NearPlaces {
  readonly codes: readonly string[];
  readonly kms: readonly number[];
}

/** Stands for no distance where distances are compared: further than any other. */
export const withoutDistance = 1_000_000;

/** A search whose rows come by distance, those of one distance in another order. */
export interface DistanceSearch {
  readonly key: string;
  readonly query: Omit<ListQuery, 'order' | 'items'>;
  readonly version: number;
  /** Where the last page ended, and how many fit. */
  readonly after: { readonly km: number; readonly total: number } | null;
  /** The order of rows of one distance, from the last page's end on or from its beginning. */
  order(isFromCursor: boolean): ListOrder;
  /** All places in which a row may be. */
  near(): NearPlaces;
  /** Whole kilometres to a place; null where none are told. */
  kmTo(code: string): number | null;
  /** Whether rows without a distance may fit as well. */
  readonly hasDistant: boolean;
}

/** A row's position in a list by distance. */
type Positioned<Position> = Position & { readonly km: number };

/**
 * The positions of a page by distance and how many rows fit. As `wayFor` says, all that fit are fetched and sorted, or places
 * are asked from the nearest on, some more each time, until the page is full.
 */
export async function readByDistance<Position extends { readonly id: string }>(
  db: Queryable,
  counts: CountCache,
  search: DistanceSearch,
): Promise<{ total: number; places: Positioned<Position>[] }> {
  const { query, after, key, version } = search;
  const total = after?.total ?? (await countList(db, counts, { ...query, key, version }));
  if (total === 0) return { total, places: [] };
  if (wayFor(total, { take: query.take, size: counts.size }) === 'fetch') {
    const { rows } = await fetchQuery<Positioned<Position>>(search, await placesOf(db, search)).execute(db);
    return { total, places: rows };
  }
  const places: Positioned<Position>[] = [];
  for (const chunk of chunksOf(search)) {
    const take = query.take - places.length;
    const { rows } = await chunkQuery<Positioned<Position>>(search, chunk, take).execute(db);
    places.push(...rows);
    if (places.length === query.take) break;
  }
  return { total, places };
}

/** The places in which rows that fit are: of all of France, few are. */
async function placesOf(db: Queryable, { query, kmTo }: DistanceSearch): Promise<NearPlaces> {
  const { rows } = await placesQuery(query).execute(db);
  const near = rows.flatMap(({ code }) => {
    const km = kmTo(code);
    return km === null ? [] : [{ code, km }];
  });
  return { codes: near.map(({ code }) => code), kms: near.map(({ km }) => km) };
}

/** Where the rows that fit are. */
export const placesQuery = ({ list, conditions }: DistanceSearch['query']): RawBuilder<{ code: string }> =>
  sql`select distinct place_code as code from ${tableOf(list)} where place_code is not null and ${conditions}`;

const places = ({ codes, kms }: NearPlaces) =>
  sql`unnest(${codes}::text[], ${kms}::integer[]) as near (code, km)`;

/** All that fit, sorted; `near` holds the places of those that have a distance. */
export function fetchQuery<Row>({ query, after, order }: DistanceSearch, near: NearPlaces): RawBuilder<Row> {
  const { position, sorted, ahead } = order(after !== null);
  const km = sql`coalesce(near.km, ${sql.lit(withoutDistance)})`;
  const isAhead = after ? sql`(${km} > ${after.km} or (${km} = ${after.km} and ${ahead}))` : sql`true`;
  return sql<Row>`
    with found as materialized (
      select ${position}, ${km} as km from ${tableOf(query.list)} left join ${places(near)} on near.code = place_code
      where ${isAhead} and ${query.conditions}
    ) select * from found order by km, ${sorted} limit ${sql.lit(query.take)}`;
}

/** How many places are asked for first, and how many times as many next: most pages are full after the first. */
const [firstPlaces, growth] = [4, 6];

/** The places from the last page's end on, all of one distance together; last, none: rows without a distance. */
function* chunksOf({ near, after, hasDistant }: DistanceSearch): Generator<NearPlaces | null> {
  const { codes, kms } = near();
  let start = after ? kms.findIndex((km) => km >= after.km) : 0;
  for (let count = firstPlaces; start >= 0 && start < codes.length; count *= growth) {
    let end = Math.min(start + count, codes.length);
    while (end < codes.length && kms[end] === kms[end - 1]) end += 1;
    yield { codes: codes.slice(start, end), kms: kms.slice(start, end) };
    start = end;
  }
  if (hasDistant) yield null;
}

/** The next rows of these places; of each, the index of places gives the first in their order. */
export function chunkQuery<Row>(
  { query, after, order }: DistanceSearch,
  chunk: NearPlaces | null,
  take: number,
): RawBuilder<Row> {
  const { sorted } = order(false);
  const rows = (isFromCursor: boolean, where: Sql) =>
    walkedRows({ ...query, take, order: order(isFromCursor) }, where);
  if (chunk === null) {
    const isPointless = sql`and (place_code is null or place_code not like 'c%')`;
    const isLast = after?.km === withoutDistance;
    return sql<Row>`
      select *, ${sql.lit(withoutDistance)} as km from (${rows(isLast, isPointless)}) as found
      order by ${sorted} limit ${sql.lit(take)}`;
  }
  const here = after ? chunk.kms.lastIndexOf(after.km) + 1 : 0;
  const parts = [true, false].flatMap((isHere) => {
    const [from, to] = isHere ? [0, here] : [here, chunk.codes.length];
    if (from === to) return [];
    const near = { codes: chunk.codes.slice(from, to), kms: chunk.kms.slice(from, to) };
    return [
      sql`select found.*, near.km from ${places(near)}
        cross join lateral (${rows(isHere, sql`and place_code = near.code`)}) as found`,
    ];
  });
  return sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) as met
    order by km, ${sorted} limit ${sql.lit(take)}`;
}
