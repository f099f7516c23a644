import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeJob, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const list = (id: string, token?: string) =>
  app.call(offerRoutes.listOpenByCompany, { params: { id }, ...(token && { token }) });

test('members see what is open, newest first: not what is closed, over, a draft or another’s', async () => {
  const { context } = app;
  const company = await makeCompany(context);
  const mission = await makeOffer(context, { company });
  const job = await makeJob(context, { company });
  await makeOffer(context, { company, status: 'filled', closed_at: context.clock.now() });
  await makeOffer(context, { company, status: 'draft' });
  await makeOffer(context, { company, deadline: addDays(parisDay(context.clock.now()), -1) });
  await makeOffer(context);
  const { user } = await makeFreelance(context);
  const { body } = await list(company.profile.id, user.token);
  expect(body.offers.map(({ id }) => id)).toEqual([job.id, mission.id]);
  expect(body).toMatchObject({ total: 2, hasHidden: false, answerRecord: null });
  expect(body.offers[1]).toMatchObject({ kind: 'mission', salaryMin: null });
});

test('visitors see jobs, and of missions only that there is something', async () => {
  const { context } = app;
  const company = await makeCompany(context);
  const mission = await makeOffer(context, { company });
  const before = await list(company.profile.id);
  expect(before.body).toEqual({ offers: [], total: 0, hasHidden: true, answerRecord: null });
  const job = await makeJob(context, { company });
  const { body } = await list(company.profile.id);
  expect(body.offers.map(({ id }) => id)).toEqual([job.id]);
  expect(JSON.stringify(body)).not.toContain(mission.id);
});

test('a company that is not there, or suspended, has none', async () => {
  const { context } = app;
  expect((await list('rien')).status).toBe(404);
  const { user, profile } = await makeCompany(context);
  await context.db
    .updateTable('users')
    .set({ suspended_at: context.clock.now() })
    .where('id', '=', user.id)
    .execute();
  expect((await list(profile.id)).status).toBe(404);
});
