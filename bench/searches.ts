import { createLoadCompanies } from '@mitoyen/server/seed/content/load-offers.ts';
import { createLoadProfiles, type LoadProfile } from '@mitoyen/server/seed/content/load-profiles.ts';
import { createRandom } from '@mitoyen/server/seed/content/random.ts';

type Query = Record<string, string | number>;

/** What is asked of a list: `queries` are all different. */
export interface Search {
  readonly name: string;
  readonly path:
    | '/api/profiles'
    | '/api/profiles/facets'
    | '/api/emplois'
    | '/api/emplois/facets'
    | '/api/appels-doffre';
  readonly queries: readonly Query[];
  /** Whether members ask it. */
  readonly isSignedIn?: boolean;
}

const radii = [10, 25, 50, 100];
const contracts = ['cdi', 'cdd', 'alternance', 'stage', 'msp'];
const wordsOf = (text: string) => [...new Set(text.split(/[\s.,:;«»]+/).filter((word) => word.length > 2))];

/**
 * Searches of each kind, `count` of them or fewer where the people they are made of have no more to say. Their words and
 * places are those of the seed's first people and missions, who are in every database: each finds somebody everywhere. One
 * word in three is a part of one.
 */
export function createSearches(count: number, peopleCount: number): Search[] {
  const random = createRandom('searches');
  const people = [...createLoadProfiles(peopleCount)].filter(
    ({ placeCode, phases, software }) => placeCode !== null && phases.length > 0 && software.length > 0,
  );
  const missions = [...createLoadCompanies(Math.ceil(peopleCount / 50))].flatMap(({ offers, town }) =>
    offers.map(({ title, description }) => ({ title, description, town })),
  );
  const term = (text: string) => {
    const word = random.pick(wordsOf(text));
    return word.length > 5 && random.chance(1 / 3) ? word.slice(1, random.int(4, word.length)) : word;
  };
  const twoOf = (text: string) => `${term(text)} ${term(text)}`;
  const make = <Source>(sources: readonly Source[], queryOf: (source: Source, turn: number) => Query) => {
    const found = new Map<string, Query>();
    for (let turn = 0; turn < count * 4 && found.size < count; turn += 1) {
      const query = queryOf(random.pick(sources), turn);
      found.set(JSON.stringify(query), query);
    }
    return [...found.values()];
  };
  const around = ({ placeCode }: LoadProfile, turn: number) => ({
    place: placeCode ?? '',
    radius: radii[turn % radii.length] ?? 10,
  });
  const two = ({ phases, software }: LoadProfile) => ({
    phase: phases[0] ?? '',
    software: software[0] ?? '',
  });
  const trade = ({ trades }: LoadProfile) => ({ trade: trades[0] ?? '' });
  const contract = (turn: number) => ({ contract: contracts[turn % contracts.length] ?? '' });
  const near = (queryOf: (person: LoadProfile, turn: number) => Query = () => ({})) =>
    make(people, (person, turn) => ({ ...around(person, turn), ...queryOf(person, turn) }));
  return [
    {
      name: 'directory: trade and town',
      path: '/api/profiles',
      queries: make(people, ({ title, location }) => ({ search: `${term(title)} ${term(location)}` })),
    },
    {
      name: 'directory: any two words',
      path: '/api/profiles',
      queries: make(people, ({ title, location, skills }) => ({
        search: twoOf(`${title} ${location} ${skills.join(' ')}`),
      })),
    },
    { name: 'directory: radius', path: '/api/profiles', queries: near() },
    { name: 'directory: radius, two facets', path: '/api/profiles', queries: near(two) },
    { name: 'directory: radius, trade', path: '/api/profiles', queries: near(trade) },
    {
      name: 'directory: radius, trade, with who travels',
      path: '/api/profiles',
      queries: near((person) => ({ ...trade(person), travel: 1 })),
    },
    { name: 'directory: by distance', path: '/api/profiles', queries: near(() => ({ order: 'distance' })) },
    {
      name: 'directory: by distance, two facets',
      path: '/api/profiles',
      queries: near((person) => ({ ...two(person), order: 'distance' })),
    },
    { name: 'directory: facet counts', path: '/api/profiles/facets', queries: near() },
    {
      name: 'directory: facet counts, three asked',
      path: '/api/profiles/facets',
      queries: near((person) => ({ ...two(person), ...trade(person) })),
    },
    {
      name: 'jobs: word',
      path: '/api/emplois',
      queries: make(missions, ({ title }) => ({ search: term(title) })),
    },
    { name: 'jobs: radius', path: '/api/emplois', queries: near() },
    {
      name: 'jobs: radius, two facets, contract',
      path: '/api/emplois',
      queries: near((person, turn) => ({ ...two(person), ...contract(turn) })),
    },
    {
      name: 'jobs: radius, contract, salary',
      path: '/api/emplois',
      queries: near((_, turn) => ({ ...contract(turn), minSalary: 24_000 + ((turn * 37) % 6000) })),
    },
    { name: 'jobs: by distance', path: '/api/emplois', queries: near(() => ({ order: 'distance' })) },
    { name: 'jobs: facet counts', path: '/api/emplois/facets', queries: near() },
    {
      name: 'missions: word and place',
      path: '/api/appels-doffre',
      queries: make(missions, ({ title, town }) => ({ search: term(title), location: town })),
      isSignedIn: true,
    },
    {
      name: 'missions: any two words',
      path: '/api/appels-doffre',
      queries: make(missions, ({ title, description }) => ({ search: twoOf(`${title} ${description}`) })),
      isSignedIn: true,
    },
    {
      name: 'missions: two or three letters',
      path: '/api/appels-doffre',
      queries: make(missions, ({ title }) => ({
        search: random.pick(wordsOf(title)).slice(0, random.int(2, 3)),
      })),
      isSignedIn: true,
    },
    {
      name: 'missions, signed out: two words',
      path: '/api/appels-doffre',
      queries: make(missions, ({ title, town }) => ({ search: twoOf(`${title} ${town}`) })),
    },
  ];
}
