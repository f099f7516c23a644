import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
  makeUser,
  unconfirmed,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';
import { noteCall, withTags } from '../../core/rendering/page-tags.ts';
import { findShareSheet } from './find-share-sheet.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (kind: string, id: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url: `/share/${kind}/${id}.jpg`, headers });
const statusOf = async (kind: string, id: string) => (await ask(kind, id)).statusCode;

/** A freelance with a project that has a picture. */
async function makeAuthor() {
  const { user, profile } = await makeFreelance(app.context, { username: 'Camille Durand' });
  const bytes = await picture(700, 500).jpeg().toBuffer();
  const url = await uploaded(app, uploadRoutes.avatar, { bytes, token: user.token });
  const images = [{ url, alt: 'Coupe', focusX: 100, focusY: 0 }];
  const body = { freelance_id: profile.id, title: 'Halle', images };
  const project = (await app.call(portfolioRoutes.create, { token: user.token, body })).body;
  return { user, profile, project, fileId: url.split('/').at(-1) ?? '' };
}

test('profiles, projects and open offers have a picture of 1,200 × 630 px, the same to everybody', async () => {
  const { profile, project } = await makeAuthor();
  const jobseeker = await makeJobseeker(app.context);
  const [mission, job] = [await makeOffer(app.context), await makeJob(app.context)];
  const things = [
    ['freelance', profile.id],
    ['jobseeker', jobseeker.profile.id],
    ['project', project.id],
    ['offer', mission.id],
    ['offer', job.id],
  ] as const;
  for (const [kind, id] of things) {
    const { statusCode, headers, rawPayload } = await ask(kind, id);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { tags } = await withTags(async () => noteCall(`/api/things/${id}`));
    expect(headers['cache-tag']).toBe(tags[1]);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const again = await ask(kind, id, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('a sheet says what the signed-out read: a first name, of a mission its title and its place alone', async () => {
  const { profile, project, fileId } = await makeAuthor();
  const mission = await makeOffer(app.context, { title: 'Plans', location: 'Nantes' });
  const job = await makeJob(app.context, { title: 'Chef de projet', location: null });
  const sheet = (kind: string, id: string) => findShareSheet(app.context, kind, id);
  const shown = { id: fileId, focusX: 100, focusY: 0 };
  expect(await sheet('freelance', profile.id)).toMatchObject({ heading: 'Camille', picture: shown });
  expect(await sheet('project', project.id)).toMatchObject({
    heading: 'Halle',
    subheading: 'Camille, Architecte',
    picture: shown,
  });
  expect(await sheet('offer', mission.id)).toEqual({
    caption: 'Offre de mission',
    heading: 'Plans',
    subheading: '',
    foot: 'Nantes',
    picture: null,
    portraitId: null,
  });
  expect(await sheet('offer', job.id)).toMatchObject({
    caption: 'Emploi, CDI',
    subheading: 'Atelier Canopée',
  });
});

test('what is not public has none: closed, past, a draft, gone, not confirmed, suspended', async () => {
  const { db } = app.context;
  const [closed, past, draft, gone] = [
    await makeOffer(app.context, { status: 'filled' }),
    await makeOffer(app.context, { deadline: '2020-01-01' }),
    await makeOffer(app.context, { status: 'draft' }),
    await makeOffer(app.context, { deleted_at: new Date() }),
  ];
  for (const { id } of [closed, past, draft, gone]) expect(await statusOf('offer', id)).toBe(404);

  const unknown = await makeFreelance(app.context, {
    user: await makeUser(app.context, { ...unconfirmed, role: 'freelance' }),
  });
  expect(await statusOf('freelance', unknown.profile.id)).toBe(404);

  const { user, profile, project } = await makeAuthor();
  const offer = await makeOffer(app.context);
  const things = [
    ['freelance', profile.id],
    ['project', project.id],
    ['offer', offer.id],
  ] as const;
  for (const [kind, id] of things) expect(await statusOf(kind, id)).toBe(200);
  const suspended = { suspended_at: new Date() };
  await db.updateTable('users').set(suspended).where('id', 'in', [user.id, offer.user.id]).execute();
  for (const [kind, id] of things) expect(await statusOf(kind, id)).toBe(404);
});

test('a picture that is withdrawn or sealed goes at once, from where it was drawn before too', async () => {
  const { db } = app.context;
  for (const column of ['withdrawn_at', 'sealed_at'] as const) {
    const { profile, fileId } = await makeAuthor();
    const before = await ask('freelance', profile.id);
    await db
      .updateTable('files')
      .set({ [column]: new Date() })
      .where('id', '=', fileId)
      .execute();
    const after = await ask('freelance', profile.id);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    expect((await findShareSheet(app.context, 'freelance', profile.id)).picture).toBeNull();
  }
});

test.each([
  ['freelance', 'x'.repeat(100_000)],
  ['freelance', '01a2064b-2d3e-7078-9a97-de202c0e96b5'],
  ['__proto__', '01a2064b-2d3e-7078-9a97-de202c0e96b5'],
  ['company', '01a2064b-2d3e-7078-9a97-de202c0e96b5'],
])('%s has none by an address that leads nowhere', async (kind, id) => {
  const status = await statusOf(kind, id);
  expect(id.length > 100 ? [400, 404] : [404]).toContain(status);
});

test('many at once are the same picture, drawn once', async () => {
  const { profile } = await makeAuthor();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('freelance', profile.id)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const [first] = answers;
  for (const { rawPayload } of answers)
    expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});
