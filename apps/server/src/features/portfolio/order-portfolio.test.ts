import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makePortfolioItem, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function threeProjects() {
  const { user, profile } = await makeFreelance(app.context);
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await makePortfolioItem(app.context, profile.id)).id);
  const [first = '', second = '', third = ''] = ids;
  return { user, profile, first, second, third };
}
const order = (freelanceId: string, ids: string[], token: string | undefined) =>
  app.call(portfolioRoutes.reorder, { params: { freelanceId }, token, body: { ids } });
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const seen = async (freelanceId: string) =>
  idsOf((await app.call(portfolioRoutes.list, { params: { freelanceId } })).body);

test('projects stand in the order their freelance gives them, by the profile’s id or the account’s', async () => {
  const { user, profile, first, second, third } = await threeProjects();
  const turned = await order(profile.id, [third, first, second], user.token);
  expect([turned.status, idsOf(turned.body)]).toEqual([200, [third, first, second]]);
  expect(await seen(profile.id)).toEqual([third, first, second]);
  await order(user.id, [second, third, first], user.token);
  expect(await seen(profile.id)).toEqual([second, third, first]);
});

test('a project that the list leaves out comes after, as it was; one added later too', async () => {
  const { user, profile, first, second, third } = await threeProjects();
  await order(profile.id, [third], user.token);
  expect(await seen(profile.id)).toEqual([third, first, second]);
  const added = await app.call(portfolioRoutes.create, {
    token: user.token,
    body: { freelance_id: profile.id, url: 'https://exemple.fr/' },
  });
  expect(await seen(profile.id)).toEqual([third, first, second, added.body.id]);
});

test('nobody orders another’s projects, nor slips one of theirs in', async () => {
  const [mine, theirs] = [await threeProjects(), await threeProjects()];
  const company = await makeUser(app.context, { role: 'entreprise' });
  const turned = [theirs.third, theirs.second, theirs.first];
  for (const [token, status] of [
    [undefined, 401],
    [mine.user.token, 403],
    [company.token, 403],
  ] as const)
    expect((await order(theirs.profile.id, turned, token)).status).toBe(status);
  const slipped = await order(mine.profile.id, [theirs.first, mine.third], mine.user.token);
  expect([slipped.status, slipped.error.code]).toEqual([404, 'portfolio_item_not_found']);
  expect(await seen(mine.profile.id)).toEqual([mine.first, mine.second, mine.third]);
  expect(await seen(theirs.profile.id)).toEqual([theirs.first, theirs.second, theirs.third]);
});

test('there is nothing to order without a portfolio', async () => {
  const { token } = await makeUser(app.context, { role: 'freelance' });
  for (const id of ['0190a5b0-0000-7000-8000-000000000000', 'x'])
    expect((await order(id, [], token)).status).toBe(404);
});
