import { firstNameOf } from '@mitoyen/contract/core/first-name.ts';
import { tradeWordForms } from '@mitoyen/contract/features/vocabulary/trade-words.ts';
import { shuffleOf } from '@mitoyen/server/src/features/directory/shuffle.ts';
import type pg from 'pg';
import { type BarePath, json, queryOf } from './answer.ts';
import { countOf, createTotals, toldTotal } from './totals.ts';

const pageSize = 24;

interface CardRow {
  kind: 'freelance' | 'jobseeker';
  id: string;
  position: number;
  lap: number;
  username: string;
  title: string;
  specialization: string;
  location: string;
  skills: string[];
  years: number;
  availability: string;
  unconfirmed: boolean;
  avatar: string | null;
  trades: string[];
  pay: number;
  has_cv: boolean;
}

/** A page of the directory in one statement: both laps of the walk, then the cards. `$1` is the start. */
function pageOf(column: string, isForward: boolean, conditions: string): string {
  const [order, first, second] = isForward ? ['asc', '>=', '<'] : ['desc', '<', '>='];
  const lap = (number: number, comparison: string) => `
    (select profile_id, kind, user_id, ${column} as position, ${number} as lap from directory_profiles
     where ${column} ${comparison} $1 ${conditions} order by ${column} ${order}, profile_id ${order} limit ${pageSize + 1})`;
  return `
    with places as materialized (select * from (${lap(0, first)} union all ${lap(1, second)}) p limit ${pageSize + 1})
    select p.kind, p.profile_id as id, p.position, p.lap, u.username,
      coalesce(f.title, j.title) as title, coalesce(f.specialization, j.specialization) as specialization,
      coalesce(f.location, j.location) as location, coalesce(f.skills, j.skills) as skills,
      coalesce(f.experience_years, j.experience_years) as years, coalesce(f.availability, j.availability) as availability,
      coalesce(f.is_availability_unconfirmed, j.is_availability_unconfirmed) as unconfirmed,
      coalesce(f.avatar_file_id, j.avatar_file_id) as avatar, coalesce(f.trades, j.trades) as trades,
      coalesce(f.hourly_rate, j.expected_salary)::float8 as pay, j.cv_file_id is not null as has_cv
    from places p join users u on u.id = p.user_id
      left join freelances f on p.kind = 'freelance' and f.id = p.profile_id
      left join jobseekers j on p.kind = 'jobseeker' and j.id = p.profile_id
    order by p.lap, p.position ${order}, p.profile_id ${order}`;
}

const cardOf = (row: CardRow) => ({
  kind: row.kind,
  id: row.id,
  firstName: firstNameOf(row.username),
  title: row.title,
  specialization: row.specialization,
  location: row.location,
  skills: row.skills,
  experienceYears: row.years,
  availability: row.availability,
  ...(row.unconfirmed && { availabilityToConfirm: true }),
  trades: row.trades,
  avatar: row.avatar && `/files/${row.avatar}`,
  ...(row.kind === 'freelance' ? { hourlyRate: row.pay } : { expectedSalary: row.pay, hasCv: row.has_cv }),
});

/** The list in a seed's order; with `search`, two words and filters. */
export function directoryPath(pool: pg.Pool): BarePath {
  const totals = createTotals();
  const count = async (conditions: string, values: readonly unknown[]) => {
    const { rows } = await pool.query(countOf('directory_profiles', `true ${conditions}`), [...values]);
    return rows[0].counted as number;
  };

  async function find(seed: string, query: URLSearchParams) {
    const { column, direction, start } = shuffleOf(seed);
    const search = query.get('search');
    if (search === null) {
      const text = pageOf(column, direction === 'asc', '');
      const counted = totals('', () => count('', []));
      const name = `page-${column}-${direction}`;
      const { rows } = await pool.query<CardRow>({ name, text, values: [start] });
      return { rows, counted: await counted };
    }
    const conditions = conditionsFrom(2);
    const words = await pool.query(wordsOf(search.split(' ')));
    const values = [
      words.rows[0].first,
      words.rows[0].second,
      query.get('maxRate'),
      query.get('minExperience'),
    ];
    const key = `${search} ${values[2]} ${values[3]}`;
    const counted = totals(key, () => count(conditionsFrom(1), values));
    // without a name: which plan is best depends on the words
    const { rows } = await pool.query<CardRow>(pageOf(column, direction === 'asc', conditions), [
      start,
      ...values,
    ]);
    return { rows, counted: await counted };
  }

  return async (rest) => {
    const query = queryOf(rest);
    const seed = query.get('seed') ?? '';
    const { rows, counted } = await find(seed, query);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    const cursor = last && JSON.stringify([last.lap, last.position, last.id, counted, seed]);
    return json({
      items: page.map(cardOf),
      ...toldTotal(counted),
      nextCursor: cursor ? Buffer.from(cursor).toString('base64url') : null,
      seed,
    });
  };
}

/** The known words that hold each of two terms, a trade's in whatever gender and number. */
function wordsOf([one = '', other = '']: readonly string[]) {
  const values: string[] = [];
  const holds = (term: string) =>
    tradeWordForms(term)
      .map((form) => `word like fold_text($${values.push(`%${form}%`)})`)
      .join(' or ');
  const text = `select array(select word from directory_words where ${holds(one)}) as first,
    array(select word from directory_words where ${holds(other)}) as second`;
  return { text, values };
}

/** Two words, a highest rate and a least experience, the first of them the parameter of this number. */
const conditionsFrom = (first: number) => `
  and words && $${first}::text[] and words && $${first + 1}::text[]
  and (rate is null or rate <= $${first + 2}::numeric) and experience_years >= $${first + 3}::int`;
