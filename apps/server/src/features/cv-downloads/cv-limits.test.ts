import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeUser, unconfirmed } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import type { AppContext } from '../../core/context/app-context.ts';

/** The CVs of so many job seekers, for everybody to have. */
async function makeCvs(app: TestApp, count: number): Promise<string[]> {
  const cvs: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { token } = await makeUser(app.context, { role: 'jobseeker' });
    const cv = await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, token });
    await app.call(jobseekerRoutes.create, {
      token,
      body: { ...jobseekerBody(), cv, cvAudience: 'everyone' },
    });
    cvs.push(cv);
  }
  return cvs;
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
const all = (app: TestApp, cvs: readonly string[], user: MadeUser | null) =>
  Promise.all(cvs.map((cv) => fetchFile(app, cv, user ? { token: user.token } : {})));

describe('an account whose address is not confirmed', () => {
  let app: TestApp;
  let cvs: string[];
  beforeAll(async () => {
    app = await createTestApp();
    cvs = await makeCvs(app, 5);
  });
  afterAll(() => app.close());

  test('downloads three CVs in all, also many at once, and those three again', async () => {
    const user = await makeUser(app.context, { ...unconfirmed, role: 'entreprise' });
    const answers = await all(app, cvs, user);
    expect(statuses(answers)).toEqual([200, 200, 200, 403, 403]);
    const refused = JSON.parse(answers.find(({ status }) => status === 403)?.bytes.toString() ?? '');
    expect(refused.code).toBe('cv_limit_unconfirmed');
    app.passTime({ hours: 1 });
    expect((await all(app, cvs, user)).map(({ status }) => status)).toEqual(
      answers.map(({ status }) => status),
    );
  });

  test('downloads as many as others once it is confirmed', async () => {
    const user = await makeUser(app.context, { role: 'entreprise' });
    expect(statuses(await all(app, cvs, user))).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('the ceiling of 24 hours', () => {
  const lowCeilings = ({ config }: AppContext) => ({
    config: {
      ...config,
      dailyCeilings: {
        ...config.dailyCeilings,
        cvDownloads: { freelance: 1, jobseeker: 2, company: 3, subscriber: 4 },
        cvDownloadsPerAddress: 2,
      },
    },
  });
  let app: TestApp;
  let cvs: string[];
  beforeAll(async () => {
    app = await createTestApp(lowCeilings);
    cvs = await makeCvs(app, 5);
  });
  afterAll(() => app.close());

  const company = async (is_subscribed: boolean) => (await makeCompany(app.context, { is_subscribed })).user;
  test.each<[string, () => Promise<MadeUser | null>, number]>([
    ['freelance', () => makeUser(app.context, { role: 'freelance' }), 1],
    ['job seeker', () => makeUser(app.context, { role: 'jobseeker' }), 2],
    ['company', () => company(false), 3],
    ['subscriber', () => company(true), 4],
    ['visitor’s address', async () => null, 2],
  ])('of a %s holds against many at once', async (_, make, ceiling) => {
    const user = await make();
    const answers = await all(app, cvs, user);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5 - ceiling);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ceiling);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    if (!user) return;
    const events = await app.context.db
      .selectFrom('security_events')
      .select('kind')
      .where('user_id', '=', user.id)
      .execute();
    expect(events.every(({ kind }) => kind === 'cv_downloads_ceiling_met')).toBe(true);
    expect(events.length).toBeGreaterThan(0);
    app.passTime({ hours: 24, minutes: 1 });
    expect(statuses(await all(app, cvs.slice(0, 1), user))).toEqual([200]);
  });
});

test('a CV whose bytes are lost is no download', async () => {
  const app = await createTestApp();
  const [cv = ''] = await makeCvs(app, 1);
  const user = await makeUser(app.context, { role: 'entreprise' });
  const row = await app.context.db
    .selectFrom('files')
    .select('id')
    .where('kind', '=', 'cv')
    .executeTakeFirst();
  await app.context.files.deleteFolder(`files/${row?.id}`);
  expect((await fetchFile(app, cv, { token: user.token })).status).toBe(404);
  expect(await app.context.db.selectFrom('cv_downloads').selectAll().execute()).toEqual([]);
  await app.close();
});
