import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import { type DirectoryPlace, estimateTotal, walkDirectory } from './directory.repository.ts';
import { anybody, type DirectoryCriteria } from './directory-criteria.ts';
import type { Walk } from './directory-walk.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

/** What a sample is asked for; what is left out asks nothing. */
export type SampleCriteria = Partial<DirectoryCriteria>;

/**
 * The ids of so many profiles that fit, in the order that a seed stands for: all of them, where there are no more. It
 * costs as much as a page of the directory, however many fit.
 */
export async function sampleProfiles(
  db: Queryable,
  criteria: SampleCriteria,
  { seed, take }: { readonly seed: string; readonly take: number },
): Promise<string[]> {
  const { conditions } = await prepareSearch(db, { ...anybody, ...criteria });
  const walk = { shuffle: shuffleOf(seed), conditions, after: null, take };
  return (await findPlaces(db, walk)).map(({ profileId }) => profileId);
}

/** Among fewer people, all who fit are fetched: an estimate costs as much. */
const fewestEstimated = 4_000;

/** Nobody has counted these: what an index knows of is looked for where about so many stand. */
async function findPlaces(db: Queryable, walk: Walk): Promise<DirectoryPlace[]> {
  const { byIndex } = walk.conditions;
  if (byIndex === null) return walkDirectory(db, walk, countEnd);
  const total = byIndex.size < fewestEstimated ? 0 : await estimateTotal(db, walk, byIndex);
  return walkDirectory(db, walk, total, 'estimated');
}

/** Of these profiles, which fit. */
export async function ofThese(
  db: Queryable,
  ids: readonly string[],
  criteria: SampleCriteria,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { conditions } = await prepareSearch(db, { ...anybody, ...criteria });
  const { rows } = await sql<{ id: string }>`
    select profile_id as id from directory_profiles
    where profile_id = any(${ids}::uuid[]) and coalesce((${conditions.walk}), false)`.execute(db);
  return rows.map(({ id }) => id);
}
