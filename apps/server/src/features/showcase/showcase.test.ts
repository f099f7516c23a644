import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { showcaseRoutes } from '@mitoyen/contract/features/showcase/showcase.contract.ts';
import { shownCounts } from '@mitoyen/contract/features/showcase/showcase.rules.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.context.db.deleteFrom('users').execute());
afterAll(() => app.close());

const ask = async () => (await app.call(showcaseRoutes.get, {})).body;

async function addProject(made: Awaited<ReturnType<typeof makeFreelance>>, title: string, width = 90) {
  const { token } = made.user;
  const bytes = await picture(width, 60).png().toBuffer();
  const url = await uploaded(app, uploadRoutes.avatar, { bytes, token });
  const images = [{ url, alt: 'Coupe', focusX: 10, focusY: 80 }];
  const body = { freelance_id: made.profile.id, title, url: 'https://exemple.fr/projet', images };
  return (await app.call(portfolioRoutes.create, { token, body })).body;
}

test('an empty site shows nobody and nothing', async () => {
  expect(await ask()).toEqual({ people: [], projects: [], offers: [] });
});

test('people, one project of each author and the newest offers, as the signed-out may read them', async () => {
  const author = await makeFreelance(app.context);
  await makeJobseeker(app.context);
  await addProject(author, '');
  const shown = await addProject(author, 'Halle de Saint-Ouen');
  await addProject(author, 'Maison à patio');
  for (let made = 0; made < shownCounts.offers + 1; made += 1)
    await makeOffer(app.context, { title: `Offre ${made}` });

  const { people, projects, offers } = await ask();
  expect(people).toHaveLength(2);
  expect(people.find(({ id }) => id === author.profile.id)).toEqual({
    kind: 'freelance',
    id: author.profile.id,
    firstName: author.user.username.split(' ')[0],
    title: author.profile.title,
    location: author.profile.location,
    availability: author.profile.availability,
    avatar: null,
  });
  expect(projects).toEqual([
    {
      id: shown.id,
      title: 'Halle de Saint-Ouen',
      cover: { url: shown.image, alt: 'Coupe', focusX: 10, focusY: 80, width: 90, height: 60 },
      firstName: author.user.username.split(' ')[0],
      trade: author.profile.title,
    },
  ]);
  expect(offers).toHaveLength(shownCounts.offers);
  for (const offer of offers) expect(offer).not.toHaveProperty('description');
});

test('whoever is suspended is not shown, nor what they drew; another day draws others', async () => {
  const { db } = app.context;
  const author = await makeFreelance(app.context);
  await addProject(author, 'Halle');
  await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', author.user.id).execute();
  for (let made = 0; made < 40; made += 1) await makeFreelance(app.context);
  const today = await ask();
  expect(today.people).toHaveLength(shownCounts.people);
  expect(today.projects).toEqual([]);
  expect(await ask()).toEqual(today);
  app.passTime({ days: 1 });
  expect((await ask()).people).not.toEqual(today.people);
});

test('nobody who is not available, unless they chose to be suggested', async () => {
  const busy = await makeFreelance(app.context, { availability: 'Indisponible' });
  await addProject(busy, 'Halle de Saint-Ouen');
  const asked = await makeJobseeker(app.context, { availability: 'Indisponible', stays_suggested: true });
  const { people, projects } = await ask();
  expect([people.map(({ id }) => id), projects]).toEqual([[asked.profile.id], []]);
});
