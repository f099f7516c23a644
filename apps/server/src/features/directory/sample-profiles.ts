import type { Queryable } from '../../core/db/schema.ts';
import { anybody, type DirectoryCriteria } from './directory-criteria.ts';
import { readProfileIds } from './directory-page.repository.ts';
import { shuffleOf } from './shuffle.ts';

/** What a sample is asked for; what is left out asks nothing. */
export type SampleCriteria = Partial<DirectoryCriteria>;

/** Of which order, and how many at most. */
interface Draw {
  readonly seed: string;
  readonly take: number;
}

/** The ids of so many profiles that fit, in the order that a seed stands for: all of them, where there are no more. */
export async function sampleProfiles(
  db: Queryable,
  criteria: SampleCriteria,
  { seed, take }: Draw,
): Promise<string[]> {
  const page = { shuffle: shuffleOf(seed), after: null, take: take + 1 };
  const { ids } = await readProfileIds(db, { ...anybody, ...criteria }, page);
  return [...ids];
}
