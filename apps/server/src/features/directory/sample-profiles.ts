import type { Queryable } from '../../core/db/schema.ts';
import { countEnd } from '../../core/search/bounded-total.ts';
import { walkDirectory } from './directory.repository.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';
import { prepareSearch } from './prepare-search.ts';
import { shuffleOf } from './shuffle.ts';

/** What a sample is asked for; what is left out asks nothing. */
export type SampleCriteria = Partial<DirectoryCriteria>;

const anybody: DirectoryCriteria = {
  place: null,
  free: null,
  terms: [],
  location: null,
  kind: null,
  minExperience: null,
  rate: null,
  salary: null,
  availability: null,
  trades: null,
  phases: null,
  software: null,
  programmes: null,
  contexts: null,
};

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
  return (await walkDirectory(db, walk, countEnd)).map(({ profileId }) => profileId);
}
