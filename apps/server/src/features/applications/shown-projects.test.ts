import { unknownProjectMessage } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
  makePortfolioItem,
} from '../../../test/builders/index.ts';
import { picture, uploaded } from '../../../test/files.ts';
import { newId } from '../../core/ids/new-id.ts';
import { putProjectBack, takeProject } from '../portfolio/index.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

async function pictured(user: MadeUser, freelance_id: string, title: string) {
  const bytes = await picture(60, 40).png().toBuffer();
  const url = await uploaded(app, uploadRoutes.avatar, { bytes, token: user.token });
  const body = { freelance_id, title, images: [{ url, focusX: 20, focusY: 90 }] };
  return (await app.call(portfolioRoutes.create, { token: user.token, body })).body;
}

/** A freelance with four projects, of which the second has no picture, and an offer. */
async function scene() {
  const { user, profile } = await makeFreelance(app.context);
  const offer = await makeOffer(app.context);
  const projects = [
    await pictured(user, profile.id, 'Halle'),
    await makePortfolioItem(app.context, profile.id, { title: '' }),
    await pictured(user, profile.id, 'Grange'),
    await pictured(user, profile.id, 'Lavoir'),
  ];
  return { user, profile, offer, ids: projects.map(({ id }) => id) };
}

const titles = (list: readonly { title: string }[] | undefined) => list?.map(({ title }) => title);

test('projects chosen for an application are shown to both, in the order chosen, before the others', async () => {
  const { user, offer, ids } = await scene();
  const [halle, link, , lavoir] = ids as [string, string, string, string];
  const sent = await app.apply(user, offer.id, { projectIds: [lavoir, link.toUpperCase(), halle] });
  expect(sent.status).toBe(201);
  const shown = ['Lavoir', 'https://exemple.fr/maison', 'Halle'];
  expect(titles(sent.body.projects)).toEqual(shown);
  expect(sent.body.projects.map(({ picture }) => picture?.focusX ?? null)).toEqual([20, null, 20]);
  expect(titles((await app.sent(user)).body[0]?.projects)).toEqual(shown);
  const [received] = (await app.received(offer.user)).body;
  expect(titles(received?.projects)).toEqual(shown);
  expect(titles(received?.received?.works)).toEqual(['Grange']);
});

test('without a choice, the first of the portfolio stand in for the company alone', async () => {
  const { user, offer } = await scene();
  const { body } = await app.apply(user, offer.id);
  expect(body.projects).toEqual([]);
  const [received] = (await app.received(offer.user)).body;
  expect(titles(received?.received?.works)).toEqual(['Halle', 'Grange', 'Lavoir']);
});

test('a fourth, one twice, another’s and one that is gone are refused, and nothing is sent', async () => {
  const { user, offer, ids } = await scene();
  const { ids: others } = await scene();
  const [first = ''] = ids;
  const refused = [
    ids,
    [first, first.toUpperCase()],
    [first, others[0]],
    [newId()],
    ['projet'],
    ['é'.repeat(100_000)],
    'projet',
    Array.from({ length: 200 }, newId),
  ];
  for (const projectIds of refused) {
    const { status, error } = await app.apply(user, offer.id, { projectIds });
    expect(status).toBe(400);
    for (const { message } of error.issues ?? []) expect(message).toContain('Projets montrés');
    expect(error.issues).not.toEqual([]);
  }
  const stranger = await app.apply(user, offer.id, { projectIds: [first, others[0]] });
  expect(stranger.error).toMatchObject({ issues: [{ path: 'projectIds', message: unknownProjectMessage }] });
  expect((await app.received(offer.user)).body).toEqual([]);
});

test('a job seeker has no portfolio to choose from', async () => {
  const { ids } = await scene();
  const { user } = await makeJobseeker(app.context);
  const { status } = await app.applyToJob(user, (await makeJob(app.context)).id, { projectIds: [ids[0]] });
  expect(status).toBe(400);
});

test('a project that is deleted or taken down leaves the application, and one that is put back returns', async () => {
  const { user, offer, ids } = await scene();
  const [halle, , grange] = ids as [string, string, string];
  await app.apply(user, offer.id, { projectIds: [grange, halle] });
  const shown = async () => {
    const [received] = (await app.received(offer.user)).body;
    expect(titles((await app.sent(user)).body[0]?.projects)).toEqual(titles(received?.projects));
    return titles(received?.projects);
  };
  const taken = await app.context.db.transaction().execute((tx) => takeProject(tx, grange));
  expect(await shown()).toEqual(['Halle']);
  await app.context.db.transaction().execute((tx) => putProjectBack(tx, taken?.kept));
  expect(await shown()).toEqual(['Grange', 'Halle']);
  await app.call(portfolioRoutes.remove, { token: user.token, params: { id: grange } });
  expect(await shown()).toEqual(['Halle']);
});
