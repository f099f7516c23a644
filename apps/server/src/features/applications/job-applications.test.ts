import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { jobClosingTexts } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeJob,
  makeJobseeker,
} from '../../../test/builders/index.ts';
import { erasePerson } from '../personal-data/index.ts';
import { type ApplicationsTest, createApplicationsTest } from './applications.fixture.ts';

let app: ApplicationsTest;
beforeAll(async () => {
  app = await createApplicationsTest();
});
afterAll(() => app.stop());

async function applied() {
  const job = await makeJob(app.context);
  const { user, profile } = await makeJobseeker(app.context);
  const { body } = await app.applyToJob(user, job.id);
  return { job, user, profile, id: body.id, body };
}
const unseenOf = async ({ token }: MadeUser) =>
  (await app.call(accountRoutes.me, { token })).body.unseenApplicationCount;
const textOf = (mails: readonly object[]) => JSON.stringify(mails);

test('both sides read who applied, and the freelances’ fields stay empty', async () => {
  const { job, user, profile, body } = await applied();
  const expected = {
    ...{ applicantKind: 'jobseeker', applicantId: profile.id, applicant_user_id: user.id },
    ...{ applicantName: user.username, jobseekerId: profile.id, offerKind: 'cdi', proposedRate: null },
    ...{ freelancerId: null, freelancer_user_id: null, freelancer_name: null, freelancerAvatar: null },
    ...{ jobId: job.id, job_title: job.title, status: 'sent', cvUrl: null },
  };
  expect(body).toMatchObject(expected);
  expect((await app.received(job.user)).body).toMatchObject([expected]);
  expect((await app.sentToJobs(user)).body).toMatchObject([{ ...expected, unread: false }]);
  expect((await app.sent(user)).body).toEqual([]);
  const { body: shown } = await app.call(jobRoutes.get, { params: { id: job.id }, token: user.token });
  expect(shown.applied).toBe(true);
  const own = await app.call(jobRoutes.get, { params: { id: job.id }, token: job.user.token });
  expect(own.body).toMatchObject({ applicationCount: 1, unseenCount: 1, waitingCount: 1 });
  const { body: counts } = await app.counts(job.user);
  expect(counts).toMatchObject([{ jobId: job.id, counts: { sent: 1 } }]);
});

test('nobody reads another’s list, nor changes another’s application', async () => {
  const { id, user } = await applied();
  const other = (await makeJobseeker(app.context)).user;
  const call = { params: { userId: user.id }, token: other.token };
  expect((await app.call(applicationRoutes.listByJobseeker, call)).status).toBe(403);
  expect((await app.withdraw(other, id)).status).toBe(404);
  expect((await app.remind(other, id)).status).toBe(404);
  const company = (await makeCompany(app.context)).user;
  expect((await app.answer(company, id, { status: 'seen' })).status).toBe(404);
});

test('its words speak of a post, whatever becomes of it', async () => {
  const { job, user, id } = await applied();
  const toCompany = textOf(await app.mailsTo(job.user));
  expect(toCompany).toContain('a postulé à votre offre');
  expect(toCompany).not.toMatch(/tarif|par jour|mission/iu);
  await app.answer(job.user, id, { status: 'shortlisted' });
  await app.answer(job.user, id, { status: 'rejected', reason: 'rate' });
  const second = (await makeJobseeker(app.context)).user;
  await app.applyToJob(second, job.id);
  await app.close(job.user, job.id);
  const told = textOf([...(await app.mailsTo(user)), ...(await app.mailsTo(second))]);
  expect(told).toContain('pour le poste');
  expect(told).toContain('ce que prévoit ce poste');
  expect(told).toContain(jobClosingTexts.filled.slice(0, 60));
  expect(told).not.toMatch(/mission/iu);
  const [{ history } = { history: [] }] = (await app.sentToJobs(second)).body;
  expect(history.at(-1)).toMatchObject({ status: 'rejected', message: jobClosingTexts.filled });
});

test('whose company leaves is told of other jobs', async () => {
  const { job, user } = await applied();
  await erasePerson(app.context, job.user.id);
  const told = textOf(await app.mailsTo(user));
  expect(told).toContain('/emplois');
  expect(told).not.toMatch(/mission/iu);
  expect((await app.sentToJobs(user)).body).toEqual([]);
});

test('an answer waits until it is read', async () => {
  const { job, user, id } = await applied();
  expect([await unseenOf(job.user), await unseenOf(user)]).toEqual([1, 0]);
  await app.answer(job.user, id, { status: 'shortlisted' });
  expect([await unseenOf(job.user), await unseenOf(user)]).toEqual([0, 1]);
  const read = (reader: MadeUser, userId: string) =>
    app.call(applicationRoutes.readByJobseeker, {
      params: { userId },
      token: reader.token,
      body: { applicationIds: [id] },
    });
  const other = (await makeJobseeker(app.context)).user;
  expect((await read(other, user.id)).status).toBe(403);
  expect((await read(other, other.id)).status).toBe(204);
  expect(await unseenOf(user)).toBe(1);
  expect((await read(user, user.id)).status).toBe(204);
  expect(await unseenOf(user)).toBe(0);
});

test('a reminder goes to the company, once, from the tenth day on', async () => {
  const { job, user } = await applied();
  const old = await makeApplication(app.context, (await makeJob(app.context)).id, {
    created_at: new Date(app.context.clock.now().getTime() - 11 * 86_400_000),
  });
  expect((await app.remind(old.user, old.id)).status).toBe(200);
  expect((await app.remind(old.user, old.id)).error.code).toBe('reminder_already_sent');
  const [mine] = (await app.sentToJobs(user)).body;
  expect((await app.remind(user, mine?.id ?? '')).error.code).toBe('reminder_too_early');
  expect(job.id).toBe(mine?.jobId);
});

test('answers to job seekers count in the company’s record', async () => {
  const company = await makeCompany(app.context);
  const { id } = await makeJob(app.context, { company });
  for (let count = 0; count < 5; count += 1) await makeApplication(app.context, id);
  const { body } = await app.call(jobRoutes.get, { params: { id } });
  expect(body.answerRecord).toMatchObject({ rate: 0 });
});

describe('a conversation about a job', () => {
  const write = (from: MadeUser, to: MadeUser, jobId: string) =>
    app.call(conversationRoutes.contact, {
      token: from.token,
      body: { senderId: from.id, receiverId: to.id, subject: 'Le poste', content: 'Bonjour', jobId } as never,
    });

  test('is opened by either, and writing to who applied starts nothing of the company’s', async () => {
    const { job, user } = await applied();
    const stranger = (await makeJobseeker(app.context)).user;
    for (const [from, to] of [
      [job.user, user],
      [user, job.user],
      [job.user, stranger],
    ] as const)
      expect((await write(from, to, job.id)).status).toBe(201);
    const started = await app.context.db
      .selectFrom('conversations')
      .select('id')
      .where('started_by_user_id', '=', job.user.id)
      .execute();
    expect(started).toHaveLength(1);
  });
});

test('deleting the job answers who waited', async () => {
  const { job, user } = await applied();
  await app.call(offerRoutes.remove, { params: { id: job.id }, token: job.user.token });
  expect((await app.sentToJobs(user)).body).toMatchObject([
    { isOfferDeleted: true, status: 'rejected', history: [{}, { message: jobClosingTexts.cancelled }] },
  ]);
});
