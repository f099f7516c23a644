import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeOffer,
  makeUser,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { freelanceBody, jobseekerBody, registerCompany } from '../../../test/profile-bodies.ts';
import { readTradesJob } from './read-trades.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function readTrades(): Promise<void> {
  await app.context.jobs.send(app.context.db, readTradesJob, {});
  await app.runJobs();
}

async function tradesOf(table: 'freelances' | 'jobseekers' | 'offers', id: string): Promise<string[]> {
  const { db } = app.context;
  const row = await db.selectFrom(table).select('trades').where('id', '=', id).executeTakeFirstOrThrow();
  return row.trades;
}

describe('what is new', () => {
  test('has the trades that a freelance’s title and specialty name, unless some or none are said', async () => {
    const made = async (over: object) => {
      const { token } = await makeUser(app.context, { role: 'freelance' });
      const { siret } = await registerCompany(app);
      const { body } = await app.call(freelanceRoutes.create, {
        token,
        body: { ...freelanceBody(siret), title: 'Dessinatrice projeteuse', ...over },
      });
      return body;
    };
    expect((await made({})).trades).toEqual(['dessinateur-projeteur', 'dessinateur']);
    expect((await made({ title: 'Indépendante', specialization: 'Métreuse' })).trades).toEqual(['metreur']);
    expect((await made({ trades: ['architecte'] })).trades).toEqual(['architecte']);
    const dropped = await made({ trades: [] });
    await readTrades();
    expect(await tradesOf('freelances', dropped.id)).toEqual([]);
  });

  test('so has a job seeker’s profile', async () => {
    const { token } = await makeUser(app.context, { role: 'jobseeker', phone: '+33612345678' });
    const { body } = await app.call(jobseekerRoutes.create, {
      token,
      body: { ...jobseekerBody(), title: 'Conductrice de travaux' },
    });
    expect(body.trades).toEqual(['conducteur-de-travaux']);
  });

  test('so has an offer, by its title', async () => {
    const { user } = await makeCompany(app.context);
    const body = {
      ...{ titre: 'BIM manager H/F', description: 'Tenir la maquette.', requirements: [], budget: 350 },
      ...{ deadline: addDays(parisDay(app.context.clock.now()), 30), lieu: 'Lyon', duree: null, remote: 0 },
    };
    const published = await app.call(offerRoutes.publish, { token: user.token, body });
    expect(published.body.trades).toEqual(['bim-manager']);
    const dropped = await app.call(offerRoutes.publish, { token: user.token, body: { ...body, trades: [] } });
    await readTrades();
    expect(await tradesOf('offers', dropped.body.id)).toEqual([]);
  });
});

describe('what was there before', () => {
  test('is read once, and found by its trade', async () => {
    const title = 'Géomètre-topographe';
    const freelance = await makeFreelance(app.context, { title });
    const jobseeker = await makeJobseeker(app.context, { title });
    const offer = await makeOffer(app.context, { title });
    const search = () => app.call(directoryRoutes.search, { query: { trade: 'geometre-topographe' } });
    expect((await search()).body.total).toBe(0);
    await readTrades();
    for (const [table, id] of [
      ['freelances', freelance.profile.id],
      ['jobseekers', jobseeker.profile.id],
      ['offers', offer.id],
    ] as const)
      expect(await tradesOf(table, id)).toEqual(['geometre-topographe']);
    expect((await search()).body.total).toBe(2);
  });

  test('stays without a trade once its owner took it off', async () => {
    const { user, profile } = await makeFreelance(app.context, { title: 'Urbaniste' });
    await readTrades();
    const params = { userId: user.id };
    const { siret } = await registerCompany(app);
    const body = { ...freelanceBody(siret), title: 'Urbaniste', trades: [] };
    expect(await tradesOf('freelances', profile.id)).toEqual(['urbaniste']);
    const answer = await app.call(freelanceRoutes.updateByUser, { params, token: user.token, body });
    expect(answer.status).toBe(200);
    await readTrades();
    expect(await tradesOf('freelances', profile.id)).toEqual([]);
  });

  test('keeps the trades that somebody chose', async () => {
    const { profile } = await makeFreelance(app.context, { title: 'Urbaniste', trades: ['architecte'] });
    await readTrades();
    expect(await tradesOf('freelances', profile.id)).toEqual(['architecte']);
  });
});
