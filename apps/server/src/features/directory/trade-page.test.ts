import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const lyon = { place_code: 'c69123' };
  await makeFreelance(app.context, { ...lyon, trades: ['dessinateur'] });
  await makeJobseeker(app.context, { place_code: 'c69266', trades: ['metreur', 'dessinateur'] });
  await makeFreelance(app.context, { ...lyon, trades: ['architecte'] });
  await makeFreelance(app.context, { place_code: 'c75111', trades: ['dessinateur'] });
  await makeFreelance(app.context, { place_code: 'd69', trades: ['dessinateur'] });
});
afterAll(() => app.close());

const pageOf = (trade: string, place?: string) =>
  app.call(directoryRoutes.tradePage, { params: { trade }, query: { ...(place && { place }) } });

test('a trade in a town: who is within 25 km, the other trades there, and the towns around', async () => {
  const { body } = await pageOf('dessinateur', 'c69123');
  expect(body).toEqual({
    trade: { code: 'dessinateur', name: 'Dessinateurs et dessinatrices' },
    place: { code: 'c69123', kind: 'commune', name: 'Lyon', departement: 'Rhône' },
    total: 2,
    isTotalExact: true,
    trades: [
      { code: 'architecte', name: 'Architectes', count: 1 },
      { code: 'metreur', name: 'Métreurs et métreuses', count: 1 },
    ],
    places: [{ code: 'c69266', name: 'Villeurbanne', count: 1 }],
  });
});

test('a trade anywhere, and in a département, leads to the towns of all who do it', async () => {
  const { body } = await pageOf('dessinateur');
  expect([body.place, body.total]).toEqual([null, 4]);
  expect(body.places.map(({ code }) => code).toSorted()).toEqual(['c69123', 'c69266', 'c75111']);
  const { body: inRhone } = await pageOf('dessinateur', 'd69');
  expect(inRhone).toMatchObject({ place: { name: 'Rhône' }, total: 3 });
});

test('a trade and a place that there are not are not found', async () => {
  expect((await pageOf('charlatan')).error).toMatchObject({ code: 'trade_not_found' });
  expect((await pageOf('architecte', 'c99999')).error).toMatchObject({ code: 'place_not_found' });
  expect((await pageOf('architecte', 'Lyon')).status).toBe(404);
});
