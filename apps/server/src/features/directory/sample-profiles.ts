import { sql } from 'kysely';
import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import { searchInPairs } from '../../core/search/search-in-pairs.ts';
import {
  type DirectoryPlace,
  fetchNarrowed,
  type NarrowedPlaces,
  walkDirectory,
} from './directory.repository.ts';
import { anybody, type DirectoryCriteria } from './directory-criteria.ts';
import { isSmall } from './directory-size.ts';
import type { Walk } from './directory-walk.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

/** What a sample is asked for; what is left out asks nothing. */
export type SampleCriteria = Partial<DirectoryCriteria>;

/** Of which order, and how many at most. */
interface Draw {
  readonly seed: string;
  readonly take: number;
}

async function walkFor(db: Queryable, criteria: SampleCriteria, { seed, take }: Draw): Promise<Walk> {
  const { conditions } = await prepareSearch(db, { ...anybody, ...criteria });
  return { shuffle: shuffleOf(seed), conditions, after: null, take };
}

/** Criteria of which it is known about how many fit them. */
export interface WeighedSample {
  readonly criteria: SampleCriteria;
  readonly draw: Draw;
  readonly walk: Walk;
  /** Null where nothing tells; 0 in a directory of few. */
  readonly about: number | null;
}

export async function weighSample(
  db: Queryable,
  criteria: SampleCriteria,
  draw: Draw,
): Promise<WeighedSample> {
  const walk = await walkFor(db, criteria, draw);
  return { criteria, draw, walk, about: walk.conditions.byIndex?.expected ?? null };
}

/** More are expected than are wanted, since they may be related. */
const few = 256;

/** Whether so few fit, as far as one knows, that they are hardly enough for who wants a hundred. */
export function isLikelyFew({ about, walk }: WeighedSample): boolean {
  if (about === null) return false;
  const { size } = walk.conditions.byIndex ?? { size: 0 };
  return (isSmall(size) ? size : about) < few;
}

/**
 * The ids of so many profiles that fit, in the order that a seed stands for: all of them, where there are no more. It
 * costs as much as a page of the directory, however many fit.
 */
export async function sampleProfiles(db: Queryable, criteria: SampleCriteria, draw: Draw): Promise<string[]> {
  const { walk, about } = await weighSample(db, criteria, draw);
  return idsOf(await findPlaces(db, walk, about));
}

/** Up to about so many are fetched for two draws at once: finding each on arcs costs more. */
const mostFetchedForBoth = 15_000;

/** The same by some criteria, and by those and more: what `sampleProfiles` would find of either. */
export async function sampleNarrowed(
  db: Queryable,
  { criteria, draw, walk, about }: WeighedSample,
  more: SampleCriteria,
): Promise<NarrowedPlaces> {
  if (about !== null && about < mostFetchedForBoth) {
    const { conditions } = await walkFor(db, more, draw);
    return fetchNarrowed(db, walk, conditions.walk);
  }
  const both = { ...criteria, ...more };
  const find = async () => idsOf(await findPlaces(db, walk, about));
  if (about !== null) {
    const [ids, narrower] = await searchInPairs([find, () => sampleProfiles(db, both, draw)]);
    return { ids, narrower };
  }
  const ids = await find();
  const areAll = ids.length < draw.take;
  return { ids, narrower: areAll ? await ofThese(db, ids, more) : await sampleProfiles(db, both, draw) };
}

const idsOf = (places: readonly DirectoryPlace[]): string[] => places.map(({ profileId }) => profileId);

/** Nobody has counted these: what an index knows of is looked for where about so many stand. */
function findPlaces(db: Queryable, walk: Walk, total: number | null): Promise<DirectoryPlace[]> {
  return total === null ? walkDirectory(db, walk, countEnd) : walkDirectory(db, walk, total, 'estimated');
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
