import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askServer } from '../../../test/ask-server.ts';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { freelanceBody } from '../../../test/profile-bodies.ts';
import { createApp } from '../../app.ts';
import type { AppOptions } from '../../app-options.ts';

let world: TestContext;
let app: FastifyInstance;
let url: string;
/** The requests whose operation ran. */
let ran: string[];
let person: Awaited<ReturnType<typeof makeFreelance>>;
let profile: string;
/** What `/api/held` waits for. */
let held: Promise<void>;

beforeAll(async () => {
  world = await createTestContext();
  world.stopClock();
  person = await makeFreelance(world.context);
  profile = buildUrl(freelanceRoutes.get, { params: { id: person.profile.id } });
  return () => world.close();
});

async function open(options: AppOptions = {}, context = world.context): Promise<void> {
  ({ server: app } = await createApp(context, { cachesPublicReads: true, ...options }));
  app.get('/api/held', { ...app.publicResponses?.routeHooks() }, async () => held.then(() => ({})));
  ran = [];
  app.addHook('preHandler', async ({ url: asked }) => void ran.push(asked));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => open());
afterEach(() => app.close());

const ask = async (path: string, headers?: Record<string, string>, method?: string) => {
  const answer = await askServer(url + path, headers, method);
  return { ...answer, body: answer.body.toString() };
};

const titleOf = ({ body }: { body: string }): string => JSON.parse(body).title;

/** What two answers to the same question may differ in. */
const ofItsOwn = { date: expect.any(String), 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) };

test.each<[Record<string, string>]>([
  [{ cookie: 'csrf_token=x' }],
  [{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'piege.example' }],
])('a profile is read once for visitors who ask again, with the same response: %j', async (headers) => {
  const first = await ask(profile, headers);
  const again = await ask(profile, headers);
  expect(ran).toEqual([profile]);
  const cookie = {
    'set-cookie': [expect.stringMatching(/^csrf_token=\S+; Path=\/; SameSite=Strict; Secure$/)],
  };
  expect(again.headers).toEqual({ ...first.headers, ...ofItsOwn, ...(!headers.cookie && cookie) });
  expect(again.headers).toHaveProperty('content-security-policy');
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect([again.status, again.body]).toEqual([200, first.body]);
  if (!headers.cookie) expect(again.headers['set-cookie']).not.toEqual(first.headers['set-cookie']);
});

test('behind a proxy, the cookie is for what the proxy says of the visitor', async () => {
  await app.close();
  await open({ trustedProxies: 1 });
  const at = (protocol: string) => ({
    host: 'mitoyen.example',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': protocol,
  });
  await ask(profile, at('https'));
  const cookies = [];
  for (const protocol of ['https', 'http'])
    cookies.push((await ask(profile, at(protocol))).headers['set-cookie']);
  expect(ran).toEqual([profile]);
  expect(cookies.map((cookie) => cookie?.[0]?.endsWith('; Secure'))).toEqual([true, false]);
});

test.each<[string, Record<string, string>]>([
  ['another origin’s script', { origin: 'https://exemple.fr' }],
  ['who shows a token, be it nobody’s', { authorization: 'Bearer mine' }],
  ['who has just changed something', { cookie: 'a=b; recent_write=1' }],
])('%s is answered anew, and has nothing cached', async (_who, headers) => {
  await ask(profile, headers);
  await ask(profile);
  await ask(profile, headers);
  expect(ran).toHaveLength(3);
});

test('a member’s answer reaches no visitor, and a visitor’s no member', async () => {
  const member = { authorization: `Bearer ${person.user.token}` };
  const mine = await ask(profile, member);
  const public_ = await ask(profile);
  expect(public_.body).not.toBe(mine.body);
  expect((await ask(profile, member)).body).toBe(mine.body);
  expect((await ask(profile)).body).toBe(public_.body);
});

test('what is missing, and what is drawn for each visit, is not kept', async () => {
  const missing = buildUrl(freelanceRoutes.get, { params: { id: 'nobody' } });
  for (const path of [missing, missing, directoryRoutes.search.path, directoryRoutes.search.path])
    await ask(path);
  expect(ran).toHaveLength(4);
});

async function change(title: string): Promise<void> {
  const { siret = '', id: userId } = { ...person.profile, ...person.user };
  const path = buildUrl(freelanceRoutes.updateByUser, { params: { userId } });
  const changed = await fetch(url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...freelanceBody(siret ?? ''), user_id: userId, title }),
  });
  expect(changed.status).toBe(200);
}

test('who changed something reads it at once, without a token too, before anything is heard of', async () => {
  await app.close();
  const deaf = { ...world.context.listener, on: async () => undefined, onReconnect: () => undefined };
  await open({}, { ...world.context, listener: deaf });
  for (const title of ['Architecte DE', 'Architecte HMONP', 'Architecte DPLG']) {
    await ask(profile);
    await change(title);
    expect(titleOf(await ask(profile))).toBe(title);
  }
});

test('what began before a change is answered, and not kept', async () => {
  let resolve = () => {};
  held = new Promise((done) => {
    resolve = done;
  });
  const first = ask('/api/held');
  await vi.waitFor(() => expect(ran).toEqual(['/api/held']));
  app.publicResponses?.clear();
  resolve();
  expect((await first).status).toBe(200);
  await ask('/api/held');
  await ask('/api/held');
  expect(ran).toHaveLength(2);
});

test('a change at another instance is heard of', async () => {
  await ask(profile);
  const { db, listener } = world.context;
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  await listener.on('test_after_change', () => hear());
  await db
    .updateTable('freelances')
    .set({ title: 'Dessinatrice' })
    .where('id', '=', person.profile.id)
    .execute();
  // notifications arrive in the order of their commits
  await sql`select pg_notify('test_after_change', '')`.execute(db);
  await heard;
  expect(titleOf(await ask(profile))).toBe('Dessinatrice');
});

test('after two seconds it is read anew, whoever changed what', async () => {
  await ask(profile);
  world.passTime({ seconds: 1.9 });
  await ask(profile);
  expect(ran).toHaveLength(1);
  world.passTime({ seconds: 0.1 });
  await ask(profile);
  expect(ran).toHaveLength(2);
  world.passTime({ seconds: -60 });
  await ask(profile);
  expect(ran).toHaveLength(3);
});

test('a visitor who reads too much is refused what is kept too', async () => {
  await app.close();
  await open({ trustedProxies: 1, readsPerAddress: 3 });
  const from = (visitor: string) => ask(profile, { 'x-forwarded-for': visitor });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await from('203.0.113.8')).status).toBe(200);
});

test('it is measured with the route’s other answers', async () => {
  world.context.metrics.resetMetrics();
  await ask(profile);
  await ask(profile);
  const count = /duration_seconds_count\{method="GET",route="\/api\/freelancers\/:id",status="200"\} 2/;
  await vi.waitFor(async () => expect(await world.context.metrics.metrics()).toMatch(count));
});

test('a HEAD has the headers alone, and has nothing cached', async () => {
  const { status, body } = await ask(profile, {}, 'HEAD');
  expect([status, body]).toEqual([200, '']);
  expect((await ask(profile)).body).not.toBe('');
});

test('nothing is cached unless told', async () => {
  await app.close();
  await open({ cachesPublicReads: false });
  await ask(profile);
  await ask(profile);
  expect(ran).toHaveLength(2);
});
