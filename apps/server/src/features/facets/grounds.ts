import { wholeCountry } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { groundOf, populationAround, populationOf } from '../places/index.ts';
import { groundCover } from './ground-cover.ts';
import type { Surroundings } from './surroundings.ts';

/** What the index knows of those who may be where a search looks, or may travel there. */
interface Grounds {
  readonly there: readonly string[];
  readonly travelling: readonly string[];
  /** How many of those in these départements live where the search looks, from 0 to 1. */
  readonly part: number;
}

function lookUp({ code, codes, reaches, isReachedByAll }: Surroundings): Grounds {
  const travelKms = reaches.flatMap((reach) => reach.travelKms);
  const grounds = [...new Set(codes.map(groundOf))];
  const around = grounds.reduce((sum, ground) => sum + populationAround(ground), 0);
  return {
    there: groundCover(grounds),
    travelling: [
      ...(travelKms.some((km) => km > 0) ? [`t${groundOf(code).slice(1)}`] : []),
      ...(isReachedByAll || travelKms.includes(wholeCountry) ? ['*'] : []),
    ],
    part: around === 0 ? 1 : Math.min(1, populationOf(codes) / around),
  };
}

const known = new WeakMap<Surroundings, Grounds>();

function groundsAround(surroundings: Surroundings): Grounds {
  const grounds = known.get(surroundings) ?? lookUp(surroundings);
  known.set(surroundings, grounds);
  return grounds;
}

/** What somebody has one of in the index who may be where a search looks, or may travel there. */
export function groundTags(surroundings: Surroundings): string[] {
  const { there, travelling } = groundsAround(surroundings);
  return [...there, ...travelling];
}

/**
 * That somebody may be where a search looks, or may travel there: who fulfils `placeCondition` does. The index of words,
 * facets and trades knows of it.
 */
export const groundCondition = (surroundings: Surroundings): RawBuilder<boolean> =>
  sql<boolean>`directory_reaches(place_code, travel_km) && ${groundTags(surroundings)}::text[]`;

/** About how many are there or travel there, from 0 to 1, as frequent as `groundTags` are. */
export function shareAround(
  surroundings: Surroundings,
  frequencyOf: (tags: readonly string[]) => number,
): number {
  const { there, travelling, part } = groundsAround(surroundings);
  return 1 - (1 - frequencyOf(there) * part) * (1 - frequencyOf(travelling));
}
