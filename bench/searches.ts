import { createLoadCompanies } from '@mitoyen/server/seed/content/load-offers.ts';
import { createLoadProfiles, type LoadProfile } from '@mitoyen/server/seed/content/load-profiles.ts';
import { createRandom } from '@mitoyen/server/seed/content/random.ts';
import type { Query } from './load.ts';

/** The name of a search in tables, the list's path, and queries that are all different. */
export type Search = readonly [name: string, path: string, queries: readonly Query[]];

const radii = [10, 25, 50, 100];
const contracts = ['cdi', 'cdd', 'alternance', 'stage', 'msp'];
const wordsOf = (text: string) => [...new Set(text.split(/[\s.,:;«»]+/).filter((word) => word.length > 2))];

/**
 * Searches of each kind, `count` of them or fewer where the people they are made of have no more to say.
 * Their words and places are those of the seed's first people and missions, who are in every database, so
 * that each search has results everywhere. One word in three is a part of one.
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
  const make = <Source>(sources: readonly Source[], queryOf: (source: Source, turn: number) => Query) => {
    const found = new Map<string, Query>();
    for (let turn = 0; turn < count * 4 && found.size < count; turn += 1) {
      const query = queryOf(random.pick(sources), turn);
      found.set(JSON.stringify(query), query);
    }
    return [...found.values()];
  };
  /** Around a person's commune, with further filters. */
  const near = (more: (person: LoadProfile, turn: number) => Query = () => ({})) =>
    make(people, (person, turn) => {
      const radius = radii[turn % radii.length] ?? 10;
      return { place: person.placeCode ?? '', radius, ...more(person, turn) };
    });
  const two = ({ phases, software }: LoadProfile) => ({
    phase: phases[0] ?? '',
    software: software[0] ?? '',
  });
  const trade = ({ trades }: LoadProfile) => ({ trade: trades[0] ?? '' });
  const contract = (turn: number) => ({ contract: contracts[turn % contracts.length] ?? '' });
  const salary = (turn: number) => ({ minSalary: 24_000 + ((turn * 37) % 6_000) });
  const distance = { order: 'distance' };
  const town = make(people, ({ title, location }) => ({ search: `${term(title)} ${term(location)}` }));
  const anyTwo = make(people, ({ title, location, skills }) => {
    const text = `${title} ${location} ${skills.join(' ')}`;
    return { search: `${term(text)} ${term(text)}` };
  });
  const place = make(missions, (mission) => ({ search: term(mission.title), location: mission.town }));
  const anyOfMission = make(missions, ({ title, description }) => ({
    search: `${term(`${title} ${description}`)} ${term(`${title} ${description}`)}`,
  }));
  const letters = make(missions, ({ title }) => ({ search: term(title).slice(0, random.int(2, 3)) }));
  const [profiles, jobs, offers] = ['/api/profiles', '/api/emplois', '/api/appels-doffre'] as const;
  return [
    ['directory: trade and town', profiles, town],
    ['directory: any two words', profiles, anyTwo],
    ['directory: radius', profiles, near()],
    ['directory: radius, two facets', profiles, near(two)],
    ['directory: radius, trade', profiles, near(trade)],
    ['directory: radius, trade, travellers', profiles, near((one) => ({ ...trade(one), travel: 1 }))],
    ['directory: by distance', profiles, near(() => distance)],
    ['directory: by distance, two facets', profiles, near((one) => ({ ...two(one), ...distance }))],
    ['directory: facet counts', `${profiles}/facets`, near()],
    ['directory: facet counts, three', `${profiles}/facets`, near((one) => ({ ...two(one), ...trade(one) }))],
    ['jobs: word', jobs, make(missions, ({ title }) => ({ search: term(title) }))],
    ['jobs: radius', jobs, near()],
    ['jobs: radius, two facets, contract', jobs, near((one, turn) => ({ ...two(one), ...contract(turn) }))],
    ['jobs: radius, contract, salary', jobs, near((_, turn) => ({ ...contract(turn), ...salary(turn) }))],
    ['jobs: by distance', jobs, near(() => distance)],
    ['jobs: facet counts', `${jobs}/facets`, near()],
    ['missions: word and place', offers, place],
    ['missions: any two words', offers, anyOfMission],
    ['missions: two or three letters', offers, letters],
  ];
}
