import type { Queryable } from '../../core/db/schema.ts';
import { ofThese, type SampleCriteria, sampleProfiles } from '../directory/index.ts';
import { relax } from './relax.ts';

/**
 * The ids of profiles to compare with an offer, by criteria of which the first ask for all that the second do and for
 * more: where all who fit the second are drawn, those who fit the first are among them, and need not be looked for.
 */
export function findCandidates(
  db: Queryable,
  sets: readonly SampleCriteria[],
  seed: string,
): Promise<string[]> {
  const [strictest, second] = sets;
  let drawn: string[] | undefined;
  return relax(sets, async (criteria, take) => {
    if (criteria === strictest && second) {
      drawn = await sampleProfiles(db, second, { seed, take });
      if (drawn.length < take) return ofThese(db, drawn, strictest);
    }
    if (criteria === second && drawn) return drawn;
    return sampleProfiles(db, criteria, { seed, take });
  });
}
