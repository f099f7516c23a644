import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fillDirectory, fillOfferList } from '../../../test/fill-lists.ts';
import { nextCursorOf } from '../../../test/paging.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('profiles are counted exactly up to ten thousand, and said to be more beyond', async () => {
  const { db } = app.context;
  const ask = async (query: Record<string, unknown>) => {
    const { body } = await app.call(directoryRoutes.search, { query: { limit: 1, ...query } });
    return [body.total, body.isTotalExact];
  };
  await fillDirectory(db, 10_000);
  expect(await ask({})).toEqual([10_000, true]);
  expect(await ask({ maxRate: 1000, minExperience: 0 })).toEqual([10_000, true]);
  await fillDirectory(db, 1);
  expect(await ask({})).toEqual([10_000, false]);
  expect(await ask({ type: 'freelance' })).toEqual([8_001, true]);
  const first = await app.call(directoryRoutes.search, { query: { limit: 1 } });
  const cursor = first.body.nextCursor ?? '';
  expect(await ask({ cursor })).toEqual([10_000, false]);
});

test('so are offers, in their headers', async () => {
  const ask = async (query: Record<string, unknown>) => {
    const answer = await app.call(offerRoutes.list, { query: { limit: 1, ...query } });
    return { answer, said: [answer.headers['x-total-count'], answer.headers['x-total-exact']] };
  };
  await fillOfferList(app.context.db, 10_000);
  expect((await ask({})).said).toEqual(['10000', undefined]);
  await fillOfferList(app.context.db, 1);
  const { answer, said } = await ask({});
  expect(said).toEqual(['10000', 'false']);
  expect((await ask({ cursor: nextCursorOf(answer) })).said).toEqual(['10000', 'false']);
});
