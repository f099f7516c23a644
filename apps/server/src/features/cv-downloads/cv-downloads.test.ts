import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { deletePerson } from '../../core/auth/users.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A job seeker whose CV everybody may have. */
async function makeSeeker(): Promise<{ user: MadeUser; cv: string }> {
  const user = await makeUser(app.context, { role: 'jobseeker' });
  const cv = await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, token: user.token });
  await app.call(jobseekerRoutes.create, {
    token: user.token,
    body: { ...jobseekerBody(), cv, cvAudience: 'everyone' },
  });
  return { user, cv };
}

const list = (user: MadeUser, query: Record<string, unknown> = {}) =>
  app.call(cvDownloadRoutes.list, { params: { id: user.id }, token: user.token, query });

test('the owner sees who took the CV, the latest first; their own downloads do not count', async () => {
  const { user, cv } = await makeSeeker();
  const company = await makeCompany(app.context, { name: 'Atelier Canopée' });
  const { user: free } = await makeFreelance(app.context, { username: 'Nora Petit' });
  await fetchFile(app, cv, { token: company.user.token });
  app.passTime({ minutes: 1 });
  await fetchFile(app, cv, { token: company.user.token });
  await fetchFile(app, cv, { token: user.token });
  app.passTime({ minutes: 1 });
  await fetchFile(app, cv);
  app.passTime({ minutes: 1 });
  await fetchFile(app, cv, { token: free.token });
  const { body, headers } = await list(user);
  expect(body.map(({ by, name, role }) => [by, name, role])).toEqual([
    ['member', 'Nora Petit', 'freelance'],
    ['visitor', null, null],
    ['member', 'Atelier Canopée', 'entreprise'],
  ]);
  expect(headers['x-total-count']).toBe('3');
  const first = await list(user, { limit: 2 });
  expect(first.body).toHaveLength(2);
  expect(first.headers.link).toContain('rel="next"');
});

test('asking for its headers alone is none', async () => {
  const { user, cv } = await makeSeeker();
  const head = await app.server.inject({ method: 'HEAD', url: cv });
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'application/pdf', '']);
  expect((await list(user)).body).toEqual([]);
});

test('looking at the portrait is none', async () => {
  const { user, cv } = await makeSeeker();
  const bytes = await picture(30, 30).png().toBuffer();
  const avatar = await uploaded(app, uploadRoutes.avatar, { bytes, token: user.token });
  const changed = await app.call(jobseekerRoutes.updateByUser, {
    params: { userId: user.id },
    token: user.token,
    body: { ...jobseekerBody(), cv, avatar },
  });
  expect(changed.body.avatar).toBe(avatar);
  expect((await fetchFile(app, avatar)).status).toBe(200);
  expect((await list(user)).body).toEqual([]);
});

test('a refused download is none', async () => {
  const { user, cv } = await makeSeeker();
  await app.call(jobseekerRoutes.updateByUser, {
    params: { userId: user.id },
    token: user.token,
    body: { ...jobseekerBody(), cv, cvAudience: 'nobody' },
  });
  expect((await fetchFile(app, cv)).status).toBe(404);
  expect((await list(user)).body).toEqual([]);
});

test('somebody whose account is gone stays in the list without a name', async () => {
  const { user, cv } = await makeSeeker();
  const gone = await makeUser(app.context);
  await fetchFile(app, cv, { token: gone.token });
  await app.context.db.transaction().execute((tx) => deletePerson(tx, gone.id));
  expect((await list(user)).body).toMatchObject([{ by: 'deleted', name: null }]);
});

test('nobody else sees it', async () => {
  const { user } = await makeSeeker();
  const other = await makeUser(app.context);
  const params = { id: user.id };
  expect((await app.call(cvDownloadRoutes.list, { params })).status).toBe(401);
  expect((await app.call(cvDownloadRoutes.list, { params, token: other.token })).status).toBe(403);
});
