import { createRandom } from '@mitoyen/server/seed/content/random.ts';
import type { FilledDatabase } from './open-databases.ts';

/**
 * Searches with two terms, each with a seed of its own so that no two walk alike. Both terms come from one profile of
 * the smallest database, whose people are in all others too: each search finds somebody everywhere. One term in three is
 * cut to a part of a word, as people type it.
 */
export async function createSearchMix(database: FilledDatabase, count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ words: string[] }>(
    'select words from directory_profiles order by profile_id',
  );
  const random = createRandom('searches');
  const term = (words: readonly string[]) => {
    const word = random.pick(words);
    return word.length > 5 && random.chance(1 / 3) ? word.slice(1, random.int(4, word.length)) : word;
  };
  const profiles = rows.map(({ words }) => words.filter((word) => word.length > 2));
  return Array.from({ length: count }, (_, index) => {
    const words = random.pick(profiles);
    return searchPath(`${term(words)} ${term(words)}`, `seed${index}`);
  });
}

/** The address of a page of the directory. */
export function searchPath(search: string, seed: string, cursor?: string): string {
  const query = new URLSearchParams({ ...(search && { search }), seed, ...(cursor && { cursor }) });
  return `/api/profiles?${query}`;
}
