import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { createRandom } from '@mitoyen/server/seed/content/random.ts';
import { placeOf } from '@mitoyen/server/src/features/places/index.ts';
import type { FilledDatabase } from '../open-databases.ts';

/** Addresses of searches around somebody's commune, with what they are found by. */
export interface FieldMix {
  readonly radius: readonly string[];
  readonly radiusAndFacets: readonly string[];
  readonly tradeAround: readonly string[];
  readonly travellers: readonly string[];
  readonly outward: readonly string[];
  readonly outwardWithFacets: readonly string[];
  readonly facets: readonly string[];
  readonly facetsOfNarrow: readonly string[];
  /** What is typed into the field of places, letter by letter. */
  readonly places: readonly string[];
}

interface Person {
  place: string;
  trade: string;
  phase: string;
  software: string;
}

const radii = [10, 25, 50, 100];
const typed = 8;

/** `count` searches of each kind, each of which finds at least the one person of the smallest database it is made from. */
export async function createFieldMix({ pool }: FilledDatabase, count: number): Promise<FieldMix> {
  const { rows } = await pool.query<Person>(`
    select place_code as place, trades[1] as trade, phases[1] as phase, software[1] as software
    from freelances where place_code is not null and phases <> '{}' and software <> '{}' order by 1, 2, 3, 4`);
  const random = createRandom('field searches');
  const make = <Value>(pathOf: (person: Person, index: number) => Value) =>
    Array.from({ length: count }, (_, index) => pathOf(random.pick(rows), index));
  const search = (query: Record<string, string | number>) => buildUrl(directoryRoutes.search, { query });
  const around = ({ place }: Person, index: number) => ({
    place,
    radius: radii[index % radii.length] ?? 10,
    seed: `field${index}`,
  });
  const two = ({ phase, software }: Person) => ({ phase, software });
  const countPath = (query: Record<string, string | number>) => buildUrl(directoryRoutes.facets, { query });
  return {
    radius: make((person, index) => search(around(person, index))),
    radiusAndFacets: make((person, index) => search({ ...around(person, index), ...two(person) })),
    tradeAround: make((person, index) => search({ ...around(person, index), trade: person.trade })),
    travellers: make((person, index) =>
      search({ ...around(person, index), travel: '1', trade: person.trade }),
    ),
    outward: make((person, index) => search({ ...around(person, index), order: 'distance' })),
    outwardWithFacets: make((person, index) =>
      search({ ...around(person, index), ...two(person), order: 'distance' }),
    ),
    facets: make((person, index) =>
      countPath({ place: person.place, radius: radii[index % radii.length] ?? 10 }),
    ),
    facetsOfNarrow: make((person, index) =>
      countPath({
        place: person.place,
        radius: radii[index % radii.length] ?? 10,
        ...two(person),
        trade: person.trade,
      }),
    ),
    places: make(({ place }, index) => {
      const q = placeOf(place)?.name.slice(0, 1 + (index % typed)) ?? place;
      return buildUrl(placeRoutes.search, { query: { q } });
    }),
  };
}
