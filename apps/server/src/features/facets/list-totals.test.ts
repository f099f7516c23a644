import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJob, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { context } = app;
  await makeFreelance(context, { skills: ['Bois'], software: ['revit:3'], place_code: 'c69123' });
  await makeFreelance(context, { skills: ['Bois'], software: ['archicad:1'], place_code: 'c69123' });
  await makeFreelance(context, { skills: ['Zinc'], software: ['revit:1'], place_code: 'c75056' });
  await makeOffer(context, {
    title: 'Charpente en bois',
    location: 'Lyon',
    place_code: null,
    is_remote: true,
  });
  await makeOffer(context, {
    title: 'Relevé en bois',
    location: 'Nantes',
    place_code: null,
    is_remote: false,
  });
  await makeJob(context, { title: 'Dessin en bois', kind: 'cdi' });
  await makeJob(context, { title: 'Stage en bois', kind: 'stage' });
});
afterAll(() => app.close());

const exact = (...totals: number[]) => totals.map((total) => ({ total, isTotalExact: true }));

test('of people: how many there are without each criterion, in the order in which they were asked for', async () => {
  const query = {
    search: 'bois',
    software: ['revit:2', 'autocad'],
    place: 'c75056',
    radius: '10',
    minRate: '1',
  };
  const without = ['search', 'software:revit:2', 'software', 'place,radius', 'minRate,maxRate'];
  const { body } = await app.call(directoryRoutes.totals, { query: { ...query, without } });
  const dropped = [
    { ...query, search: '' },
    { ...query, software: ['autocad'] },
    { ...query, software: [] },
    { ...query, place: '', radius: '' },
    { ...query, minRate: undefined },
  ];
  const lists = dropped.map((narrower) =>
    app.call(directoryRoutes.search, { query: { ...narrower, limit: 1 } }),
  );
  expect(body).toEqual(exact(...(await Promise.all(lists)).map((list) => list.body.total)));
  expect(body.map(({ total }) => total)).toEqual([0, 0, 0, 1, 0]);
});

test('of missions and of jobs', async () => {
  const offers = { search: 'bois', location: 'Nantes', remote: '1' };
  const missions = await app.call(offerRoutes.totals, {
    query: { ...offers, without: ['search', 'location', 'remote'] },
  });
  expect(missions.body).toEqual(exact(0, 1, 1));
  const jobs = await app.call(jobRoutes.totals, {
    query: { search: 'bois', contract: ['msp'], without: ['contract:msp', 'search'] },
  });
  expect(jobs.body).toEqual(exact(2, 0));
});

test('nothing asked is nothing counted', async () => {
  expect((await app.call(jobRoutes.totals, { query: {} })).body).toEqual([]);
});

test.each([
  ['an unknown field', ['limit']],
  ['one that is far too long', ['a'.repeat(5_000)]],
  ['too many', Array.from({ length: 200 }, () => 'search')],
])('%s is refused in French', async (_case, without) => {
  const { status, error } = await app.call(offerRoutes.totals, { query: { without } });
  expect(status).toBe(400);
  expect(error).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: expect.stringContaining('without') }],
  });
});
