import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../../core/db/schema.ts';
import { searchInPairs } from '../../core/search/search-in-pairs.ts';
import {
  isLikelyFew,
  type SampleCriteria,
  sampleNarrowed,
  sampleProfiles,
  weighSample,
} from '../directory/index.ts';
import { differentSets, relax, takenOf } from './relax.ts';

/**
 * The ids of profiles to compare with an offer, by criteria of which the first ask for all that the second do and for
 * more: both are drawn together, mostly by one look at who fits the second. Where that is likely few, the third are drawn
 * meanwhile.
 */
export async function findCandidates(
  db: Queryable,
  sets: readonly SampleCriteria[],
  seed: string,
): Promise<string[]> {
  const different = differentSets(sets);
  const drawn = await drawFirst(db, different, seed);
  return relax(
    different,
    async (criteria, take) => drawn.get(criteria) ?? (await sampleProfiles(db, criteria, { seed, take })),
  );
}

async function drawFirst(
  db: Queryable,
  [strictest, second, third]: readonly SampleCriteria[],
  seed: string,
): Promise<ReadonlyMap<SampleCriteria | undefined, readonly string[]>> {
  if (!strictest || !second) return new Map();
  const weighed = await weighSample(db, second, { seed, take: takenOf(1) });
  const [{ ids, narrower }, next] = await searchInPairs([
    () => sampleNarrowed(db, weighed, whatElse(strictest, second)),
    async () =>
      third && isLikelyFew(weighed) ? sampleProfiles(db, third, { seed, take: takenOf(2) }) : undefined,
  ]);
  return new Map([
    [strictest, narrower],
    [second, ids],
    ...(third && next ? ([[third, next]] as const) : []),
  ]);
}

/** What some criteria ask for besides others. */
const whatElse = (strict: SampleCriteria, loose: SampleCriteria): SampleCriteria =>
  Object.fromEntries(
    Object.entries(strict).filter(
      ([name, asked]) => !isDeepStrictEqual(asked, loose[name as keyof SampleCriteria]),
    ),
  );
