import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@mitoyen/embedded-postgres';
import pg from 'pg';
import { type Checkout, runCommand } from './checkouts.ts';

/** A database with as many profiles as told, filled by a checkout's own seed. */
export interface Database {
  readonly url: string;
  readonly dataDir: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Databases {
  /** The process that all of PostgreSQL's others descend from. */
  readonly postmasterPid: number;
  open(checkout: Checkout, profiles: number): Promise<Database>;
  close(): Promise<void>;
}

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

/** Two of the seed's people write to each other: a long conversation, its messages a minute apart. */
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

/** Two who write to each other in every database, by the seed's addresses. */
export const talkers = ['profil-0@charge.mitoyen.test', 'profil-1@charge.mitoyen.test'] as const;

/** The indexes that take longest row by row, and that no constraint needs. */
const slowIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where amname in ('gin', 'gist') and relnamespace = 'public'::regnamespace`;
const manyRows = 20_000;

/**
 * One embedded PostgreSQL for all databases. They lie in `BENCH_DATA_DIR`, which is kept for the next run, or in a folder
 * that `close` removes.
 */
export async function startDatabases(): Promise<Databases> {
  const kept = process.env.BENCH_DATA_DIR;
  const root = kept ?? (await mkdtemp(join(tmpdir(), 'mitoyen-bench-')));
  const say = (...about: readonly unknown[]) => console.error(...about);
  const postgres = await startEmbeddedPostgres({
    dataDir: root,
    user: 'mitoyen',
    database: 'mitoyen',
    reachableDir: '/var/lib/mitoyen',
    log: { debug: () => undefined, info: () => undefined, warn: say, error: say },
    settings: { max_connections: '200' },
  });
  const server = postgres.connection;
  const pools: pg.Pool[] = [];
  const connect = (database: string) => {
    const pool = new pg.Pool({ ...server, database, max: 2 });
    pools.push(pool);
    return async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows;
  };
  const admin = connect('mitoyen');
  const [parent] = await admin<{ pid: number }>(
    `select pg_read_file('postmaster.pid')::text as text, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`,
  );
  async function open(checkout: Checkout, profiles: number): Promise<Database> {
    const name = `bench_${checkout.key}_${profiles}`;
    const [known] = await admin<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    const isFull = known?.comment === 'full' && existsSync(join(root, name));
    if (known && !isFull) await admin(`drop database ${name}`);
    if (!isFull) await admin(`create database ${name}`);
    const query = connect(name);
    const host = encodeURIComponent(server.host ?? '');
    const url = `postgresql://${server.user}@localhost:${server.port}/${name}?host=${host}`;
    const database = { url, dataDir: join(root, name), query };
    await runCommand(checkout, 'migrate', [], { DATABASE_URL: url, DATA_DIR: database.dataDir });
    if (!isFull) {
      await fill(checkout, profiles, database);
      await admin(`comment on database ${name} is 'full'`);
    }
    // mails of an earlier run would be tried again meanwhile
    const [queue] = await query<{ name: string | null }>(`select to_regclass('pgboss.job')::text as name`);
    if (queue?.name) await query(`delete from pgboss.job where name like 'mail%'`);
    return database;
  }
  return {
    postmasterPid: parent?.pid ?? 0,
    open,
    async close() {
      for (const pool of pools) await pool.end();
      await postgres.stop();
      if (!kept) await rm(root, { recursive: true, force: true });
    },
  };
}

async function fill(checkout: Checkout, profiles: number, { url, dataDir, query }: Database): Promise<void> {
  const indexes = profiles > manyRows ? await query<{ name: string; definition: string }>(slowIndexes) : [];
  for (const { name } of indexes) await query(`drop index ${name}`);
  const offers = Math.ceil(profiles / 5);
  await runCommand(checkout, 'seed', ['--profiles', String(profiles), '--offers', String(offers)], {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
  });
  await query(addJobs, [Math.min(profiles, mostJobs)]);
  await query(addMessages, [talkers, Math.ceil(profiles / 10)]);
  await query(endConversation);
  for (const { definition } of indexes) await query(definition);
  await query('vacuum (analyze)');
}
