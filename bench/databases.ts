import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import pg from 'pg';
import { type Checkout, type DataEnv, runCommand } from './checkouts.ts';

type Query = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Jobs are made of the seed's missions, each with the place, trades and programs of a freelance; never more than this. */
const mostJobs = 100_000;
const addJobs = `
  insert into offers (id, company_id, kind, title, description, requirements, location, place_code, trades, phases, software,
    is_remote, salary_min, salary_max, salary_period, months, hours_per_week, remote_days, deadline, status, noticed_deadline,
    created_at, updated_at)
  select gen_random_uuid(), company_id, drawn.kind, mission.title, mission.description, requirements, mission.location,
    people.place_code, people.trades, people.phases, people.software, false, low, low * 1.2, period,
    case when drawn.kind <> 'cdi' then 6 end, 35, n % 4, deadline, 'open', deadline, mission.created_at, mission.created_at
  from (select offers.*, row_number() over (order by copy, id) as n from offers
      cross join generate_series(1, 1 + $1::integer / (select greatest(1, count(*))::integer from offers)) as copy
      where kind = 'mission' and status = 'open' limit $1) as mission
    join (select freelances.*, row_number() over (order by id) as k from freelances where place_code is not null) as people
      on people.k = 1 + n % (select count(*) from freelances where place_code is not null),
    lateral (select ('{cdi,cdi,cdi,cdd,alternance,stage,msp}'::text[])[1 + n % 7] as kind) as drawn,
    lateral (select case when drawn.kind in ('stage', 'alternance') then 'month' else 'year' end as period) as paid,
    lateral (select case period when 'month' then 700 + n % 500 else 24000 + n * 37 % 30000 end as low) as lows`;

/** Two of the seed's people, by address, who write to each other: a long conversation, its messages a minute apart. */
export const talkers = ['profil-0@charge.mitoyen.test', 'profil-1@charge.mitoyen.test'] as const;
const addMessages = `
  with people as (select min(id::text)::uuid as low, max(id::text)::uuid as high from users where email = any($1)),
    opened as (
      insert into conversations (id, user_low_id, user_high_id, last_activity_at, message_count)
      select gen_random_uuid(), low, high, now(), $2 from people returning *)
  insert into messages (id, conversation_id, sender_id, content, created_at)
  select gen_random_uuid(), opened.id, case when n % 2 = 0 then user_low_id else user_high_id end,
    'Le plan de coffrage du niveau 2 est à jour, nous en parlons jeudi sur place.', now() - n * interval '1 minute'
  from generate_series($2::integer - 1, 0, -1) as n, opened`;
const endConversation = `
  update conversations set last_message_id = (select id from messages where conversation_id = conversations.id
    order by created_at desc limit 1) where last_message_id is null`;

/** The indexes that take longest row by row, and that no constraint needs: of many rows, they are made afterwards. */
const slowIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where amname in ('gin', 'gist') and relnamespace = 'public'::regnamespace and $1::integer > 20000`;

async function fill(checkout: Checkout, profiles: number, data: DataEnv, query: Query): Promise<void> {
  const indexes = await query<{ name: string; definition: string }>(slowIndexes, [profiles]);
  for (const { name } of indexes) await query(`drop index ${name}`);
  const counts = ['--profiles', `${profiles}`, '--offers', `${Math.ceil(profiles / 5)}`];
  await runCommand(checkout, 'seed', counts, data);
  await query(addJobs, [Math.min(profiles, mostJobs)]);
  await query(addMessages, [talkers, Math.ceil(profiles / 10)]);
  await query(endConversation);
  for (const { definition } of indexes) await query(definition);
  await query('vacuum (analyze)');
}

/**
 * One embedded PostgreSQL for all databases. They lie in `BENCH_DATA_DIR`, which is kept for the next run, or in a folder
 * that `close` removes.
 */
export async function startDatabases() {
  const kept = process.env.BENCH_DATA_DIR;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'mitoyen-bench-')));
  const log = { debug: () => undefined, info: () => undefined, warn: console.error, error: console.error };
  const cluster = { user: 'mitoyen', database: 'mitoyen', reachableDir: '/var/lib/mitoyen' };
  const settings = { max_connections: '200' };
  const postgres = await startEmbeddedPostgres({ ...cluster, dataDir, log, settings });
  const { user, port, host = '' } = postgres.connection;
  const pools: pg.Pool[] = [];
  const connect = (database: string): Query => {
    const pool = new pg.Pool({ ...postgres.connection, database, max: 2 });
    // the server may end a connection before the pool has
    pool.on('error', () => undefined);
    pools.push(pool);
    return async (text, values = []) => (await pool.query(text, [...values])).rows;
  };
  const admin = connect('mitoyen');
  const [postmaster] = await admin<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  );
  return {
    /** The process that all of PostgreSQL's others descend from. */
    postmasterPid: Number(postmaster?.pid),
    /** A database with so many profiles, filled by the checkout's own seed. */
    async open(checkout: Checkout, profiles: number): Promise<{ data: DataEnv; query: Query }> {
      const name = `bench_${checkout.key}_${profiles}`;
      const url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
      const data = { DATABASE_URL: url, DATA_DIR: join(dataDir, name) };
      const [known] = await admin<{ comment: string | null }>(
        `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
        [name],
      );
      const isFull = known?.comment === 'full' && existsSync(data.DATA_DIR);
      if (known && !isFull) await admin(`drop database ${name}`);
      if (!isFull) await admin(`create database ${name}`);
      await runCommand(checkout, 'migrate', [], data);
      const query = connect(name);
      if (!isFull) await fill(checkout, profiles, data, query);
      await admin(`comment on database ${name} is 'full'`);
      // mails of an earlier run would be tried again meanwhile
      const [queue] = await query<{ name: string | null }>(`select to_regclass('pgboss.job')::text as name`);
      if (queue?.name) await query(`delete from pgboss.job where name like 'mail%'`);
      return { data, query };
    },
    async close(): Promise<void> {
      for (const pool of pools) await pool.end();
      await postgres.stop();
      if (!kept) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
