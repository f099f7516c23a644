import { createRandom, type Random } from '@mitoyen/server/seed/content/random.ts';
import type { FilledDatabase } from '../open-databases.ts';

/** Addresses of searches with two terms. */
export interface SearchMix {
  /** What one is looking for, and where: few profiles have both. */
  readonly tradeAndTown: readonly string[];
  /** Any two words of a profile; many pairs are common, and found in thousands of profiles among 100,000. */
  readonly anyTwoWords: readonly string[];
}

interface Person {
  title: string;
  location: string;
  skills: string;
}

/**
 * `count` searches of each kind, each with a seed of its own so that no two walk alike. Both terms come from one
 * profile of the smallest database, whose people are in all others too: each search finds somebody everywhere. One term
 * in three is a part of a word.
 */
export async function createSearchMix({ pool }: FilledDatabase, count: number): Promise<SearchMix> {
  const { rows } = await pool.query<Person>(`
    select title, location, array_to_string(skills, ' ') as skills from freelances
    union all select title, location, array_to_string(skills, ' ') from jobseekers
    order by 1, 2, 3`);
  const random = createRandom('searches');
  const some = (kind: string, termsOf: (person: Person) => readonly string[]) =>
    Array.from({ length: count }, (_, index) =>
      searchPath(termsOf(random.pick(rows)).join(' '), `${kind}${index}`),
    );
  return {
    tradeAndTown: some('trade', ({ title, location }) => [term(random, title), term(random, location)]),
    anyTwoWords: some('any', ({ title, location, skills }) =>
      random.sample(wordsOf(`${title} ${location} ${skills}`), 2).map((word) => term(random, word)),
    ),
  };
}

const wordsOf = (text: string) => [...new Set(text.split(/\s+/).filter((word) => word.length > 2))];

function term(random: Random, text: string): string {
  const word = random.pick(wordsOf(text));
  return word.length > 5 && random.chance(1 / 3) ? word.slice(1, random.int(4, word.length)) : word;
}

/** The address of a page of the directory. */
export function searchPath(search: string, seed: string, cursor?: string): string {
  const query = new URLSearchParams({ ...(search && { search }), seed, ...(cursor && { cursor }) });
  return `/api/profiles?${query}`;
}
