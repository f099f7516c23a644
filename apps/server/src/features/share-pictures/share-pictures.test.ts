import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
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
import { appOn, createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';
import { FileStoreAwayError } from '../../core/files/file-store.ts';
import { noteCall, withTags } from '../../core/rendering/page-tags.ts';
import { erasePerson } from '../personal-data/index.ts';
import { forgetOutdatedPictures } from './delete-pictures.job.ts';
import { findSharedThing } from './find-shared-thing.ts';
import { folderOf, keepPicture } from './kept-pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = (kind: string, id: string, headers: Record<string, string> = {}, from = '203.0.113.7') =>
  app.server.inject({ url: `/share/${kind}/${id}.jpg`, headers, remoteAddress: from });
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
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { tags } = await withTags(async () => noteCall(`/api/things/${id}`));
    expect(headers['cache-tag']).toBe(tags[1]);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    const again = await ask(kind, id, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['x-robots-tag']).toBe('noindex');
  }
});

test('a sheet says what the signed-out read: a first name, of a mission its title and its place alone', async () => {
  const { profile, project, fileId } = await makeAuthor();
  const mission = await makeOffer(app.context, { title: 'Plans', location: 'Nantes' });
  const job = await makeJob(app.context, { title: 'Chef de projet', location: null });
  const sheet = async (kind: string, id: string) => (await findSharedThing(app.context, kind, id)).sheet;
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
    expect((await findSharedThing(app.context, 'freelance', profile.id)).sheet.picture).toBeNull();
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

/** Where the pictures of a thing lie, by name. */
const keptOf = (id: string) => readdir(join(app.filesDirectory, folderOf(id))).catch(() => []);
/** Puts other bytes in the place of what lies there, to be known again. */
async function markKept(id: string): Promise<Buffer> {
  const [name = ''] = await keptOf(id);
  const bytes = Buffer.from(`kept of ${id}`);
  await writeFile(join(app.filesDirectory, folderOf(id), name), bytes);
  return bytes;
}
/** The jobs that delete, and what they send. */
async function sweep() {
  await forgetOutdatedPictures(app.context);
  await app.runJobs();
}

test('what was drawn lies in the store and is served from there, by other instances too', async () => {
  const { profile } = await makeAuthor();
  await ask('freelance', profile.id);
  const bytes = await markKept(profile.id);
  expect((await ask('freelance', profile.id)).rawPayload).toEqual(bytes);
  const other = await appOn(app);
  const answer = await other.server.inject(`/share/freelance/${profile.id}.jpg`);
  expect(answer.rawPayload).toEqual(bytes);
  await other.server.close();
});

test('what changed is drawn anew, in the place of what was kept', async () => {
  const { db } = app.context;
  const { profile } = await makeAuthor();
  await ask('freelance', profile.id);
  const bytes = await markKept(profile.id);
  const before = await keptOf(profile.id);
  await db.updateTable('freelances').set({ title: 'Urbaniste' }).where('id', '=', profile.id).execute();
  const changed = await ask('freelance', profile.id);
  expect(changed.rawPayload.equals(bytes)).toBe(false);
  const after = await keptOf(profile.id);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('a file that was lost is drawn again', async () => {
  const { profile } = await makeAuthor();
  const first = await ask('freelance', profile.id);
  await rm(join(app.filesDirectory, folderOf(profile.id)), { recursive: true });
  expect((await ask('freelance', profile.id)).rawPayload).toEqual(first.rawPayload);
  expect(await keptOf(profile.id)).toHaveLength(1);
});

test('without a store, a picture is drawn for each who asks', async () => {
  const away = new FileStoreAwayError(new Error('full'));
  const files = { ...app.context.files, write: () => Promise.reject(away) };
  const other = await appOn(app, () => ({ files }));
  const { profile } = await makeAuthor();
  const url = `/share/freelance/${profile.id}.jpg`;
  for (let times = 0; times < 2; times += 1) expect((await other.server.inject(url)).statusCode).toBe(200);
  expect(await keptOf(profile.id)).toEqual([]);
  await other.server.close();
});

test('the hourly look deletes what is old or no longer shown, and nothing else', async () => {
  const { db } = app.context;
  const stays = await makeAuthor();
  const [suspended, withdrawn, gone] = [await makeAuthor(), await makeAuthor(), await makeAuthor()];
  const [closed, removed] = [await makeOffer(app.context), await makeOffer(app.context)];
  const outdated = [
    ['freelance', suspended.profile.id],
    ['project', withdrawn.project.id],
    ['project', gone.project.id],
    ['offer', closed.id],
    ['offer', removed.id],
  ] as const;
  for (const [kind, id] of [...outdated, ['freelance', stays.profile.id] as const]) {
    await ask(kind, id);
    expect(await keptOf(id)).toHaveLength(1);
  }
  await db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', suspended.user.id)
    .execute();
  await db
    .updateTable('files')
    .set({ withdrawn_at: new Date() })
    .where('id', '=', withdrawn.fileId)
    .execute();
  await db.deleteFrom('portfolio_items').where('id', '=', gone.project.id).execute();
  await db.updateTable('offers').set({ status: 'filled' }).where('id', '=', closed.id).execute();
  await db.updateTable('offers').set({ deleted_at: new Date() }).where('id', '=', removed.id).execute();
  await sweep();
  for (const [, id] of outdated) expect(await keptOf(id)).toEqual([]);
  expect(await keptOf(stays.profile.id)).toHaveLength(1);

  app.passTime({ days: fixedRetention.sharePictureDays, hours: 1 });
  await sweep();
  expect(await keptOf(stays.profile.id)).toEqual([]);
});

test('an account that is deleted takes its pictures along, those that are just being drawn too', async () => {
  const { user, profile, project } = await makeAuthor();
  await ask('freelance', profile.id);
  const thing = await findSharedThing(app.context, 'project', project.id);
  await erasePerson(app.context, user.id);
  await keepPicture(app.context, thing, 'late', Buffer.from('late'));
  await app.runJobs();
  expect(await keptOf(profile.id)).toEqual([]);
  expect(await keptOf(project.id)).toEqual([]);
});

test('an address that asks for many has them drawn one at a time, between those of others', async () => {
  const offers = await Promise.all(Array.from({ length: 6 }, () => makeOffer(app.context)));
  const other = await makeOffer(app.context);
  const done: string[] = [];
  const many = offers.map(async ({ id }) => {
    const { statusCode } = await ask('offer', id);
    done.push('many');
    return statusCode;
  });
  await Promise.race(many);
  await ask('offer', other.id, {}, '198.51.100.4');
  expect(done.length).toBeLessThan(offers.length - 1);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

test('who asks for more than are drawn for an address is told to come again, without a page', async () => {
  const offers = await Promise.all(Array.from({ length: 60 }, () => makeOffer(app.context)));
  const answers = await Promise.all(offers.map(({ id }) => ask('offer', id)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { statusCode, headers, json } of refused) {
    expect([statusCode, json().code]).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});
