import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeUser, unconfirmed } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const around = (freelanceId: string, id: string) =>
  app.call(portfolioRoutes.around, { params: { freelanceId, id } });

test('tells who drew a project, by first name, and the projects beside it: none that only lead elsewhere', async () => {
  const { user, profile } = await makeFreelance(app.context, { username: 'Malo Dupuis' });
  const add = async (title: string, description: string) => {
    const body = { freelance_id: profile.id, title, description, url: 'https://exemple.fr' };
    return (await app.call(portfolioRoutes.create, { token: user.token, body })).body.id;
  };
  const [first, , last] = [
    await add('Chai', 'Pierre.'),
    await add('Mon site', ''),
    await add('Halle', 'Bois.'),
  ];
  const { body } = await around(profile.id, first);
  expect(body.author).toMatchObject({ id: profile.id, user_id: user.id, firstName: 'Malo' });
  expect(JSON.stringify(body)).not.toContain('Dupuis');
  expect([body.previous, body.next]).toEqual([null, { id: last, title: 'Halle', image: null }]);
  expect((await around(profile.id, last)).body).toMatchObject({ previous: { id: first }, next: null });
});

test('a project is not shown beside somebody else’s name', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const other = await makeFreelance(app.context);
  const body = { freelance_id: profile.id, title: 'Chai', description: 'Pierre.', url: 'https://exemple.fr' };
  const { id } = (await app.call(portfolioRoutes.create, { token: user.token, body })).body;
  expect((await around(other.profile.id, id)).status).toBe(404);
  expect((await around('rien', id)).status).toBe(404);
});

test('who has not confirmed the address is told to search engines, as on the profile', async () => {
  const robots = async (who: object) => {
    const user = await makeUser(app.context, { ...who, role: 'freelance' });
    const { profile } = await makeFreelance(app.context, { user });
    const body = {
      freelance_id: profile.id,
      title: 'Chai',
      description: 'Pierre.',
      url: 'https://exemple.fr',
    };
    const { id } = (await app.call(portfolioRoutes.create, { token: user.token, body })).body;
    return (await around(profile.id, id)).headers['x-robots-tag'];
  };
  expect([await robots(unconfirmed), await robots({})]).toEqual(['noindex', undefined]);
});
