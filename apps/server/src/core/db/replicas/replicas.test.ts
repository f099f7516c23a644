import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeFreelance, makeOffer } from '../../../../test/builders/index.ts';
import type { TestApp } from '../../../../test/create-test-app.ts';
import { startProductPair, startReplicaApp } from '../../../../test/replica-app.fixture.ts';
import type { ServerPair } from '../../../../test/standby.fixture.ts';
import { suspendAccount } from '../../../features/reports/suspend-account.ts';
import { createInProcessTransport } from '../../rendering/in-process-transport.ts';
import { stalePagesChannel } from '../../rendering/stale-pages.repository.ts';

let pair: ServerPair;
let app: TestApp;
/** A second instance, whose listener gets the same notifications as the first one's. */
let other: TestApp;
beforeAll(async () => {
  pair = await startProductPair();
  app = await startReplicaApp(pair);
  other = await startReplicaApp(pair);
  app.context.replicas.start();
  other.context.replicas.start();
});
afterAll(async () => {
  await app.close();
  await other.close();
  await pair.close();
});
afterEach(async () => {
  // the last test ends it
  await pair.query(pair.standby, 'select pg_wal_replay_resume()').catch(() => undefined);
});

const patience = { timeout: 30_000, interval: 20 };

/** How often each side has answered. */
async function answers({ context }: TestApp) {
  const told = await context.metrics.getSingleMetric('mitoyen_public_reads_total')?.get();
  const of = (side: string) => told?.values.filter(({ labels }) => labels.side === side) ?? [];
  return {
    replica: of('replica').reduce((sum, { value }) => sum + value, 0),
    primary: Object.fromEntries(of('primary').map(({ labels, value }) => [labels.reason, value])),
  };
}

/** Resolves once the standby answers visitors. */
const untilRead = (instance: TestApp) =>
  vi.waitFor(async () => {
    const before = await answers(instance);
    await instance.call(directoryRoutes.search);
    expect((await answers(instance)).replica).toBe(before.replica + 1);
  }, patience);

/** From now on the standby stays at what it has. */
async function pause(): Promise<void> {
  await untilRead(app);
  await untilRead(other);
  await pair.query(pair.standby, 'select pg_wal_replay_pause()');
}

/** A change of which no notification is sent: no trigger runs. */
const changeUnheard = (statement: string) =>
  pair.query(pair.primary, `set session_replication_role = replica; ${statement}`);

async function sideOf(work: () => Promise<unknown>, instance = app): Promise<'replica' | 'primary'> {
  const before = await answers(instance);
  await work();
  return (await answers(instance)).replica > before.replica ? 'replica' : 'primary';
}

test('visitors are answered by the standby, who is signed in by the primary', async () => {
  const { profile, user } = await makeFreelance(app.context);
  const offer = await makeOffer(app.context);
  await untilRead(app);
  const params = { id: profile.id };
  const reads = (token?: string) => [
    () => app.call(directoryRoutes.search, { token }),
    () => app.call(directoryRoutes.facets, { token }),
    () => app.call(freelanceRoutes.get, { params, token }),
    () => app.call(freelanceRoutes.list, { token }),
    () => app.call(offerRoutes.list, { token }),
    () => app.call(offerRoutes.get, { params: { id: offer.id }, token }),
    () =>
      app.server.inject({ url: '/sitemap.xml', headers: token ? { authorization: `Bearer ${token}` } : {} }),
  ];
  for (const read of reads()) expect(await sideOf(read)).toBe('replica');
  for (const read of reads(user.token)) expect(await sideOf(read)).toBe('primary');
});

test('what is changed is seen by every visitor at once, also while the standby does not have it', async () => {
  const { profile } = await makeFreelance(app.context);
  const params = { id: profile.id };
  await untilRead(app);
  await pause();
  await app.context.db
    .updateTable('freelances')
    .set({ description: 'écrit après' })
    .where('id', '=', profile.id)
    .execute();
  expect((await app.call(freelanceRoutes.get, { params })).body.description).toBe('écrit après');
  expect((await answers(app)).primary).toMatchObject({ behind: expect.any(Number) });
  // the other instance is notified as soon as it is committed
  await vi.waitFor(
    async () => expect(await sideOf(() => other.call(directoryRoutes.search), other)).toBe('primary'),
    patience,
  );
  expect((await other.call(freelanceRoutes.get, { params })).body.description).toBe('écrit après');

  await pair.query(pair.standby, 'select pg_wal_replay_resume()');
  await untilRead(app);
  await untilRead(other);
  expect((await app.call(freelanceRoutes.get, { params })).body.description).toBe('écrit après');
  expect(await sideOf(() => app.call(freelanceRoutes.get, { params }))).toBe('replica');
});

test('nor does it read there while a change is being made, or after one that was taken back', async () => {
  const { profile } = await makeFreelance(app.context);
  await untilRead(app);
  await app.context.db
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('freelances')
        .set({ description: 'jamais' })
        .where('id', '=', profile.id)
        .execute();
      expect(await sideOf(() => app.call(directoryRoutes.search))).toBe('primary');
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await untilRead(app);
});

test('pages that are dropped at once are not made anew from what the standby still shows', async () => {
  const { profile, user } = await makeFreelance(app.context);
  await pause();
  await app.context.db.transaction().execute((tx) => suspendAccount(app.context, tx, user.id));
  const page = createInProcessTransport(app.server);
  expect((await page(`/api/freelancers/${profile.id}`, { method: 'GET' })).status).toBe(404);
});

test('whatever drops the kept pages is asked of the primary, also what no trigger tells of', async () => {
  const { profile } = await makeFreelance(app.context);
  await pause();
  await changeUnheard(`update freelances set description = 'repris' where id = '${profile.id}'`);
  await pair.query(pair.primary, `select pg_notify('${stalePagesChannel}', '')`);
  await vi.waitFor(
    async () => expect(await sideOf(() => other.call(directoryRoutes.search), other)).toBe('primary'),
    patience,
  );
  const page = createInProcessTransport(other.server);
  const answer = await page(`/api/freelancers/${profile.id}`, { method: 'GET' });
  expect(JSON.parse(await answer.text())).toMatchObject({ description: 'repris' });
});

test('who has just written is answered by the primary on any instance, whatever that one has heard', async () => {
  const { profile, user } = await makeFreelance(app.context);
  await pause();
  const params = { id: profile.id };
  const written = await app.call(accountRoutes.logout, { token: user.token });
  const given = [written.headers['set-cookie']].flat().map((text) => String(text));
  const cookie = given.find((text) => text.startsWith('recent_write='));
  expect(cookie).toBe('recent_write=1; Max-Age=15; Path=/api; HttpOnly; SameSite=Lax');
  await changeUnheard(`update freelances set description = 'su de personne' where id = '${profile.id}'`);
  const bioOf = async (headers: Record<string, string>) =>
    (await other.call(freelanceRoutes.get, { params, headers })).body.description;
  expect(await bioOf({})).not.toBe('su de personne');
  expect(await bioOf({ cookie: 'recent_write=1' })).toBe('su de personne');
});

test('what reads or fails gives no such cookie', async () => {
  const cookies = async (call: Promise<{ headers: Readonly<Record<string, unknown>> }>) =>
    String((await call).headers['set-cookie'] ?? '');
  expect(await cookies(app.call(directoryRoutes.search))).not.toContain('recent_write');
  expect(await cookies(app.call(accountRoutes.logout))).not.toContain('recent_write');
});

test('a standby that is too far behind is left alone until it has caught up', async () => {
  const strict = await startReplicaApp(pair, { maxLagMs: 500 });
  strict.context.replicas.start();
  await untilRead(strict);
  await pair.query(pair.standby, 'select pg_wal_replay_pause()');
  await changeUnheard(`create table if not exists written ()`);
  await vi.waitFor(async () => {
    expect(await sideOf(() => strict.call(directoryRoutes.search), strict)).toBe('primary');
    expect((await answers(strict)).primary).toMatchObject({ lagging: expect.any(Number) });
  }, patience);
  const told = await strict.context.metrics.metrics();
  expect(told).toMatch(/^mitoyen_replica_up\{replica="[^"]+"\} 0$/m);
  expect(told).toMatch(/^mitoyen_replica_lag_bytes\{replica="[^"]+"\} [1-9]/m);
  await pair.query(pair.standby, 'select pg_wal_replay_resume()');
  await untilRead(strict);
  await strict.close();
});

test('one that follows another primary, or none, is not read', async () => {
  const alone = await startReplicaApp(pair, { urls: [pair.urlOf(pair.primary)] });
  alone.context.replicas.start();
  await vi.waitFor(async () => {
    await alone.call(directoryRoutes.search);
    expect((await answers(alone)).primary).toMatchObject({ not_following: expect.any(Number) });
  }, patience);
  await alone.close();
  await untilRead(app);
  await pair.query(pair.primary, 'delete from replica_marks');
  await vi.waitFor(async () => {
    await app.call(directoryRoutes.search);
    expect((await answers(app)).primary).toMatchObject({ not_following: expect.any(Number) });
  }, patience);
  // whenever the connection that listens is lost, another primary may be there: it is marked anew
  await pair.query(
    pair.primary,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mitoyen-listener'`,
  );
  await untilRead(app);
});

test('a statement that fails on the standby is asked of the primary', async () => {
  await untilRead(app);
  await pair.query(
    pair.standby,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mitoyen'`,
  );
  const calls = await Promise.all(Array.from({ length: 8 }, () => app.call(offerRoutes.list)));
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
  const { replicas } = app.context;
  await untilRead(app);
  const asked: string[] = [];
  const answer = await replicas.read({ hasWritten: false }, async (db) => {
    asked.push(db === app.context.db ? 'primary' : 'replica');
    // as the standby says that it needs what the statement still reads
    if (db !== app.context.db)
      await sql`do $$ begin raise 'conflict' using errcode = '40001'; end $$`.execute(db);
    return asked.length;
  });
  expect([answer, asked]).toEqual([2, ['replica', 'primary']]);
  await expect(
    replicas.read({ hasWritten: false }, (db) => sql`select 1 / 0`.execute(db)),
  ).rejects.toMatchObject({ code: '22012' });
});

test('one that became a primary itself is not read, nor one that is gone: visitors are answered all the same', async () => {
  await untilRead(app);
  await pair.promote();
  await pair.query(pair.standby, 'create table of_its_own ()');
  await vi.waitFor(() => expect(app.context.replicas.all[0]?.state()).toBe('not_following'), patience);
  expect(await sideOf(() => app.call(directoryRoutes.search))).toBe('primary');
  await pair.standby.stop();
  await vi.waitFor(() => expect(app.context.replicas.all[0]?.state()).toBe('away'), patience);
  expect((await app.call(directoryRoutes.search)).status).toBe(200);
});
