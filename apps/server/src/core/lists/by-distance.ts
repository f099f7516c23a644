import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import { withoutDistance } from './list-cursor.ts';
import { type HasId, type ListQuery, tableOf, type Way, walkedRows } from './list-query.ts';

type Sql = RawBuilder<unknown>;

/** Codes of places, and how far each is, in whole kilometres, nearest first. */
export interface NearPlaces {
  readonly codes: readonly string[];
  readonly kms: readonly number[];
}

/** The surroundings of a place. */
export interface DistanceArea {
  /** All places in which a row may be. */
  near(): NearPlaces;
  /** Whole kilometres to a place; null where its distance is not shown. */
  kmTo(code: string): number | null;
  /** Whether rows without a distance may match as well. */
  readonly hasDistant: boolean;
}

type Near<Position> = Position & { readonly km: number };

/**
 * The positions of a page of matching rows, nearest first, those at one distance in the list's order. Either
 * all matches are fetched and sorted, or places are read from the nearest on, more each time, until the page
 * is full.
 */
export async function readNearest<Position extends HasId>(
  db: Queryable,
  query: ListQuery<Position>,
  area: DistanceArea,
  way: Way,
): Promise<Near<Position>[]> {
  if (way === 'fetch')
    return (await fetchQuery<Near<Position>>(query, await placesOf(db, query, area)).execute(db)).rows;
  const positions: Near<Position>[] = [];
  for (const chunk of chunksOf(area, kmOf(query))) {
    const take = query.take - positions.length;
    const { rows } = await chunkQuery<Near<Position>>({ ...query, take }, chunk).execute(db);
    positions.push(...rows);
    if (positions.length === query.take) break;
  }
  return positions;
}

/** The distance at which the last page ended; less than any for the first one. */
const kmOf = ({ after }: ListQuery) => after?.km ?? -1;

/** The places of the matching rows: few of all places in France. */
async function placesOf(db: Queryable, query: ListQuery, area: DistanceArea): Promise<NearPlaces> {
  const { rows } = await placesQuery(query).execute(db);
  const near = rows.flatMap(({ code }) => {
    const km = area.kmTo(code);
    return km === null ? [] : [{ code, km }];
  });
  return { codes: near.map(({ code }) => code), kms: near.map(({ km }) => km) };
}

/** The places in which the matching rows are. */
export const placesQuery = ({ list, conditions }: ListQuery): RawBuilder<{ code: string }> =>
  sql`select distinct place_code as code from ${tableOf(list)} where place_code is not null and ${conditions}`;

const places = ({ codes, kms }: NearPlaces) =>
  sql`unnest(${codes}::text[], ${kms}::integer[]) as near (code, km)`;

/** All matching rows, sorted; `near` holds the places that have a distance. */
export function fetchQuery<Row>(query: ListQuery, near: NearPlaces): RawBuilder<Row> {
  const { position, sorted, ahead } = query.order(query.after);
  const km = sql`coalesce(near.km, ${sql.lit(withoutDistance)})`;
  const isAhead = query.after
    ? sql`(${km} > ${kmOf(query)} or (${km} = ${kmOf(query)} and ${ahead}))`
    : sql`true`;
  return sql<Row>`
    with found as materialized (
      select ${position}, ${km} as km from ${tableOf(query.list)} left join ${places(near)} on near.code = place_code
      where ${isAhead} and ${query.conditions}
    ) select * from found order by km, ${sorted} limit ${sql.lit(query.take)}`;
}

/** How many places are read first, and the growth factor: most pages are full after the first. */
const [firstPlaces, growth] = [4, 6];

/**
 * The places from a distance on, in chunks that keep one distance together; last null: rows without a
 * distance.
 */
function* chunksOf(area: DistanceArea, fromKm: number): Generator<NearPlaces | null> {
  const { codes, kms } = area.near();
  let start = kms.findIndex((km) => km >= fromKm);
  for (let count = firstPlaces; start >= 0 && start < codes.length; count *= growth) {
    let end = Math.min(start + count, codes.length);
    while (end < codes.length && kms[end] === kms[end - 1]) end += 1;
    yield { codes: codes.slice(start, end), kms: kms.slice(start, end) };
    start = end;
  }
  if (area.hasDistant) yield null;
}

/** The next rows of these places, read by the index of places in their order. */
export function chunkQuery<Row>(query: ListQuery, chunk: NearPlaces | null): RawBuilder<Row> {
  const { take, after } = query;
  const { sorted } = query.order(null);
  const rows = (isFromCursor: boolean, where: Sql) =>
    walkedRows(query, query.order(isFromCursor ? after : null), where);
  if (chunk === null) {
    const isPointless = sql`and (place_code is null or place_code not like 'c%')`;
    return sql<Row>`
      select *, ${sql.lit(withoutDistance)} as km from (${rows(kmOf(query) === withoutDistance, isPointless)}) as found
      order by ${sorted} limit ${sql.lit(take)}`;
  }
  const here = chunk.kms.lastIndexOf(kmOf(query)) + 1;
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
