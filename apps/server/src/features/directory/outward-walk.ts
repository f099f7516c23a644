import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { type AskedPlace, type RingChunk, ringChunks, type Surroundings } from '../facets/index.ts';
import type { DirectoryPlace } from './directory.repository.ts';
import type { DirectoryConditions } from './directory-conditions.ts';
import type { OutwardCursor } from './outward-cursor.ts';
import { type OutwardPlace, outwardParts, withoutPoint } from './outward-parts.ts';
import type { Shuffle } from './shuffle.ts';

/** A walk outward from a place: by whole kilometres, those of one distance as the seed shuffles them. */
export interface OutwardWalk {
  readonly shuffle: Shuffle;
  readonly place: AskedPlace;
  readonly surroundings: Surroundings;
  /** With the place. */
  readonly conditions: DirectoryConditions;
  /** The same, wherever somebody is. */
  readonly elsewhere: DirectoryConditions;
  readonly after: OutwardCursor | null;
  readonly take: number;
}

/** So many are fetched and sorted; where more fit, communes are visited from the nearest on until a page is full. */
const mostSorted = 3_000;

/** The next places of a walk whose total is known. Both ways give the same order. */
export function walkOutward(db: Queryable, walk: OutwardWalk, total: number): Promise<OutwardPlace[]> {
  return total <= mostSorted ? sortOutward(db, walk) : visitOutward(db, walk);
}

type Ordered = Pick<OutwardPlace, 'km' | 'lap' | 'position' | 'profileId'>;

/** Fetches all that fit, and sorts them. */
export async function sortOutward(db: Queryable, walk: OutwardWalk): Promise<OutwardPlace[]> {
  const { shuffle, after, take, surroundings } = walk;
  const { lap } = outwardParts(shuffle, null);
  const { rows } = await sql<DirectoryPlace & { placeCode: string | null }>`
    select profile_id as "profileId", kind, shuffle_a as position, ${lap} as lap, place_code as "placeCode"
    from directory_profiles where ${walk.conditions.fetch}`.execute(db);
  const way = shuffle.direction === 'asc' ? 1 : -1;
  const byId = (one: Ordered, other: Ordered) =>
    one.profileId === other.profileId ? 0 : one.profileId < other.profileId ? -1 : 1;
  const compare = (one: Ordered, other: Ordered) =>
    (one.km ?? withoutPoint) - (other.km ?? withoutPoint) ||
    one.lap - other.lap ||
    way * (one.position - other.position || byId(one, other));
  return rows
    .map(({ placeCode, ...place }) => ({ ...place, km: surroundings.kmTo(placeCode) }))
    .filter((place) => after === null || compare(place, after) > 0)
    .sort(compare)
    .slice(0, take);
}

/** Visits communes outward, so many at once, until there are enough. */
export async function visitOutward(db: Queryable, walk: OutwardWalk): Promise<OutwardPlace[]> {
  const { place, after, take } = walk;
  const found: OutwardPlace[] = [];
  const afterKm = after?.km;
  if (afterKm !== null) {
    for (const chunk of ringChunks(place, afterKm ?? 0)) {
      const { rows } = await visitQuery(walk, chunk, take - found.length).execute(db);
      found.push(...rows);
      if (found.length >= take) return found;
    }
  }
  if (walk.surroundings.isReachedByAll) {
    const { rows } = await pointlessQuery(walk, take - found.length).execute(db);
    found.push(...rows);
  }
  return found;
}

const columns = sql`profile_id as "profileId", kind, shuffle_a as position`;

/** Of those who are outside of what was asked for, the ones who travel to it. */
function reachCondition({ place, surroundings }: OutwardWalk): RawBuilder<unknown> {
  if (!place.withTravellers) return sql`true`;
  const own = surroundings.reaches.find(({ travelKms }) => travelKms.includes(-1))?.codes ?? [];
  const fromAfar = surroundings.isReachedByAll
    ? sql`travel_km = -1`
    : sql`(travel_km = -1 and place_code = any(${own}::text[]))`;
  return sql`(ring.is_inside or (travel_km > 0 and travel_km >= ring.km) or ${fromAfar})`;
}

/** The next so many of these communes. Of each commune, an index gives the next in the order of the seed. */
export function visitQuery(walk: OutwardWalk, chunk: RingChunk, take: number): RawBuilder<OutwardPlace> {
  const { shuffle, elsewhere, after } = walk;
  const { order, laps, beyond } = outwardParts(shuffle, after);
  const limit = sql`order by shuffle_a ${order}, profile_id ${order} limit ${take}`;
  const ofLap = (lap: 0 | 1, ahead: RawBuilder<unknown> = laps[lap]) => sql`
    (select ${columns}, ${sql.lit(lap)} as lap from directory_profiles
    where place_code = ring.code and ${ahead} and ${reachCondition(walk)} and ${elsewhere.walk}
    ${limit})`;
  const ofRings = ({ codes, kms, areInside }: RingChunk, people: RawBuilder<unknown>) => sql`
    select found.*, ring.km
    from unnest(${codes}::text[], ${kms}::integer[], ${areInside}::boolean[]) as ring(code, km, is_inside)
    cross join lateral (${people}) as found`;
  const all = sql`${ofLap(0)} union all ${ofLap(1)}`;
  const here = after === null ? 0 : chunk.kms.lastIndexOf(after.km ?? -1) + 1;
  // on the first lap, who is beyond is not before the start: told both, the index is read from the start on
  const ahead =
    after?.lap === 1
      ? ofLap(1, sql`${laps[1]} and ${beyond}`)
      : sql`${ofLap(0, beyond)} union all ${ofLap(1)}`;
  const parts = [
    ...(here > 0 ? [ofRings(slice(chunk, 0, here), ahead)] : []),
    ...(here < chunk.codes.length ? [ofRings(slice(chunk, here), all)] : []),
  ];
  return sql<OutwardPlace>`
    select * from (${sql.join(parts, sql` union all `)}) as met
    order by km, lap, position ${order}, "profileId" ${order} limit ${take}`;
}

const slice = ({ codes, kms, areInside }: RingChunk, from: number, to?: number): RingChunk => ({
  codes: codes.slice(from, to),
  kms: kms.slice(from, to),
  areInside: areInside.slice(from, to),
});

/** Those who travel all over France from where no distance is told: they named a département, a region or nothing. */
function pointlessQuery({ shuffle, elsewhere, after }: OutwardWalk, take: number): RawBuilder<OutwardPlace> {
  const { order, lap, laps, beyond } = outwardParts(shuffle, after);
  const isFirst = after?.km !== null;
  const ahead = isFirst
    ? sql`true`
    : after.lap === 0
      ? sql`(${laps[1]} or ${beyond})`
      : sql`(${laps[1]} and ${beyond})`;
  return sql<OutwardPlace>`
    select ${columns}, ${lap} as lap, null as km from directory_profiles
    where travel_km = -1 and (place_code is null or place_code not like 'c%') and ${ahead} and ${elsewhere.walk}
    order by lap, position ${order}, "profileId" ${order} limit ${take}`;
}
