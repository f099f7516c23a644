import { type RawBuilder, sql } from 'kysely';
import { textList } from '../../core/db/text-list.ts';
import type { AskedFacets } from './asked-facets.ts';
import type { Surroundings } from './surroundings.ts';

type Condition = RawBuilder<boolean>;

/** What begins each kind's elements in `facets`: migration 0073. */
export const facetPrefixes = { phases: 'p:', software: 's:', programmes: 'g:', contexts: 'c:' } as const;
type ElementKind = keyof typeof facetPrefixes;

/** That `facets` holds one of the values of each kind that is asked for. */
export function facetConditions(asked: AskedFacets): Condition[] {
  return (Object.keys(facetPrefixes) as ElementKind[]).flatMap((kind) => {
    const elements = asked[kind]?.map((code) => `${facetPrefixes[kind]}${code}`);
    return elements ? [sql<boolean>`facets && ${elements}::text[]`] : [];
  });
}

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

/** As coarse as a département: migration 0118. */
const groundOf = (code: string) => code.slice(0, 3);

/** Where those are counted who may be where a search looks, or may travel there. */
function groundsAround({ codes, reaches, isReachedByAll }: Surroundings): string[] {
  const grounds = [
    ...codes.map(groundOf),
    ...reaches.flatMap(({ travelKms, codes: from }) => {
      const around = [...new Set(from.map(groundOf))];
      return travelKms.flatMap((km) => (km < 0 ? ['*'] : around.map((ground) => `${km}${ground}`)));
    }),
    ...(isReachedByAll ? ['*'] : []),
  ];
  return [...new Set(grounds)];
}

const knownGrounds = new WeakMap<Surroundings, readonly string[]>();

/**
 * That somebody may be where a search looks, or may travel there: who fulfils `placeCondition` does. The index of words,
 * facets and trades knows of it.
 */
export function groundCondition(surroundings: Surroundings): Condition {
  const grounds = knownGrounds.get(surroundings) ?? groundsAround(surroundings);
  knownGrounds.set(surroundings, grounds);
  return sql<boolean>`directory_grounds(place_code, travel_km) && ${textList(grounds)}::text[]`;
}
