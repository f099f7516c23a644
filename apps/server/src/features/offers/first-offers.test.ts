import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Figures = { id: string; applied?: boolean; answerRecord?: object | null };

const figuresOf = (offers: readonly unknown[]) =>
  new Map((offers as Figures[]).map(({ id, applied, answerRecord }) => [id, { applied, answerRecord }]));
const everyTime = { rate: 1, medianDelayHours: 0 };

test('the first missions say where a freelance applied, and how companies answer', async () => {
  const [company, freelance, other] = await Promise.all([
    makeCompany(app.context),
    makeFreelance(app.context),
    makeFreelance(app.context),
  ]);
  const { id } = await makeOffer(app.context, { company });
  const quiet = await makeOffer(app.context);
  await makeApplication(app.context, id, { freelance, status: 'withdrawn' });
  for (let count = 0; count < 5; count += 1)
    await makeApplication(app.context, id, { answered_at: app.context.clock.now(), status: 'accepted' });

  const listFor = async (token: string) =>
    figuresOf((await app.call(offerRoutes.list, { query: {}, token })).body);
  const [mine, theirs, companys] = [
    await listFor(freelance.user.token),
    await listFor(other.user.token),
    await listFor(company.user.token),
  ];
  expect(mine.get(id)).toEqual({ applied: true, answerRecord: everyTime });
  expect(mine.get(quiet.id)).toEqual({ applied: false, answerRecord: null });
  expect(theirs.get(id)).toEqual({ applied: false, answerRecord: everyTime });
  expect(companys.get(id)).toEqual({ applied: undefined, answerRecord: everyTime });
});

test('the first jobs say where a job seeker applied', async () => {
  const [jobseeker, other] = [await makeJobseeker(app.context), await makeJobseeker(app.context)];
  const [asked, quiet] = [await makeJob(app.context), await makeJob(app.context)];
  await makeApplication(app.context, asked.id, { jobseeker });

  const appliedFor = async (token: string) => {
    const figures = figuresOf((await app.call(jobRoutes.list, { query: {}, token })).body);
    return [asked, quiet].map(({ id }) => figures.get(id)?.applied);
  };
  expect(await appliedFor(jobseeker.user.token)).toEqual([true, false]);
  expect(await appliedFor(other.user.token)).toEqual([false, false]);
});
