import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../core/db/schema.ts';
import { type SampleCriteria, sampleNarrowed, sampleProfiles } from '../directory/index.ts';
import { relax } from './relax.ts';

/**
 * The ids of profiles to compare with an offer, by criteria of which the first ask for all that the second do and for
 * more: both are drawn together, mostly by one look at who fits the second.
 */
export function findCandidates(
  db: Queryable,
  sets: readonly SampleCriteria[],
  seed: string,
): Promise<string[]> {
  const [strictest, second] = sets;
  let drawn: readonly string[] | undefined;
  return relax(sets, async (criteria, take) => {
    if (criteria === strictest && second) {
      const { ids, narrower } = await sampleNarrowed(db, second, whatElse(strictest, second), { seed, take });
      drawn = ids;
      return narrower;
    }
    if (criteria === second && drawn) return drawn;
    return sampleProfiles(db, criteria, { seed, take });
  });
}

/** What some criteria ask for besides others. */
const whatElse = (strict: SampleCriteria, loose: SampleCriteria): SampleCriteria =>
  Object.fromEntries(
    Object.entries(strict).filter(
      ([name, asked]) => !isDeepStrictEqual(asked, loose[name as keyof SampleCriteria]),
    ),
  );
