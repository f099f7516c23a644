import type { Queryable } from '../../core/db/schema.ts';
import { type SampleCriteria, sampleProfiles } from '../directory/index.ts';
import { relax } from './relax.ts';

/** The ids of profiles to compare with an offer, by criteria of which each set asks for less than the one before. */
export const findCandidates = (
  db: Queryable,
  sets: readonly SampleCriteria[],
  seed: string,
): Promise<string[]> => relax(sets, (criteria, take) => sampleProfiles(db, criteria, { seed, take }));
