import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makePortfolioItem,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const facets = { trades: ['architecte'], travel_km: 50, available_from: '2031-02-01', days_per_week: 3 };

test('one’s own account holds a freelance’s profile as its own call says it', async () => {
  const { user, profile } = await makeFreelance(app.context, { ...facets, hourly_rate: 62.5 });
  for (const surface_square_metres of [1250.5, null])
    await makePortfolioItem(app.context, profile.id, { surface_square_metres, phases: ['DET'] });
  const { body } = await app.call(accountRoutes.me, { token: user.token });
  const alone = await app.call(freelanceRoutes.get, { params: { id: profile.id }, token: user.token });
  expect(alone.body).toMatchObject({ hourlyRate: 62.5, availableFrom: '2031-02-01' });
  expect(alone.body.portfolio.map((item) => item.surfaceSquareMetres)).toEqual([1250.5, null]);
  expect(body.profile).toEqual(alone.body);
});

test('a job seeker’s', async () => {
  const entry = {
    title: 'Dessin',
    organisation: 'Atelier',
    place: null,
    text: null,
    from: '2020-01',
    to: null,
  };
  const { user, profile } = await makeJobseeker(app.context, {
    ...facets,
    experiences: JSON.stringify([entry]),
    contracts: ['cdi'],
  });
  const { body } = await app.call(accountRoutes.me, { token: user.token });
  const alone = await app.call(jobseekerRoutes.get, { params: { id: profile.id }, token: user.token });
  expect(alone.body.experiences).toHaveLength(1);
  expect(body.profile).toEqual(alone.body);
});

test('a company’s, with the end of its subscription', async () => {
  const { user, profile } = await makeCompany(app.context, {
    is_subscribed: true,
    subscription_end: new Date('2030-01-31T00:00:00.123Z'),
    confirmed_by_operator_at: new Date(),
  });
  const { body } = await app.call(accountRoutes.me, { token: user.token });
  const alone = await app.call(companyRoutes.get, { params: { id: profile.id }, token: user.token });
  expect(alone.body).toMatchObject({
    subscription_end: '2030-01-31T00:00:00.123Z',
    confirmation: 'operator',
  });
  expect(body.profile).toEqual(alone.body);
});
