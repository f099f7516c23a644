import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  makeCompany,
  makeFreelance,
  makeJob,
  makeOffer,
  makePortfolioItem,
} from '../../../test/builders/index.ts';
import { createTestContext, type TestContext } from '../../../test/create-test-context.ts';
import { newId } from '../ids/new-id.ts';
import { noteCall, withTags } from '../rendering/page-tags.ts';
import { handlePurge, startPurging } from './purge.job.ts';
import { switchPurging } from './purging.repository.ts';

let world: TestContext;
let heard: { tags: string[]; key: string; token: string }[];
let status: number;

const cache = createServer(async (request, response) => {
  const { tags } = JSON.parse(await text(request));
  const { authorization: token, 'surrogate-key': key } = request.headers;
  heard.push({ tags, key: String(key), token: String(token) });
  response.writeHead(status).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
  const made = await createTestContext();
  const config = { ...made.context.config, purge: { url, token: 'secret' } };
  world = { ...made, context: { ...made.context, config } };
  handlePurge(world.context);
  await startPurging(world.context);
  return () => cache.close();
});
afterAll(() => world.close());
beforeEach(async () => {
  heard = [];
  status = 200;
  await world.context.db.deleteFrom('stale_page_tags').execute();
});

const tagOf = async (path: string) => (await withTags(async () => noteCall(path))).tags[1] ?? '';
const told = () => heard.flatMap(({ tags }) => tags);
const waiting = async () =>
  (await world.context.db.selectFrom('stale_page_tags').select('tag').execute()).length;

test('what changes is told by the tags that pages carry, with the token', async () => {
  const offer = await makeOffer(world.context);
  const { user, profile } = await makeFreelance(world.context);
  await expect
    .poll(async () => (await world.context.jobs.runDue(), told()))
    .toEqual(
      expect.arrayContaining(
        await Promise.all(
          [
            '/api/profiles?seed=a',
            '/api/appels-doffre',
            `/api/appels-doffre/${offer.id}`,
            `/api/freelancers/${profile.id}`,
            `/api/freelancers/by-user/${user.id}`,
          ].map(tagOf),
        ),
      ),
    );
  expect(heard[0]?.token).toBe('Bearer secret');
  expect(heard[0]?.key).toBe(heard[0]?.tags.join(' '));
  expect(await waiting()).toBe(0);
});

test('a project that changes tells the directory and the home page too, which show its cover', async () => {
  const { profile } = await makeFreelance(world.context);
  await world.context.db.deleteFrom('stale_page_tags').execute();
  await makePortfolioItem(world.context, profile.id);
  const { tag } = await world.context.db
    .selectFrom('stale_page_tags')
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['tag']).as('tag'))
    .executeTakeFirstOrThrow();
  expect(tag).toEqual(expect.arrayContaining([await tagOf('/api/profiles'), await tagOf('/api/showcase')]));
});

test.each([
  ['itself', 'offers', { title: 'Autre poste' }],
  ['the name of its company', 'companies', { name: 'Autre Nom' }],
  ['its company being suspended', 'users', { suspended_at: new Date() }],
] as const)('a job that changes, by %s, tells the list of jobs', async (_what, table, values) => {
  const company = await makeCompany(world.context);
  const job = await makeJob(world.context, { company });
  const { db } = world.context;
  await db.deleteFrom('stale_page_tags').execute();
  const id = { offers: job.id, companies: company.profile.id, users: company.user.id }[table];
  await db.updateTable(table).set(values).where('id', '=', id).execute();
  const rows = await db.selectFrom('stale_page_tags').select('tag').execute();
  expect(rows.map(({ tag }) => tag)).toContain(await tagOf('/api/emplois?limit=20'));
});

test('what somebody only reads or is seen by tells nothing; another name does', async () => {
  const { user } = await makeFreelance(world.context);
  const { db } = world.context;
  await db.deleteFrom('stale_page_tags').execute();
  const change = (values: object) => db.updateTable('users').set(values).where('id', '=', user.id).execute();
  await change({ last_active_at: new Date() });
  expect(await waiting()).toBe(0);
  await change({ suspended_at: new Date() });
  expect(await waiting()).toBeGreaterThan(0);
});

test('a cache that refuses is told again', async () => {
  status = 503;
  await makeFreelance(world.context);
  const before = await waiting();
  await world.context.jobs.runDue().catch(() => undefined);
  expect(await waiting()).toBe(before);
});

test('nothing is noted where no cache is configured', async () => {
  await switchPurging(world.context.db, false);
  await makeFreelance(world.context);
  expect(await waiting()).toBe(0);
  await switchPurging(world.context.db, true);
});

test('a picture that is withdrawn, deleted, or whose account is suspended is told by its own tag', async () => {
  const { db } = world.context;
  const { user } = await makeFreelance(world.context);
  const picture = async (kind: 'image' | 'cv' = 'image') => {
    const row = { id: newId(), kind, content_type: 'image/webp', byte_size: 1, width: 160, height: 160 };
    await db
      .insertInto('files')
      .values({ ...row, original_name: null, preview: null, owner_id: user.id })
      .execute();
    await db.deleteFrom('stale_page_tags').execute();
    return row.id;
  };
  const tags = async () =>
    (await db.selectFrom('stale_page_tags').select('tag').execute()).map(({ tag }) => tag);
  const ofPicture = (id: string) => tagOf(`/api/files/${id}`);
  const withdrawn = await picture();
  await db.updateTable('files').set({ withdrawn_at: new Date() }).where('id', '=', withdrawn).execute();
  expect(await tags()).toEqual([await ofPicture(withdrawn)]);
  const deleted = await picture();
  await db.deleteFrom('files').where('id', '=', deleted).execute();
  expect(await tags()).toEqual([await ofPicture(deleted)]);
  const cv = await picture('cv');
  await db.deleteFrom('files').where('id', '=', cv).execute();
  expect(await tags()).toEqual([]);
  const shown = await picture();
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', user.id).execute();
  expect(await tags()).toContain(await ofPicture(shown));
});
