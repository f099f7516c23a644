import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { sharePictureRoutes } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import type { BenchArguments } from './arguments.ts';
import { talkers } from './databases.ts';
import { openSession } from './kinds.ts';
import { mannWhitney } from './mann-whitney.ts';
import type { Bench, Side } from './sides.ts';
import { median, printTable } from './turns.ts';

/** A person by the ids that addresses name. */
interface Ids {
  readonly profile: string;
  readonly user: string;
  readonly picture: string;
}

const people = 200;
const warmUp = 20;

/** Some job seekers become discreet, each with a picture; as many others are gone, and as many never were. */
async function drawIds({ database: { query } }: Side): Promise<Record<string, Ids[]>> {
  const hide = (order: string) =>
    query<Ids & Record<string, string>>(
      `with chosen as (select id, user_id from jobseekers order by ${order} limit $1),
        taken as (insert into files (id, kind, content_type, byte_size, width, height, owner_id, taken_at)
          select gen_random_uuid(), 'image', 'image/webp', 1, 160, 160, user_id, now() from chosen returning id, owner_id)
      update jobseekers set visibility = 'discreet', avatar_file_id = taken.id from chosen join taken on owner_id = user_id
      where jobseekers.id = chosen.id
      returning jobseekers.id as profile, jobseekers.user_id as "user", taken.id as picture`,
      [people],
    );
  // a database that is kept hides the same again
  const hidden = await hide(`visibility = 'discreet' desc, id`);
  const deleted = await hide(`visibility = 'discreet', id desc`);
  await query('delete from files where id = any($1::uuid[])', [deleted.map(({ picture }) => picture)]);
  await query('delete from users where id = any($1::uuid[])', [deleted.map(({ user }) => user)]);
  await query('analyze');
  const unknown = hidden.map(() => ({ profile: randomUUID(), user: randomUUID(), picture: randomUUID() }));
  return { hidden, deleted, unknown };
}

const reads: Readonly<Record<string, (ids: Ids) => string>> = {
  profile: ({ profile }) => buildUrl(jobseekerRoutes.get, { params: { id: profile } }),
  'profile by account': ({ user }) => buildUrl(jobseekerRoutes.getByUser, { params: { userId: user } }),
  account: ({ user }) => buildUrl(accountRoutes.get, { params: { id: user } }),
  page: ({ profile }) => `/jobseeker/${profile}`,
  file: ({ picture }) => buildUrl(uploadRoutes.file, { params: { id: picture } }),
  picture: ({ picture }) => buildUrl(uploadRoutes.picture, { params: { id: picture, name: '160.webp' } }),
  'share picture': ({ profile }) =>
    buildUrl(sharePictureRoutes.get, { params: { kind: 'jobseeker', name: `${profile}.jpg` } }),
};

/** Milliseconds until the whole answer is there. @throws when it is none of what never was. */
async function timeOf(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  const status = await new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
  const taken = performance.now() - started;
  if (status !== 404 && status !== 401) throw new Error(`${url} answered ${status}`);
  return taken;
}

/**
 * Whether response times tell a hidden person from one who was deleted or never existed: each route is called
 * for them one after the other, in a random order each time, signed out and signed in.
 */
export async function alike({ sides: [side] }: Bench, { rounds, only }: BenchArguments): Promise<void> {
  if (!side) throw new Error('there is nothing to measure');
  const ids = await drawIds(side);
  const session = await openSession(side.url, talkers[0]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rows: string[][] = [];
  for (const [name, addressOf] of Object.entries(reads)) {
    for (const [caller, headers] of Object.entries({ 'signed out': {}, 'signed in': session.as })) {
      if (!`${name}, ${caller}`.includes(only)) continue;
      const times: Record<string, number[]> = { hidden: [], deleted: [], unknown: [] };
      for (let round = -warmUp; round < rounds; round += 1) {
        const order = Object.keys(times).sort(() => randomInt(3) - 1);
        for (const kind of order) {
          const one = ids[kind]?.[randomInt(people)];
          if (!one) throw new Error(`nobody is ${kind}`);
          const taken = await timeOf(agent, side.url + addressOf(one), headers);
          if (round >= 0) times[kind]?.push(taken);
        }
      }
      const { hidden = [], deleted = [], unknown = [] } = times;
      const p = [deleted, unknown].map((others) => mannWhitney(hidden, others).toFixed(3));
      const middles = [hidden, deleted, unknown].map((each) => median(each).toFixed(3));
      rows.push([`${name}, ${caller}`, `${hidden.length}`, ...middles, ...p]);
    }
  }
  agent.destroy();
  printTable(
    ['404', 'asked', 'hidden: p50 ms', 'deleted', 'unknown', 'p beside deleted', 'p beside unknown'],
    rows,
  );
}
