import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { mailGathered } from './mail-gathered.job.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  onTestFinished(() => app.close());
});

/** Somebody applies to an offer of a company; the application's id. */
async function apply(
  company: Awaited<ReturnType<typeof makeCompany>>,
  title: string,
  { username = 'Maud Lestrade', isUrgent = false } = {},
) {
  const { id: jobId } = await makeOffer(app.context, { company, title, is_urgent: isUrgent });
  const { user } = await makeFreelance(app.context, { username });
  const body = { jobId, coverLetter: 'Je relève des halles.', proposedRate: 350 };
  const { body: application } = await app.call(applicationRoutes.apply, { token: user.token, body });
  return { id: application.id, user };
}
const mailsTo = async (user: MadeUser) => {
  await app.runJobs();
  return (await app.sandbox.mails(user.email)).filter(({ subject }) => /candidature/i.test(subject));
};
const morning = async () => {
  await Promise.all([mailGathered(app.context), mailGathered(app.context)]);
};
const linesOf = async ({ id }: MadeUser) =>
  app.context.db.selectFrom('notifications').select('text').where('user_id', '=', id).execute();

test('the first is mailed at once, and what comes before it is opened once, in the morning', async () => {
  const company = await makeCompany(app.context);
  await apply(company, 'Halle');
  expect(await mailsTo(company.user)).toHaveLength(1);
  await apply(company, 'Gymnase', { username: 'Yann Kermarrec' });
  const { user: suspended } = await apply(company, 'Stade', { username: 'Odile Perrin' });
  await apply(company, 'Musée', { username: 'Inès Quentin' });
  expect(await mailsTo(company.user)).toHaveLength(1);
  expect(await linesOf(company.user)).toHaveLength(4);
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: app.context.clock.now() })
    .where('id', '=', suspended.id)
    .execute();
  await morning();
  const mails = await mailsTo(company.user);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '2\u00a0nouvelles candidatures',
    'Nouvelle candidature pour « Halle »',
  ]);
  const text = mails.find(({ subject }) => subject.startsWith('2'))?.text ?? '';
  expect(text).toMatch(/Yann Kermarrec, pour « Gymnase »[\s\S]*Inès Quentin, pour « Musée »/);
  expect(text).not.toMatch(/Halle|Odile/);
  expect(text).toContain('/profile/candidatures-recues');
  expect(await linesOf(company.user)).toHaveLength(4);
  await morning();
  expect(await mailsTo(company.user)).toHaveLength(2);
});

test('once what a mail told of is opened, the next one is mailed at once', async () => {
  const company = await makeCompany(app.context);
  const { id } = await apply(company, 'Halle');
  const seen = { params: { id }, token: company.user.token, body: { status: 'seen' as const } };
  expect((await app.call(applicationRoutes.answer, seen)).status).toBe(200);
  await apply(company, 'Gymnase');
  expect(await mailsTo(company.user)).toHaveLength(2);
});

test('what is urgent waits for nothing, nor does what comes a week later; another company has its own mails', async () => {
  const company = await makeCompany(app.context);
  await apply(company, 'Halle');
  await apply(company, 'Étai', { isUrgent: true });
  expect(await mailsTo(company.user)).toHaveLength(2);
  const other = await makeCompany(app.context);
  await apply(other, 'Préau');
  expect(await mailsTo(other.user)).toHaveLength(1);
  app.passTime({ days: 8 });
  await apply(company, 'Gymnase');
  expect(await mailsTo(company.user)).toHaveLength(3);
});

test('what is withdrawn before the morning is not told', async () => {
  const company = await makeCompany(app.context);
  await apply(company, 'Halle');
  const { id, user } = await apply(company, 'Gymnase');
  const withdrawn = await app.call(applicationRoutes.withdraw, { params: { id }, token: user.token });
  expect(withdrawn.status).toBe(200);
  await morning();
  expect(await mailsTo(company.user)).toHaveLength(1);
});
