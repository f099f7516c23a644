import { createRandom } from '@mitoyen/server/seed/content/random.ts';
import type { FilledDatabase } from '../open-databases.ts';

/** Freelances in an order that has nothing to do with when they were made. */
export async function someFreelances({ pool }: FilledDatabase, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from freelances order by md5(id::text) limit $1',
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Searches for two words of somebody, at most at twice their rate and with no more experience: each finds somebody. */
export async function someSearches(
  { pool }: FilledDatabase,
  count: number,
): Promise<Record<string, string>[]> {
  const { rows } = await pool.query<{ text: string; rate: number; years: number }>(
    `select concat_ws(' ', title, specialization, location, array_to_string(skills, ' ')) as text, hourly_rate::float8 as rate,
       experience_years as years
     from freelances order by md5('search' || id) limit $1`,
    [count],
  );
  const random = createRandom('two words and filters');
  return rows.map(({ text, rate, years }) => {
    const words = [...new Set(text.split(/\s+/))].filter((word) => /^[\p{L}-]{4,}$/u.test(word));
    return {
      search: random.sample(words, 2).join(' '),
      maxRate: String(Math.ceil(rate * 2)),
      minExperience: String(Math.floor(years / 2)),
    };
  });
}
