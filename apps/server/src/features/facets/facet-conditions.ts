import { wholeCountry } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { textList } from '../../core/db/text-list.ts';
import { groundOf } from '../places/index.ts';
import type { AskedFacets } from './asked-facets.ts';
import { groundCover } from './ground-cover.ts';
import type { Surroundings } from './surroundings.ts';

type Condition = RawBuilder<boolean>;

/** What begins each kind's elements in `facets`: migration 0073. */
export const facetPrefixes = { phases: 'p:', software: 's:', programmes: 'g:', contexts: 'c:' } as const;
type ElementKind = keyof typeof facetPrefixes;

/** The elements of each kind that is asked for: `facets` must hold one of each. */
export function facetElements(asked: AskedFacets): string[][] {
  return (Object.keys(facetPrefixes) as ElementKind[]).flatMap((kind) => {
    const elements = asked[kind]?.map((code) => `${facetPrefixes[kind]}${code}`);
    return elements ? [elements] : [];
  });
}

/** That `facets` holds one of the values of each kind that is asked for. */
export const facetConditions = (asked: AskedFacets): Condition[] =>
  facetElements(asked).map((elements) => sql<boolean>`facets && ${elements}::text[]`);

/** That somebody is where a search looks, or travels there. */
export function placeCondition({ codes, reaches, isReachedByAll }: Surroundings): Condition {
  const isIn = (list: readonly string[]) => sql<boolean>`place_code = any(${textList(list)}::text[])`;
  const ways = [
    isIn(codes),
    ...reaches.map(
      ({ travelKms, codes: from }) =>
        sql<boolean>`(travel_km = any(${travelKms}::smallint[]) and ${isIn(from)})`,
    ),
    ...(isReachedByAll ? [sql<boolean>`travel_km = -1`] : []),
  ];
  return ways.length === 1 && ways[0] ? ways[0] : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** What the index knows of those who may be where a search looks, or may travel there. */
function groundsAround({ code, codes, reaches, isReachedByAll }: Surroundings): string[] {
  const travelKms = reaches.flatMap((reach) => reach.travelKms);
  return [
    ...groundCover([...new Set(codes.map(groundOf))]),
    ...(travelKms.some((km) => km > 0) ? [`t${groundOf(code).slice(1)}`] : []),
    ...(isReachedByAll || travelKms.includes(wholeCountry) ? ['*'] : []),
  ];
}

const knownGrounds = new WeakMap<Surroundings, readonly string[]>();

/**
 * That somebody may be where a search looks, or may travel there: who fulfils `placeCondition` does. The index of words,
 * facets and trades knows of it.
 */
export function groundCondition(surroundings: Surroundings): Condition {
  const grounds = knownGrounds.get(surroundings) ?? groundsAround(surroundings);
  knownGrounds.set(surroundings, grounds);
  return sql<boolean>`directory_reaches(place_code, travel_km) && ${textList(grounds)}::text[]`;
}
