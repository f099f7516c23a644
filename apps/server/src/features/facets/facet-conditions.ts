import { type RawBuilder, sql } from 'kysely';
import type { AskedFacets } from './asked-facets.ts';
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
export const facetConditions = (asked: AskedFacets): Condition[] => facetElements(asked).map(holdsOne);

/** That `facets` holds one of these elements. */
export const holdsOne = (elements: readonly string[]): Condition =>
  sql<boolean>`facets && ${elements}::text[]`;

/** That somebody is where a search looks, or travels there. */
export function placeCondition({ codes, reaches, isReachedByAll }: Surroundings): Condition {
  const isIn = (list: readonly string[]) => sql<boolean>`place_code = any(${list}::text[])`;
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
