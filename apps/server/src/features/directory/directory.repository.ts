import { mostCounted } from '@mitoyen/contract/core/totals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';
import { countEnd, provesMany } from '../../core/search/bounded-total.ts';
import { arcLength, arcOf, arcsAhead, arcsSampled, fewestLookedFor } from './directory-arcs.ts';
import type { ByIndex } from './directory-conditions.ts';
import { areLikelyCounted } from './directory-size.ts';
import { columnOf, type Walk, walkParts } from './directory-walk.ts';
import { fittingOrNarrower, fittingQueries } from './fitting-profiles.ts';

/** A place in the directory: which profile, and where it stands in the order walked. */
export interface DirectoryPlace {
  readonly profileId: string;
  readonly kind: Row<'directory_profiles'>['kind'];
  readonly position: number;
  readonly lap: 0 | 1;
}

/** The highest position that a profile can draw: migration 0004. */
export const lastPosition = 2_147_483_646;

/** How many profiles a first look takes in: what fits often is found among them, and known to fit often. */
const sampleSize = 1_000;

/** How many profiles are looked at before those that fit are fetched by index: about what fetching costs. */
const mostLookedAt = 5_000;

/** The same before arcs are looked at. */
const fewLookedAt = 500;

/** How many at least are compared with what else is asked for, before those that fit are fetched by index. */
const mostCompared = 1_500;

/** The same of a sample: where more fit than are counted, it takes many to prove it of words that come often. */
const mostSampled = 4_000;

const placeColumns = sql`profile_id as "profileId", kind, position, lap`;

/** The next profiles of the walk, until so many that fit are found. */
function near(walk: Walk, atMost: number): RawBuilder<unknown> {
  const lookAt = sql`${Math.max(walk.take, atMost)}`;
  return sql`
    select profile_id, kind, position, lap from (
      select * from (${walkParts(walk).next(lookAt)}) as laps limit ${lookAt}
    ) as next where fits limit ${walk.take}`;
}

interface HoldingOptions {
  readonly arcs: readonly number[];
  readonly unless: RawBuilder<unknown>;
  readonly atMost: number;
  /** What else is read of each. */
  readonly columns?: RawBuilder<unknown> | undefined;
}

/** Who has the words, facets and trades and stands on the next arcs: only their index tells. */
function holding(walk: Walk, { held, rest }: ByIndex, { arcs, unless, atMost, columns }: HoldingOptions) {
  const { lap, isAhead } = walkParts(walk);
  // read as far as the limit, and planned as if there were none: no other index would do
  return sql`
    holding as materialized (
      select profile_id, kind, ${columnOf(walk.shuffle)} as position, ${lap} as lap, ${rest ?? sql`true`} as fits
        ${columns ? sql`, ${columns}` : sql``}
      from directory_profiles
      where not ${unless} and ${isAhead} and directory_arcs(shuffle_a, shuffle_b, shuffle_c, shuffle_d) && ${arcs}::integer[]
        and ${held}
    ), compared as materialized (select * from holding limit ${sql.lit(atMost)})`;
}

/** Of these, who fits; what is behind the start is not next, but shares its arc. */
const onArcs = ({ shuffle }: Walk, atMost: number) => sql`
  select profile_id, kind, position, lap from compared
  where fits and (lap = 0 or position / ${sql.lit(arcLength)} <> ${arcOf(shuffle.start)})
    and (select count(*) < ${sql.lit(atMost)} from compared)`;

/** How many fit: counted, up to where counting ends, or about how many in all. */
export type Told = 'counted' | 'estimated';

/**
 * How many on arcs are compared. For want of a page all that fit are fetched: half as many are compared before. Where
 * texts alone are left to compare, everybody else whom the index finds would be compared then: there is no end before.
 */
function mostComparedOf(ofArcs: ByIndex | null, total: number, told: Told): number {
  if (ofArcs?.isRestOfTexts) return Math.max(mostSampled, Math.ceil(ofArcs.size));
  return told === 'estimated'
    ? countEnd
    : Math.max(mostCompared, Math.ceil(Math.min(total, mostCounted) / 2));
}

/** The statement of `walkDirectory`. */
export function walkQuery(walk: Walk, total: number, told: Told = 'counted'): RawBuilder<DirectoryPlace> {
  const { order, next } = walkParts(walk);
  const { areNone, byIndex, isByPlaceAlone } = walk.conditions;
  const take = sql.lit(walk.take);
  if (areNone) {
    return sql<DirectoryPlace>`
      select ${placeColumns} from (${next(take)}) as next order by ${order} limit ${take}`;
  }
  // what many have is met soon enough among the next, and by facets and trades alone too many stand on an arc
  const isEstimate = told === 'estimated';
  const ofArcs = byIndex && (isEstimate || byIndex.hasWords || total <= mostCounted) ? byIndex : null;
  const arcs = ofArcs && arcsAhead(walk, ofArcs.size, total, isEstimate ? total : mostCounted);
  const atMost = mostComparedOf(ofArcs, total, told);
  const hasNear =
    !isEstimate && (total > mostCounted || (!byIndex && !isByPlaceAlone && total >= fewestLookedFor));
  const isEnough = (step: RawBuilder<unknown>) => sql`(select count(*) >= ${take} from ${step})`;
  const nearIsEnough = hasNear ? isEnough(sql`near`) : sql`false`;
  const arcsAreEnough = arcs ? isEnough(sql`on_arcs`) : sql`false`;
  return sql<DirectoryPlace>`
    with ${hasNear ? sql`near as materialized (${near(walk, arcs ? fewLookedAt : Math.min(total, mostLookedAt))}), ` : sql``}
    ${
      ofArcs && arcs
        ? sql`${holding(walk, ofArcs, { arcs, unless: nearIsEnough, atMost })},
            on_arcs as materialized (${onArcs(walk, atMost)}), `
        : sql``
    }
    ${fittingQueries(walk, { unless: sql`(${nearIsEnough} or ${arcsAreEnough})` })}
    select ${placeColumns} from (
      ${hasNear ? sql`select * from near where ${nearIsEnough} union all ` : sql``}
      ${arcs ? sql`select * from on_arcs where ${arcsAreEnough} union all ` : sql``}
      select * from fitting
    ) as places order by ${order} limit ${take}`;
}

/**
 * The next places of a walk whose total is known: those that fit among the next profiles or, where these are too few,
 * all that fit, sorted. Both are the same order, so that pages of one walk may be found either way.
 */
export async function walkDirectory(
  db: Queryable,
  walk: Walk,
  total: number,
  told?: Told,
): Promise<DirectoryPlace[]> {
  const { rows } = await walkQuery(walk, total, told).execute(db);
  return rows;
}

/** The ids of the first profiles of a walk, and of the first of those for which more holds. */
export interface NarrowedPlaces {
  readonly ids: string[];
  readonly narrower: string[];
}

/** Fetches all that fit, once for both. */
export async function fetchNarrowed(
  db: Queryable,
  walk: Walk,
  more: RawBuilder<unknown>,
): Promise<NarrowedPlaces> {
  const { order } = walkParts(walk);
  const firstWhere = (condition: RawBuilder<unknown>) =>
    sql`array(select profile_id from fitting where ${condition} order by ${order} limit ${walk.take})`;
  const { rows } = await sql<NarrowedPlaces>`
    with ${fittingOrNarrower(walk, more)}
    select ${firstWhere(sql`true`)} as ids, ${firstWhere(sql`is_narrower`)} as narrower`.execute(db);
  return rows[0] ?? { ids: [], narrower: [] };
}

export interface FirstLook {
  /** As `countEnd` has it. */
  readonly counted: number;
  /** The first page; where there are more than are counted, it may be short of some. */
  readonly places: readonly DirectoryPlace[];
}

/** The next profiles as a sample: how large a part of all they are, the positions tell. */
function sampleOfNext(walk: Walk): RawBuilder<unknown> {
  const { start } = walk.shuffle;
  return sql`
    seen as materialized (
      select * from (${walkParts(walk).next(sql.lit(sampleSize))}) as next limit ${sql.lit(sampleSize)}
    ), measured as (
      select count(*) < ${sampleSize} as is_whole, count(*) filter (where fits) as hits,
        ${mostCounted}::float8 / ${lastPosition}::float8 * max(
          case lap when 0 then abs(position - ${start}) else ${lastPosition} - abs(position - ${start}) end
        ) as expected
      from seen
    ), sample as materialized (
      select is_whole, hits, ${provesMany(sql`hits`, sql`expected`)} as is_many from measured
    )`;
}

/** Those on the first arcs who have what is asked for, however rare it is. They are in no order, and make no page. */
function sampleOnArcs(walk: Walk, byIndex: ByIndex, columns?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { rest, hasWords } = byIndex;
  const { arcs, part } = arcsSampled(walk.shuffle, hasWords ? 8 : 4);
  const expected = mostCounted * part;
  // of people of whom nothing else is asked, those that prove it are enough
  const atMost = rest ? (hasWords ? mostSampled : mostCompared) : 2 * expected;
  return sql`
    ${holding(walk, byIndex, { arcs, unless: sql`false`, atMost, columns })},
    seen as (select * from compared where false),
    sample as materialized (
      select false as is_whole, count(*) as hits, ${provesMany(sql`count(*)`, sql.lit(expected))} as is_many
      from compared where fits
    )`;
}

/** Nobody is looked at, and nothing proved. */
const noSample = sql`
  seen as (select profile_id, kind, 0 as position, 0 as lap, true as fits from directory_profiles where false),
  sample as materialized (select false as is_whole, 0 as hits, false as is_many)`;

/**
 * The queries of a first look that tell, by `is_many` of `sample`, whether more fit than are counted, and one that reads
 * `columns` of those who proved it, where they stand for all: among the next there may be too few.
 */
export function firstSample(walk: Walk, columns?: RawBuilder<unknown>) {
  const { byIndex } = walk.conditions;
  if (byIndex === null) return { queries: sampleOfNext(walk), some: null };
  if (areLikelyCounted(byIndex.size, byIndex.expected)) return { queries: noSample, some: null };
  return {
    queries: sampleOnArcs(walk, byIndex, columns),
    some: columns ? sql`select ${columns} from compared where fits` : null,
  };
}

/** The statement of `lookFirst`. */
export function firstLookQuery(walk: Walk): RawBuilder<FirstLook> {
  const { order } = walkParts(walk);
  return sql<FirstLook>`
    with ${firstSample(walk).queries},
    ${fittingQueries(walk, { unless: sql`(select is_whole or is_many from sample)`, enough: countEnd })},
    fetched as not materialized (
      select * from fitting limit ${countEnd}
    ), total as materialized (
      select case when is_whole then hits when is_many then ${countEnd}
        else (select count(*) from fetched) end as counted
      from sample
    ), page as (
      select profile_id, kind, position, lap from seen where fits and (select is_whole or is_many from sample)
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
 * profiles of a walk are a sample, and so are those with words, facets and trades on its first arcs. Where so many of them fit that less
 * than one in 10¹² samples would say so of `mostCounted` (Bernstein's bound), there are more than that; otherwise what
 * fits is fetched by index, up to `countEnd`.
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
