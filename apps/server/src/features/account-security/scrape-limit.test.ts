import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createDatabase } from '../../core/db/database.ts';
import { newId } from '../../core/ids/new-id.ts';
import { createLimits } from '../../core/limits/limits.ts';

let app: TestApp;
const paced = (perTenMinutes: number, perDay = 1000) =>
  createTestApp(({ config }) => ({ config: { ...config, namePace: { perTenMinutes, perDay } } }));
const eventsOf = (userId: string) =>
  app.context.db
    .selectFrom('security_events')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', '=', 'names_limit_reached')
    .execute();

describe('full names', () => {
  beforeEach(async () => {
    app = await paced(3);
  });
  afterEach(() => app.close());

  test('are read so many in ten minutes, by every way that shows them', async () => {
    const { user: reader } = await makeFreelance(app.context);
    const { user, profile } = await makeFreelance(app.context);
    const seeker = await makeJobseeker(app.context);
    const { token } = reader;
    const ways = [
      () => app.call(freelanceRoutes.get, { params: { id: profile.id }, token }),
      () => app.call(freelanceRoutes.getByUser, { params: { userId: user.id }, token }),
      () => app.call(jobseekerRoutes.get, { params: { id: seeker.profile.id }, token }),
      () => app.call(jobseekerRoutes.getByUser, { params: { userId: seeker.user.id }, token }),
      () => app.call(accountRoutes.get, { params: { id: user.id }, token }),
    ];
    for (const read of ways.slice(0, 3)) expect((await read()).status).toBe(200);
    for (const read of ways.slice(3)) {
      const { status, error, headers } = await read();
      expect([status, error.code]).toEqual([429, 'too_many_names']);
      expect(error.error).toContain('Vous avez consulté beaucoup de profils');
      expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    }
    await vi.waitFor(async () => expect(await eventsOf(reader.id)).toHaveLength(1));
    // what was read is no name more
    for (const read of ways.slice(0, 3)) expect((await read()).status).toBe(200);

    // the owner's page, another reader and a visitor are not limited
    expect((await app.call(freelanceRoutes.getByUser, { params: { userId: reader.id }, token })).status).toBe(
      200,
    );
    const other = await makeUser(app.context);
    const params = { id: profile.id };
    expect((await app.call(freelanceRoutes.get, { params, token: other.token })).status).toBe(200);
    for (let time = 0; time < 5; time += 1)
      expect((await app.call(freelanceRoutes.get, { params })).body.username).toBeUndefined();
  });

  test('are counted where blocking tells them', async () => {
    const reader = await makeUser(app.context);
    const people = await Promise.all(Array.from({ length: 4 }, () => makeUser(app.context)));
    const block = (userId: string) =>
      app.call(blockRoutes.create, { params: { id: reader.id }, token: reader.token, body: { userId } });
    for (const { id } of people.slice(0, 3)) expect((await block(id)).status).toBe(201);
    const refused = await block(people[3]?.id ?? '');
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_names']);
    await vi.waitFor(async () => expect(await eventsOf(reader.id)).toHaveLength(1));
    expect((await block(people[0]?.id ?? '')).status).toBe(201);
  });

  test('are read so many in a day as well', async () => {
    await app.close();
    app = await paced(0, 1);
    const { token } = await makeUser(app.context);
    const profiles = [await makeFreelance(app.context), await makeFreelance(app.context)];
    const [one, other] = profiles.map(({ profile: { id } }) => id) as [string, string];
    const read = (id: string) => app.call(freelanceRoutes.get, { params: { id }, token });
    expect((await read(one)).status).toBe(200);
    expect(Number((await read(other)).headers['retry-after'])).toBeGreaterThan(80_000);
  });

  test('are counted over all instances', async () => {
    const rule = { name: 'soon', points: 3, durationSeconds: 600 };
    const refusal = { code: 'x', status: 429, message: 'Trop.' };
    const { log } = app.context;
    const { pool, close } = createDatabase({ connection: app.connection, poolSize: 2, log });
    const instances = [1, 2].map(() => createLimits(pool, 'secret', log));
    const [one, other] = instances;
    for (const limits of instances) limits.consumeBuffered(rule, 'a', refusal, 1);
    await one?.shareCounts();
    await other?.shareCounts();
    other?.consumeBuffered(rule, 'a', refusal, 1);
    expect(() => other?.consumeBuffered(rule, 'a', refusal, 1)).toThrow('Trop.');
    other?.consumeBuffered(rule, 'b', refusal, 1);
    await close();
  });
});

describe('cards of lists', () => {
  afterEach(() => app.close());

  test('count a tenth each for who sends a token, and nothing for who does not', async () => {
    app = await paced(1);
    for (let made = 0; made < 5; made += 1) await makeFreelance(app.context);
    const { token, id } = await makeUser(app.context);
    const list = (given: { token?: string }) => app.call(directoryRoutes.search, given);
    for (let time = 0; time < 2; time += 1) expect((await list({ token })).body.items).toHaveLength(5);
    expect((await list({ token })).error.code).toBe('too_many_names');
    expect((await app.call(freelanceRoutes.list, { token })).status).toBe(429);
    await vi.waitFor(async () => expect(await eventsOf(id)).toHaveLength(1));
    for (let time = 0; time < 5; time += 1) expect((await list({})).status).toBe(200);
  });

  test('let a person leaf quickly through the directory, and stop a harvest', async () => {
    app = await paced(600);
    const { token } = await makeUser(app.context);
    for (let made = 0; made < 24; made += 1) await makeFreelance(app.context);
    for (let page = 0; page < 120; page += 1)
      expect((await app.call(directoryRoutes.search, { token })).status).toBe(200);
    const guess = () => app.call(freelanceRoutes.get, { params: { id: newId() }, token });
    const statuses = await Promise.all(Array.from({ length: 330 }, guess));
    expect(statuses.filter(({ status }) => status === 404)).toHaveLength(312);
  });
});
