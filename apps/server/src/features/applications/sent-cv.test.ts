import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
} from '../../../test/builders/index.ts';
import { uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { erasePerson } from '../personal-data/index.ts';
import { retentionJob } from '../retention/retention.job.ts';
import { pdfOf } from '../uploads/pdf.fixture.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';
import { sentCvCalls } from './sent-cv.fixture.ts';

let app: ApplicationsTest;
let stranger: MadeUser;
beforeAll(async () => {
  app = await createApplicationsTest();
  stranger = (await makeCompany(app.context)).user;
});
afterAll(() => app.stop());

const { pdf, upload, open, seeker, applied, bytesOf } = sentCvCalls(() => app);

test('what a CV holds is told with it to who may have it, the copy’s too, and to nobody else', async () => {
  const script = pdfOf({ catalogue: '/OpenAction <</S/JavaScript/JS(1)>>' });
  const { user, job } = await applied(async (owner) => ({ cvUrl: await upload(script, owner) }));
  expect((await app.received(job.user)).body[0]).toMatchObject({ cvCautions: ['script'] });
  const plain = await applied();
  expect((await app.received(plain.job.user)).body[0]).not.toHaveProperty('cvCautions');
  const cv = await upload(script, user);
  const { body } = await app.call(jobseekerRoutes.updateByUser, {
    token: user.token,
    params: { userId: user.id },
    body: { ...jobseekerBody(), cv, cvAudience: 'members' },
  });
  const see = async (token?: string) =>
    (await app.call(jobseekerRoutes.get, { params: { id: body.id }, ...(token && { token }) })).body;
  expect(body).toMatchObject({ cvCautions: ['script'] });
  expect(await see(stranger.token)).toMatchObject({ cv, cvCautions: ['script'] });
  expect(await see()).not.toHaveProperty('cvCautions');
});

test('the firm, and no other, opens exactly the CV that was sent, whatever the profile says; not once it is withdrawn', async () => {
  const other = pdf('another');
  const { user, cv, job, id, cvUrl } = await applied(async (owner) => ({
    cvUrl: await upload(other, owner, 'Pour vous.pdf'),
  }));
  const got = await open(cvUrl, job.user);
  expect([got.status, got.bytes.equals(other)]).toEqual([200, true]);
  expect(got.headers).toMatchObject({
    'content-disposition': expect.stringContaining('Pour%20vous.pdf'),
    'cache-control': 'private, no-store',
  });
  expect((await open(cvUrl, user)).status).toBe(200);
  expect((await open(cv, job.user)).status).toBe(404);
  const { user: freelance } = await makeFreelance(app.context);
  for (const nobody of [stranger, freelance, (await seeker()).user, undefined])
    expect((await open(cvUrl, nobody)).status).toBe(404);

  const opened = await app.call(cvDownloadRoutes.list, { params: { id: user.id }, token: user.token });
  expect(opened.body).toMatchObject([{ by: 'member', role: 'entreprise' }]);

  expect((await app.withdraw(user, id)).body).toMatchObject({ status: 'withdrawn', cvUrl: null });
  expect((await open(cvUrl, job.user)).status).toBe(404);
  expect((await open(cvUrl, user)).status).toBe(404);
  expect(await bytesOf(cvUrl)).toBeNull();
  expect((await app.received(job.user)).body[0]).toMatchObject({ cvUrl: null });
});

test('without another, the profile’s goes as a copy, which outlives a change of the profile', async () => {
  const { user, cv, job, cvUrl } = await applied();
  expect(cvUrl).not.toBe(cv);
  const changed = await app.call(jobseekerRoutes.updateByUser, {
    params: { userId: user.id },
    token: user.token,
    body: { ...jobseekerBody(), cv: await upload(pdf('newer'), user) },
  });
  expect(changed.status).toBe(200);
  expect(await bytesOf(cv)).toBeNull();
  expect((await open(cvUrl, job.user)).bytes.equals(pdf('profile'))).toBe(true);
});

test('a copy that its owner also shows in the profile stays there once the application is withdrawn', async () => {
  const { user, job, id, cvUrl } = await applied();
  const shown = await app.call(jobseekerRoutes.updateByUser, {
    params: { userId: user.id },
    token: user.token,
    body: { ...jobseekerBody(), cv: cvUrl, cvAudience: 'nobody' },
  });
  expect(shown.status).toBe(200);
  await app.withdraw(user, id);
  expect((await open(cvUrl, job.user)).status).toBe(404);
  expect((await open(cvUrl, user)).status).toBe(200);
});

test('who has no CV applies without one', async () => {
  const { user } = await makeJobseeker(app.context);
  const job = await makeJob(app.context, { kind: 'stage' });
  const { status, body } = await app.applyToJob(user, job.id, { coverLetter: undefined });
  expect([status, body]).toMatchObject([201, { cvUrl: null, coverLetter: '', proposedRate: null }]);
});

test('no CV of somebody else, and nothing that is none, can be sent', async () => {
  const { user } = await seeker();
  const { user: other, cv: others } = await seeker();
  const anonymous = await uploaded(app, uploadRoutes.cv, { bytes: pdf('visitor') });
  const job = await makeJob(app.context);
  const untaken = await upload(pdf('theirs'), other);
  for (const cvUrl of [
    others,
    untaken,
    anonymous,
    '/files/x',
    'https://exemple.fr/cv.pdf',
    `/files/${job.id}`,
  ]) {
    const { status, error } = await app.applyToJob(user, job.id, { cvUrl });
    expect([cvUrl, status, error.code, error.issues?.[0]?.path]).toEqual([
      cvUrl,
      400,
      'file_unknown',
      'cvUrl',
    ]);
  }
  for (const cvUrl of ['x'.repeat(100_000), 5])
    expect((await app.applyToJob(user, job.id, { cvUrl })).status).toBe(400);
  expect((await app.sentToJobs(user)).body).toEqual([]);
});

test('what is refused leaves no copy behind', async () => {
  const { user } = await seeker();
  const files = async () =>
    (await app.context.db.selectFrom('files').select('id').where('uploaded_by', '=', user.id).execute())
      .length;
  const before = await files();
  const mission = await makeOffer(app.context);
  const closed = await makeJob(app.context, { status: 'filled' });
  const cdi = await makeJob(app.context);
  const answers = [
    await app.applyToJob(user, mission.id),
    await app.applyToJob(user, closed.id),
    await app.applyToJob(user, cdi.id, { coverLetter: ' ' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 409, 400]);
  expect(await files()).toBe(before);
  const many = await Promise.all(Array.from({ length: 10 }, () => app.applyToJob(user, cdi.id)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await files()).toBe(before + 1);
});

type Applied = Awaited<ReturnType<typeof applied>>;
const removeAccount = (user: MadeUser) => erasePerson(app.context, user.id);

test.each<[string, (made: Applied) => Promise<unknown>]>([
  [
    'the job is deleted',
    ({ job }) => app.call(offerRoutes.remove, { params: { id: job.id }, token: job.user.token }),
  ],
  ['the company deletes its account', ({ job }) => removeAccount(job.user)],
  ['the job seeker deletes theirs', ({ user }) => removeAccount(user)],
  [
    'nothing happened to the application for longer than it is kept',
    async ({ id }) => {
      const { db, clock } = app.context;
      const long = new Date(clock.now().getTime() - 10 * 365 * 86_400_000);
      await db.updateTable('applications').set({ created_at: long }).where('id', '=', id).execute();
      await db.updateTable('application_events').set({ at: long }).where('application_id', '=', id).execute();
      await app.context.db.transaction().execute((tx) => app.context.jobs.send(tx, retentionJob, {}));
    },
  ],
])('access ends, and the copy goes, when %s', async (_, end) => {
  const made = await applied();
  expect((await open(made.cvUrl, made.job.user)).status).toBe(200);
  await end(made);
  expect(await bytesOf(made.cvUrl)).toBeNull();
  expect([401, 404]).toContain((await open(made.cvUrl, made.job.user)).status);
});
