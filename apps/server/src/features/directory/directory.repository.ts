import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import { type Walk, walkParts } from './directory-walk.ts';

/** A place in the directory: which profile, and where it stands in the order walked. */
export interface DirectoryPlace {
  readonly profileId: string;
  readonly kind: Row<'directory_profiles'>['kind'];
  readonly position: number;
  readonly lap: 0 | 1;
}

/** The highest position that a profile can draw: migration 0004. */
const lastPosition = 2_147_483_646;

/** How many profiles a first look takes in: what fits often is found among them, and known to fit often. */
const sampleSize = 1_000;

/** How many profiles are looked at before those that fit are fetched by index: about what fetching costs. */
const mostLookedAt = 5_000;

const placeColumns = sql`profile_id as "profileId", kind, position, lap`;

/** What fits, by index and in no order. Its own `with` query, so that it is planned for all there is. */
function fitting(walk: Walk, unless: RawBuilder<unknown>): RawBuilder<unknown> {
  const { lap, isAhead } = walkParts(walk);
  return sql`
    select profile_id, kind, ${sql.ref(walk.shuffle.column)} as position, ${lap} as lap
    from directory_profiles
    where not ${unless} and ${isAhead} and ${walk.conditions.fetch}`;
}

/** The statement of `walkDirectory`. */
export function walkQuery(walk: Walk, total: number): RawBuilder<DirectoryPlace> {
  const { order, next } = walkParts(walk);
  const take = sql.lit(walk.take);
  if (walk.conditions.areNone) {
    return sql<DirectoryPlace>`
      select ${placeColumns} from (${next(take)}) as next order by ${order} limit ${take}`;
  }
  const lookAt = sql`${Math.max(walk.take, Math.min(total, mostLookedAt))}`;
  const isEnough = sql`(select count(*) = ${walk.take} from near)`;
  return sql<DirectoryPlace>`
    with near as materialized (
      select profile_id, kind, position, lap from (${next(lookAt)}) as next where fits limit ${walk.take}
    ), fitting as materialized (${fitting(walk, isEnough)})
    select ${placeColumns} from (
      select * from near where ${isEnough} union all select * from fitting
    ) as places order by ${order} limit ${walk.take}`;
}

/**
 * The next places of a walk whose total is known: those that fit among the next profiles or, where these are too few,
 * all that fit, sorted. Both are the same order, so that pages of one walk may be found either way.
 */
export async function walkDirectory(db: Queryable, walk: Walk, total: number): Promise<DirectoryPlace[]> {
  const { rows } = await walkQuery(walk, total).execute(db);
  return rows;
}

export interface FirstLook {
  /** As `countEnd` has it. */
  readonly counted: number;
  /** The first page; where there are more than are counted, it may be short of some. */
  readonly places: readonly DirectoryPlace[];
}

/** The statement of `lookFirst`. */
export function firstLookQuery(walk: Walk): RawBuilder<FirstLook> {
  const { order, next } = walkParts(walk);
  const { start } = walk.shuffle;
  const isEnough = sql`(select is_whole or is_many from sample)`;
  return sql<FirstLook>`
    with seen as materialized (
      select * from (${next(sql.lit(sampleSize))}) as next limit ${sql.lit(sampleSize)}
    ), measured as (
      select count(*) < ${sampleSize} as is_whole, count(*) filter (where fits) as hits,
        ${mostCounted}::float8 / ${lastPosition}::float8 * max(
          case lap when 0 then abs(position - ${start}) else ${lastPosition} - abs(position - ${start}) end
        ) as expected
      from seen
    ), sample as materialized (
      select is_whole, hits, hits > expected + 10 + sqrt(85 + 56 * expected) as is_many from measured
    ), fitting as materialized (
      ${fitting(walk, isEnough)}
    ), fetched as materialized (
      select * from fitting limit ${countEnd}
    ), total as materialized (
      select case when is_whole then hits when is_many then ${countEnd}
        else (select count(*) from fetched) end as counted
      from sample
    ), page as (
      select profile_id, kind, position, lap from seen where fits and ${isEnough}
      union all
      select * from fetched where (select counted < ${countEnd} from total)
      order by ${order} limit ${walk.take}
    )
    select counted, (
      select coalesce(json_agg(row_to_json(place)), '[]')
      from (select ${placeColumns} from page order by ${order}) as place
    ) as places from total`;
}

/**
 * Counts a search that nobody made yet, and finds its first page on the way. Positions are drawn at random, so the first
 * profiles of a walk are a sample. Where so many of them fit that less than one in 10¹² samples would say so of
 * `mostCounted` (Bernstein's bound), there are more than that, and the page stands in the sample; otherwise what fits
 * is fetched by index, up to `countEnd`.
 */
export async function lookFirst(db: Queryable, walk: Walk): Promise<FirstLook> {
  const { rows } = await firstLookQuery(walk).execute(db);
  const [row] = rows;
  return { counted: Number(row?.counted ?? 0), places: row?.places ?? [] };
}

/** Takes an account's profiles out of the directory, with the words that nobody else uses. */
export async function forgetDirectoryProfile(tx: Tx, userId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('directory_profiles')
    .where('user_id', '=', userId)
    .returning('words')
    .execute();
  const words = [...new Set(gone.flatMap((profile) => profile.words))];
  if (words.length === 0) return;
  await sql`delete from directory_words where word = any(${words}::text[])
    and not exists (select from directory_profiles where words @> array[directory_words.word])`.execute(tx);
}
