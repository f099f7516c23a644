import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { sharePictureRoutes } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MadeUser, makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { fetchFile } from '../../../test/files.ts';
import { loadPagesFromSources } from '../../../test/pages-from-sources.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { type ApiProcess, startApiProcess } from '../../../test/start-api-process.ts';
import { untilWaiting } from '../../../test/while-account-changes.ts';
import { createApp } from '../../app.ts';
import { createListener } from '../../core/db/listen.ts';
import { newId } from '../../core/ids/new-id.ts';
import { startPurging } from '../../core/purging/purge.job.ts';
import { createDiscreetTest, type DiscreetTest } from './discreet.fixture.ts';
import { type Somebody, somebody } from './somebody.fixture.ts';

let app: DiscreetTest;
let there: ApiProcess;
beforeAll(async () => {
  app = await createDiscreetTest();
  there = await startApiProcess(app.connection);
});
afterAll(async () => {
  await there.kill();
  await app.close();
});

const paths = ({ user, profile, avatar, cv }: Somebody) => [
  buildUrl(jobseekerRoutes.get, { params: { id: profile.id } }),
  buildUrl(jobseekerRoutes.getByUser, { params: { userId: user.id } }),
  buildUrl(sharePictureRoutes.get, { params: { kind: 'jobseeker', name: `${profile.id}.jpg` } }),
  buildUrl(uploadRoutes.picture, { params: { id: avatar.split('/').at(-1) ?? '', name: '160.webp' } }),
  avatar,
  cv,
];
const statuses = (server: DiscreetTest['server'], urls: readonly string[], user?: MadeUser) =>
  Promise.all(
    urls.map(
      async (url) =>
        (
          await server.inject({
            method: 'GET',
            url,
            headers: user ? { authorization: `Bearer ${user.token}` } : {},
          })
        ).statusCode,
    ),
  );
const listed = async (server: DiscreetTest['server'], { profile }: Somebody, user?: MadeUser) => {
  const pages = await Promise.all(
    [
      buildUrl(directoryRoutes.search, { query: { limit: 100, seed: 'a' } }),
      '/api/jobseekers?limit=100',
      '/sitemaps/profils.xml',
    ].map((url) =>
      server.inject({ method: 'GET', url, headers: user ? { authorization: `Bearer ${user.token}` } : {} }),
    ),
  );
  return pages.map(({ body }) => body.includes(profile.id));
};

describe('somebody who becomes discreet', () => {
  test('is gone at the next request, from what was open and kept, on this server and others', async () => {
    const pages = await loadPagesFromSources();
    const { server } = await createApp(app.context, {
      cachesPublicReads: true,
      pages: pages.of(app.context),
    });
    onTestFinished(async () => {
      await server.close();
      await pages.remove();
    });
    const person = await somebody(app);
    const member = await makeFreelance(app.context);
    const ownPage = `/jobseeker/${person.profile.id}`;
    const urls = [...paths(person), ownPage];
    const listPage = async () => {
      const { statusCode, body } = await server.inject('/freelancers?seed=a');
      return [statusCode, body.includes(person.profile.id)];
    };
    const all = (status: number) => urls.map(() => status);
    expect(await statuses(server, urls)).toEqual(all(200));
    expect(await listed(server, person)).toEqual([true, true, true]);
    expect(await listPage()).toEqual([200, true]);
    const elsewhere = async () => (await fetch(there.url + urls[0])).status;
    expect(await elsewhere()).toBe(200);

    const change = await server.inject({
      method: 'PUT',
      url: buildUrl(visibilityRoutes.change, { params: { id: person.user.id } }),
      headers: { authorization: `Bearer ${person.user.token}` },
      payload: { visibility: 'discreet', hiddenFrom: [] },
    });
    expect(change.statusCode).toBe(200);
    expect(await statuses(server, urls)).toEqual(all(404));
    expect(await statuses(server, urls, member.user)).toEqual(all(404));
    expect(await listed(server, person)).toEqual([false, false, false]);
    expect(await listPage()).toEqual([200, false]);
    expect(await elsewhere()).toBe(404);
    // a picture that a browser kept is not said to be the same
    const known = await server.inject({
      method: 'GET',
      url: urls[3] ?? '',
      headers: { 'if-none-match': `"${person.avatar.split('/').at(-1)}-160-webp"` },
    });
    expect(known.statusCode).toBe(404);
    const own = await fetchFile(app, person.avatar, { token: person.user.token, w: 160 });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);

    expect((await app.change(person.user, 'public')).status).toBe(200);
    expect(await statuses(server, urls)).toEqual(all(200));
    expect(await listed(server, person)).toEqual([true, true, true]);
  });

  test('is forgotten by the shared cache before the answer; who is not told so tries again', async () => {
    const told: string[] = [];
    let status = 200;
    const cache = createServer(async (request, response) => {
      const { tags } = (await json(request)) as { tags: string[] };
      if (status === 200) told.push(...tags);
      response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
    const shared = await createDiscreetTest((context) => ({
      config: { ...context.config, purge: { url, token: undefined } },
    }));
    onTestFinished(async () => {
      cache.close();
      await shared.close();
    });
    await startPurging(shared.context);
    const { user, profile } = await makeJobseeker(shared.context);
    const avatar = newId();
    await shared.context.db
      .insertInto('files')
      .values({
        ...{ id: avatar, kind: 'image', content_type: 'image/webp', byte_size: 1, width: 160, height: 160 },
        ...{ original_name: null, preview: null, owner_id: user.id },
      })
      .execute();
    status = 503;
    expect((await shared.change(user, 'discreet')).error.code).toBe('caches_not_emptied');
    status = 200;
    expect((await shared.change(user, 'discreet')).status).toBe(200);
    const tagOf = async (name: string) =>
      (await sql<{ tag: string }>`select left(md5(${name}), 16) as tag`.execute(shared.context.db)).rows[0]
        ?.tag;
    for (const name of [profile.id, user.id, avatar, 'profiles', 'jobseekers', 'showcase'])
      expect(told).toContain(await tagOf(name));
  });

  test('is answered once every instance forgot', async () => {
    const { user } = await makeJobseeker(app.context);
    const words: string[] = [];
    const another = createListener({ connection: app.connection, log: silentLog });
    onTestFinished(() => another.close());
    await another.on('caches_emptied', (word) => words.push(word));
    let isAnswered = false;
    const change = app.change(user, 'discreet').finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => words.length).toBe(1);
    expect(isAnswered).toBe(false);
    await sql`select pg_notify('caches_heard', ${words[0] ?? ''})`.execute(app.context.db);
    expect((await change).status).toBe(200);
  });

  test.each(['discreet', 'members'] as const)(
    'becomes %s whole or not at all, when the server is killed',
    async (visibility) => {
      const person = await somebody(app);
      const { db } = app.context;
      const firm = await app.confirmedFirm();
      await app.sandbox.addCompany({
        ...{ siren: firm.profile.siret.slice(0, 9), siret: firm.profile.siret },
        ...{ name: 'Employeur', active: true },
      });
      const api = await startApiProcess(app.connection);
      // what the change takes away, or changes, is held by another
      const holding = await db.startTransaction().execute();
      await holding
        .selectFrom('directory_profiles')
        .select('kind')
        .where('profile_id', '=', person.profile.id)
        .forUpdate()
        .execute();
      const asked = fetch(api.url + buildUrl(visibilityRoutes.change, { params: { id: person.user.id } }), {
        method: 'PUT',
        headers: { authorization: `Bearer ${person.user.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ visibility, hiddenFrom: [] }),
      }).catch(() => null);
      await untilWaiting(app.context, 1);
      await api.kill();
      await asked;
      await holding.commit().execute();
      const settings = { params: { id: person.user.id }, token: person.user.token };
      expect((await app.call(visibilityRoutes.get, settings)).body).toEqual({
        visibility: 'public',
        hiddenFrom: [],
      });
      expect(await statuses(app.server, paths(person))).toEqual(paths(person).map(() => 200));
      expect(await listed(app.server, person)).toEqual([true, true, true]);
    },
  );
});

test('a reveal is whole or not at all, when the server is killed', async () => {
  const person = await app.discreetPerson();
  const firm = await app.confirmedFirm();
  const { items } = (await app.list(firm.user)).body;
  for (const { handle } of items) await app.ask(firm.user, handle);
  const [reveal] = (await app.reveals(person.user)).body;
  const api = await startApiProcess(app.connection);
  const holding = await app.context.db.startTransaction().execute();
  await holding.selectFrom('users').select('id').where('id', '=', firm.user.id).forUpdate().execute();
  const asked = fetch(`${api.url}/api/reveals/${reveal?.id}/answer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ answer: 'reveal' }),
  }).catch(() => null);
  await untilWaiting(app.context, 1);
  await api.kill();
  await asked;
  await holding.commit().execute();
  expect((await app.reveals(person.user)).body[0]).toMatchObject({ state: 'waiting', conversationId: null });
  const rows = await app.context.db.selectFrom('conversations').select('id').execute();
  expect(rows).toEqual([]);
  const get = { token: firm.user.token, params: { id: person.profile.id } };
  expect((await app.call(jobseekerRoutes.get, get)).status).toBe(404);
  expect((await app.answer(person.user, reveal?.id ?? '', 'reveal')).status).toBe(204);
});

test('a members’ profile is found by the signed-in, in lists too, and by no visitor', async () => {
  const person = await somebody(app);
  const { user: member } = await makeFreelance(app.context);
  await app.change(person.user, 'members');
  const [get, byUser, share, publicPicture, avatar, cv] = paths(person) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const urls = [get, byUser, share, publicPicture, avatar, cv];
  expect(await statuses(app.server, urls)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await statuses(app.server, urls, member)).toEqual([200, 200, 404, 404, 200, 200]);
  expect(await listed(app.server, person)).toEqual([false, false, false]);
  expect(await listed(app.server, person, member)).toEqual([true, false, false]);
  const count = async (token?: string) =>
    (await app.call(directoryRoutes.search, { token, query: { seed: 'a' } })).body.total;
  expect(await count(member.token)).toBe((await count()) + 1);
  const facets = async (token?: string) => (await app.call(directoryRoutes.facets, { token })).body.total;
  expect(await facets(member.token)).toBe((await facets()) + 1);
});
