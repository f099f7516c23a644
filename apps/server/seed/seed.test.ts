import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { jobKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { knownCodes } from '@mitoyen/contract/features/vocabulary/known-codes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/create-test-app.ts';
import { demoAccounts, demoPassword } from './content/demo-accounts.ts';
import { drawOnDemand } from './draw-on-demand.ts';
import { type PageExamples, readPageExamples } from './page-examples.fixture.ts';
import { seedDemo } from './seed-demo.ts';
import { seedLoad } from './seed-load.ts';
import { seedLoadOffers } from './seed-load-offers.ts';

let app: TestApp;
let filled: boolean[];

beforeAll(async () => {
  app = await createTestApp(({ files }) => ({ files: drawOnDemand(files) }));
  filled = await Promise.all([seedDemo(app.context), seedDemo(app.context)]);
});
afterAll(() => app.close());

async function signIn(email: string) {
  const answer = await app.call(accountRoutes.login, { body: { email, password: demoPassword } });
  return { body: sessionOf(answer.body) };
}

describe('seedDemo', () => {
  it('fills an empty database once, also when two instances start together', async () => {
    expect(filled.toSorted()).toEqual([false, true]);
    expect(await seedDemo(app.context)).toBe(false);
    const { body } = await app.call(directoryRoutes.search, { query: { limit: 100 } });
    expect(body.total).toBe(100);
    expect(body.items.every(({ avatar }) => avatar !== null)).toBe(true);
  });

  it('has architects who declared a number of the Ordre, some of them verified', async () => {
    const found = async (query: Record<string, unknown>) =>
      (await app.call(directoryRoutes.search, { query })).body.total;
    expect(await found({ ordre: 'declared' })).toBe(4);
    expect(await found({ ordre: 'verified' })).toBe(2);
  });

  it('asks one of its three accounts whether they are still free', async () => {
    const { body } = await signIn(demoAccounts.jobseeker.email);
    const today = await app.call(todayRoutes.get, { token: body.token });
    expect(today.body.availabilityToConfirm).toBe('Disponible immédiatement');
  });

  it('gives people and offers the places, trades and facets that their texts name', async () => {
    const { db } = app.context;
    const share = async (table: 'freelances' | 'jobseekers' | 'offers', column: string) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      const filled = rows.filter((row) => String((row as Record<string, unknown>)[column] ?? '') !== '');
      return filled.length / rows.length;
    };
    for (const table of ['freelances', 'jobseekers'] as const) {
      expect([table, (await share(table, 'trades')) > 0.9]).toEqual([table, true]);
      for (const column of ['place_code', 'software', 'travel_km'])
        expect([table, column, (await share(table, column)) > 0.5]).toEqual([table, column, true]);
    }
    expect(await share('offers', 'place_code')).toBeGreaterThan(0.5);
    expect(await share('offers', 'trades')).toBe(1);
    const named = await db.selectFrom('offers').select('trades').execute();
    for (const code of named.flatMap(({ trades }) => trades)) expect([...knownCodes.trades]).toContain(code);
  });

  it('lets its three accounts sign in and read their threads', async () => {
    for (const { email, fullName } of Object.values(demoAccounts)) {
      const { body } = await signIn(email);
      expect(body.user.username).toBe(fullName);
      const { body: threads } = await app.call(conversationRoutes.list, {
        params: { userId: body.user.id },
        token: body.token,
      });
      expect(threads.length).toBeGreaterThan(0);
      const [latest] = threads;
      const { body: messages } = await app.call(conversationRoutes.listMessages, {
        params: { conversationId: latest?.id ?? '' },
        token: body.token,
      });
      expect(messages.at(-1)?.content).toBe(latest?.lastMessage?.content);
    }
    const { body } = await signIn(demoAccounts.freelance.email);
    const { body: me } = await app.call(accountRoutes.me, { token: body.token });
    expect(me.unreadCount).toBe(1);
  });

  it('has offers to find, and applications on both sides', async () => {
    const company = (await signIn(demoAccounts.entreprise.email)).body;
    const list = await app.call(offerRoutes.list, { token: company.token });
    expect(Number(list.headers['x-total-count'])).toBeGreaterThanOrEqual(36);
    expect(list.body[0]).toMatchObject({ highlighted: true });
    const search = { search: 'charpente paris', location: 'paris' };
    expect((await app.call(offerRoutes.list, { query: search })).body.length).toBeGreaterThan(0);
    const params = { companyUserId: company.user.id };
    const received = await app.call(applicationRoutes.listByCompany, { params, token: company.token });
    expect(received.headers['x-total-count']).toBe('43');
    const shown = received.body.map(({ projects }) => projects.length);
    expect(shown).toContain(3);
    const own = await app.call(offerRoutes.listByCompany, {
      params: { userId: company.user.id },
      token: company.token,
    });
    expect(freeOfferLimit - own.body.count).toBeGreaterThanOrEqual(4);
    const freelance = (await signIn(demoAccounts.freelance.email)).body;
    const sent = await app.call(applicationRoutes.listByFreelance, {
      params: { userId: freelance.user.id },
      token: freelance.token,
    });
    expect(sent.body.length).toBeGreaterThanOrEqual(8);
    for (const { history, status, createdAt } of [...received.body, ...sent.body]) {
      const instants = history.map(({ at }) => at);
      expect(instants).toEqual([...instants].sort());
      expect([history[0]?.at, history.at(-1)?.status]).toEqual([createdAt, status]);
      expect(Date.parse(instants.at(-1) ?? '')).toBeLessThan(Date.now());
    }
  });

  it('has jobs to find without an account, and a job seeker who applied to some', async () => {
    const list = await app.call(jobRoutes.list, { query: { limit: 100 } });
    expect(list.body).toHaveLength(34);
    expect(new Set(list.body.map(({ kind }) => kind))).toEqual(new Set(jobKinds));
    const { body: samir } = await signIn(demoAccounts.jobseeker.email);
    const sent = await app.call(applicationRoutes.listByJobseeker, {
      params: { userId: samir.user.id },
      token: samir.token,
    });
    expect(sent.body.length).toBeGreaterThanOrEqual(8);
    expect(sent.body.some(({ history }) => history.some(({ message }) => message !== null))).toBe(true);
    expect(JSON.stringify(sent.body)).not.toMatch(/cette mission/iu);
  });

  it('finds somebody or something for each example that the pages give', async () => {
    const { token } = (await signIn(demoAccounts.freelance.email)).body;
    const counts = {
      'home/home.content.ts': async (query: Record<string, unknown>) =>
        (await app.call(directoryRoutes.search, { query })).body.total,
      'directory/directory.texts.ts': async (query: Record<string, unknown>) =>
        (await app.call(directoryRoutes.search, { query })).body.total,
      'offers/offers.texts.ts': async (query: Record<string, unknown>) =>
        (await app.call(offerRoutes.list, { query, token })).body.length,
      'offers/jobs/jobs.texts.ts': async (query: Record<string, unknown>) =>
        (await app.call(jobRoutes.list, { query })).body.length,
    };
    const empty: string[] = [];
    for (const [file, count] of Object.entries(counts)) {
      const { words, places }: PageExamples = await readPageExamples(file);
      expect([file, words.length > 1, places.length > 1]).toEqual([file, true, true]);
      for (const search of words) if ((await count({ search })) === 0) empty.push(`${file} ${search}`);
      for (const location of places) if ((await count({ location })) === 0) empty.push(`${file} ${location}`);
    }
    expect(empty).toEqual([]);
  });

  it('serves the drawings of its portfolios', async () => {
    const { body: session } = await signIn(demoAccounts.freelance.email);
    const { body: freelance } = await app.call(freelanceRoutes.getByUser, {
      params: { userId: session.user.id },
    });
    expect(freelance.portfolio).toHaveLength(5);
    const [first] = freelance.portfolio;
    for (const { url } of first?.images ?? []) {
      // twice at once: drawn once, and the second time from what was kept
      const answers = await Promise.all([url, url].map((one) => app.server.inject({ url: one })));
      for (const { statusCode, headers, rawPayload } of [...answers, await app.server.inject({ url })]) {
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
        const { width, height } = await sharp(rawPayload).metadata();
        expect([width, height]).toEqual([1600, 1067]);
      }
    }
    const card = await app.server.inject({ url: `${first?.image}?w=320` });
    expect((await sharp(card.rawPayload).metadata()).width).toBe(320);
    const accept = 'image/avif,image/webp';
    const light = await app.server.inject({ url: `${first?.image}?w=640`, headers: { accept } });
    expect([light.statusCode, light.headers['content-type']]).toEqual([200, 'image/avif']);
    const { width, compression } = await sharp(light.rawPayload).metadata();
    expect([width, compression]).toEqual([640, 'av1']);
    const nobodys = await app.server.inject({ url: '/files/6a4f5a0e-6f0c-5d34-9a63-3f2b8f1c7d10' });
    expect(nobodys.statusCode).toBe(404);
  });
});

describe('seedLoad', () => {
  it('adds profiles up to a number, going on where it was left', async () => {
    const count = async () => (await app.call(directoryRoutes.search, { query: { limit: 1 } })).body.total;
    const before = await count();
    expect(await seedLoad(app.context, { profiles: 30 })).toBe(30);
    expect(await seedLoad(app.context, { profiles: 50 })).toBe(20);
    expect(await seedLoad(app.context, { profiles: 50 })).toBe(0);
    expect(await count()).toBe(before + 50);
  });
});

describe('seedLoadOffers', () => {
  it('adds offers that the list finds, in whole companies, going on where it was left', async () => {
    const count = async () => Number((await app.call(offerRoutes.list)).headers['x-total-count']);
    const before = await count();
    expect(await seedLoadOffers(app.context, { offers: 10 })).toBe(10);
    expect(await seedLoadOffers(app.context, { offers: 21 })).toBe(20);
    expect(await seedLoadOffers(app.context, { offers: 30 })).toBe(0);
    expect(await count()).toBe(before + 30);
  });
});
