import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeUser, makeCompany } from '../../../test/builders/index.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { newId } from '../../core/ids/new-id.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';
import { applicationsPersonalData } from './applications.personal-data.ts';
import { sentCvCalls } from './sent-cv.fixture.ts';

let app: ApplicationsTest;
let stranger: MadeUser;
beforeAll(async () => {
  app = await createApplicationsTest();
  stranger = (await makeCompany(app.context)).user;
});
afterAll(() => app.stop());

const { open, applied } = sentCvCalls(() => app);

test('of a job that was taken down, the CV is closed until it is put back', async () => {
  const { job, cvUrl } = await applied();
  const { db } = app.context;
  const now = app.context.clock.now();
  await db.updateTable('offers').set({ deleted_at: now }).where('id', '=', job.id).execute();
  expect((await open(cvUrl, job.user)).status).toBe(404);
  await db.updateTable('offers').set({ deleted_at: null }).where('id', '=', job.id).execute();
  expect((await open(cvUrl, job.user)).status).toBe(200);
});

test('of who blocks the company, it sees and opens no CV any more, until unblocked', async () => {
  const { user, cv, job, id, cvUrl } = await applied();
  const body = { ...jobseekerBody(), cv, cvAudience: 'members' as const };
  await app.call(jobseekerRoutes.updateByUser, { params: { userId: user.id }, token: user.token, body });
  const profileOf = async (viewer: MadeUser) =>
    (await app.call(jobseekerRoutes.getByUser, { params: { userId: user.id }, token: viewer.token })).body;
  const compared = async () =>
    (
      await app.call(applicationRoutes.compare, {
        params: { companyUserId: job.user.id },
        query: { id: [id] },
        token: job.user.token,
      })
    ).body;
  const seen = async () => ({
    received: (await app.received(job.user)).body[0]?.cvUrl,
    sent: (await app.sentToJobs(user)).body[0]?.cvUrl,
    profile: (await profileOf(job.user)).cv,
    opened: [(await open(cvUrl, job.user)).status, (await open(cv, job.user)).status],
    own: [(await open(cvUrl, user)).status, (await profileOf(user)).cv],
  });
  const before = await seen();
  expect(before).toEqual({ received: cvUrl, sent: cvUrl, profile: cv, opened: [200, 200], own: [200, cv] });
  expect(JSON.stringify(await compared())).toContain(cvUrl);

  const params = { id: user.id };
  await app.call(blockRoutes.create, { params, token: user.token, body: { userId: job.user.id } });
  expect(await seen()).toEqual({
    received: null,
    sent: cvUrl,
    profile: undefined,
    opened: [404, 404],
    own: [200, cv],
  });
  expect(JSON.stringify(await compared())).not.toContain(cvUrl);
  expect((await open(cv, stranger)).status).toBe(200);

  await app.call(blockRoutes.remove, {
    params: { ...params, blockedId: job.user.id },
    token: user.token,
  });
  expect(await seen()).toEqual(before);

  // the other way round, nothing is taken away
  await app.call(blockRoutes.create, {
    params: { id: job.user.id },
    token: job.user.token,
    body: { userId: user.id },
  });
  expect(await seen()).toEqual(before);
});

test('a firm that opened as many CVs as it may in a day still opens those sent to it', async () => {
  const { job, cvUrl } = await applied();
  const { db, clock } = app.context;
  for (let count = 0; count < 300; count += 1) {
    const { id } = stranger;
    const row = { id: newId(), owner_id: id, viewer_id: job.user.id, is_by_member: true };
    await db
      .insertInto('cv_downloads')
      .values({ ...row, downloaded_at: clock.now() })
      .execute();
  }
  expect((await open(cvUrl, job.user)).status).toBe(200);
});

/** What an account's archive has of applications. */
async function archived(user: MadeUser, role: 'jobseeker' | 'entreprise') {
  const parts: unknown[] = [];
  const { export: archive } = applicationsPersonalData;
  if (!archive) throw new Error('applications are in the archive');
  for await (const part of archive(app.context, { ...user, role })) parts.push(part);
  return parts;
}

test('the applicant’s archive has the application, and the file that was sent', async () => {
  const { user, cvUrl } = await applied();
  const listed = await app.call(applicationRoutes.listByJobseeker, {
    params: { userId: user.id },
    token: user.token,
  });
  expect(listed.body).toMatchObject([{ cvUrl, applicantKind: 'jobseeker', unread: false }]);
  expect(await archived(user, 'jobseeker')).toMatchObject([
    { path: 'candidatures.json', json: [{ cover_letter: expect.any(String) }] },
  ]);
});

test('of who blocks the company, its archive names no CV; the applicant’s own does', async () => {
  const { user, job, cvUrl } = await applied();
  const cvId = cvUrl?.split('/').at(-1);
  const received = () => archived(job.user, 'entreprise');
  expect(await received()).toMatchObject([{ json: [{ cv_file_id: cvId }] }]);
  const params = { id: user.id };
  await app.call(blockRoutes.create, { params, token: user.token, body: { userId: job.user.id } });
  expect(await received()).toMatchObject([{ json: [{ cv_file_id: null }] }]);
  expect(JSON.stringify(await received())).not.toContain('is_company_blocked');
  expect(await archived(user, 'jobseeker')).toMatchObject([{ json: [{ cv_file_id: cvId }] }]);
});
