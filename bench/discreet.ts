import type { BenchArguments } from './arguments.ts';
import { ask, openSession } from './kinds.ts';
import { type Call, get, type Run, runLoad } from './load.ts';
import type { Bench, Side } from './sides.ts';
import { median, printTable, ratio, takeTurns } from './turns.ts';

const people = { usual: 100_000, small: 2_000 } as const;
const hiddenFirms = 50;

/**
 * Copies of the job seekers become discreet people, each hiding from firms of a number of their own; triggers and foreign
 * keys are left out, which would do a row's work again and again.
 */
const addDiscreet = (count: number) => `
  with source as materialized (select *, row_number() over (order by id) as k from jobseekers order by id limit 2000),
    made as materialized (
      select gen_random_uuid() as id, gen_random_uuid() as user_id, n from generate_series(1, ${count}) as n),
    accounts as (
      insert into users (id, username, email, password_hash, role)
      select user_id, 'Personne discrète', 'discret-' || user_id || '@charge.mitoyen.test', '', 'jobseeker' from made),
    firms as (
      insert into hidden_from (user_id, siren, name)
      select user_id, lpad(((n::bigint * 7919 + of * 104729) % 900000000 + 1)::text, 9, '0'), 'Entreprise'
      from made cross join generate_series(1, ${hiddenFirms}) as of on conflict do nothing)
  insert into jobseekers select copy.* from made join source on source.k = 1 + made.n % (select count(*) from source)
  cross join lateral jsonb_populate_record(null::jobseekers, to_jsonb(source) || jsonb_build_object(
    'id', made.id, 'user_id', made.user_id, 'visibility', 'discreet', 'discreet_key', gen_random_uuid(),
    'avatar_file_id', null, 'cover_file_id', null, 'cv_file_id', null)) as copy`;

async function fill({ database: { query } }: Side, count: number): Promise<void> {
  const [known] = await query<{ count: number }>('select count(*)::integer as count from discreet_profiles');
  const missing = count - (known?.count ?? 0);
  if (missing <= 0) return;
  // one text, so that one connection does it
  await query(`begin; set local session_replication_role = replica; set local work_mem = '256MB'; ${addDiscreet(missing)};
    select discreet_sync(jobseekers) from jobseekers where visibility = 'discreet'
      and not exists (select from discreet_profiles where discreet_profiles.user_id = jobseekers.user_id);
    commit`);
  await query('vacuum (analyze) hidden_from, discreet_profiles, jobseekers, users');
}

/** A firm that may look for them. */
async function openFirm({ url, database: { query } }: Side) {
  const session = await openSession(url, 'entreprise-0@charge.mitoyen.test');
  await query(
    `update companies set siret = '90000000100012', siret_reading = 'exists', confirmed_by_operator_at = now()
    where user_id = $1::uuid`,
    [session.id],
  );
  return session;
}

interface Card {
  readonly handle: string;
}

/** The list of discreet people beside the public one, of one server: the same filters, by turns. */
export async function discreet(
  { sides: [side] }: Bench,
  { rounds, seconds, callers, only, isSmall }: BenchArguments,
): Promise<void> {
  if (!side) throw new Error('there is nothing to measure');
  await fill(side, isSmall ? people.small : people.usual);
  const { as } = await openFirm(side);
  const seeds = Array.from({ length: 200 }, (_, index) => `s${index}`);
  const publicly = (query = {}) => seeds.map((seed) => get('/api/profiles', { ...query, seed }, as));
  const discreetly = (query = {}) => [get('/api/discreet', query, as)];
  const first = await ask<{ items: Card[]; nextCursor: string }>(side.url, get('/api/discreet', {}, as));
  const { items, nextCursor } = first.body;
  const kinds: Record<string, [publicOnes: Call[], discreetOnes: Call[]]> = {
    'first page': [publicly(), discreetly()],
    'a page further': [publicly(), discreetly({ cursor: nextCursor })],
    'one trade': [publicly({ trade: 'architecte' }), discreetly({ trade: 'architecte' })],
    'a département': [publicly({ place: 'd69' }), discreetly({ place: 'd69' })],
    'a région and a program': [
      publicly({ place: 'r84', software: 'revit' }),
      discreetly({ place: 'r84', software: 'revit' }),
    ],
    salary: [
      publicly({ type: 'jobseeker', minSalary: 40_000, maxSalary: 50_000 }),
      discreetly({ minSalary: 40_000, maxSalary: 50_000 }),
    ],
    'one profile': [
      publicly({ limit: 1 }),
      items.map(({ handle }) => get(`/api/discreet/${handle}`, {}, as)),
    ],
  };
  for (const connections of callers) {
    const rows: string[][] = [];
    for (const [name, calls] of Object.entries(kinds)) {
      if (!name.includes(only)) continue;
      const run = (own: Call[]) => runLoad(side.url, { calls: own, connections, seconds });
      for (const own of calls) await run(own);
      const [publicRuns = [], discreetRuns = []] = await takeTurns(calls, rounds, run);
      const of = (runs: readonly Run[], key: 'p50Ms' | 'p99Ms') => runs.map((each) => each[key]);
      const middles = [discreetRuns, publicRuns].map(
        (runs) => `${median(of(runs, 'p50Ms')).toFixed(1)} / ${median(of(runs, 'p99Ms')).toFixed(1)}`,
      );
      rows.push([name, ...middles, ratio(of(discreetRuns, 'p99Ms'), of(publicRuns, 'p99Ms'))]);
    }
    printTable([`callers: ${connections}`, 'discreet: p50 / p99 ms', 'public', 'p99 ratio'], rows);
  }
}
