import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MadeUser, makeFreelance, makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { askAgainJob } from './ask-again.job.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** The morning's work. */
async function morning(): Promise<void> {
  await app.context.jobs.send(app.context.db, askAgainJob, {});
  await app.runJobs();
}

const subject = 'Toujours disponible';
async function questionsTo(user: MadeUser) {
  return (await app.sandbox.mails(user.email)).filter((mail) => mail.subject.includes(subject));
}

async function tokenFor(user: MadeUser): Promise<string> {
  const [mail] = await questionsTo(user);
  return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const answerByMail = (token: string, answer: 'yes' | 'no') =>
  app.call(availabilityRoutes.answerByMail, { body: { token, answer } });
const jobseekerOf = (user: MadeUser) =>
  app.call(jobseekerRoutes.getByUser, { params: { userId: user.id } }).then(({ body }) => body);
const freelanceOf = (user: MadeUser) =>
  app
    .call(freelanceRoutes.getByUser, { params: { userId: user.id }, token: user.token })
    .then(({ body }) => body);

describe('a word about availability', () => {
  test('is asked again after a month, once, and not of those who are not available', async () => {
    const free = await makeFreelance(app.context);
    const busy = await makeFreelance(app.context, { availability: 'Indisponible' });
    const seeker = await makeJobseeker(app.context, { availability: 'Disponible sous 1 mois' });
    app.passTime({ days: 29 });
    await morning();
    expect(await questionsTo(free.user)).toEqual([]);
    app.passTime({ days: 2 });
    await morning();
    await morning();
    app.passTime({ days: 40 });
    await morning();
    expect(await questionsTo(free.user)).toHaveLength(1);
    const [mail] = await questionsTo(seeker.user);
    expect(mail?.text).toContain('Disponible sous 1 mois');
    expect(await questionsTo(busy.user)).toEqual([]);
  });

  test('shows as to be confirmed two weeks later, on the profile and in the directory', async () => {
    const { user } = await makeJobseeker(app.context);
    app.passTime({ days: 31 });
    await morning();
    app.passTime({ days: 13 });
    await morning();
    expect((await jobseekerOf(user)).availabilityToConfirm).toBeUndefined();
    app.passTime({ days: 2 });
    await morning();
    expect((await jobseekerOf(user)).availabilityToConfirm).toBe(true);
    const { body } = await app.call(directoryRoutes.search, { query: {} });
    expect(body.items).toMatchObject([{ availabilityToConfirm: true }]);
    expect((await answerByMail(await tokenFor(user), 'yes')).body).toEqual({
      availability: 'Disponible immédiatement',
    });
    expect((await jobseekerOf(user)).availabilityToConfirm).toBeUndefined();
  });

  test('is taken back by one press, without a session; saving the profile is an answer too', async () => {
    const seeker = await makeJobseeker(app.context);
    const saver = await makeJobseeker(app.context);
    app.passTime({ days: 31 });
    await morning();
    expect((await answerByMail(await tokenFor(seeker.user), 'no')).body.availability).toBe('Indisponible');
    expect((await jobseekerOf(seeker.user)).availability).toBe('Indisponible');
    const saved = await app.call(jobseekerRoutes.updateByUser, {
      params: { userId: saver.user.id },
      token: saver.user.token,
      body: { ...jobseekerBody(), availability: 'Disponible' },
    });
    expect(saved.status).toBe(200);
    app.passTime({ days: 20 });
    await morning();
    expect((await jobseekerOf(saver.user)).availabilityToConfirm).toBeUndefined();
    app.passTime({ days: 11 });
    await morning();
    expect(await questionsTo(saver.user)).toHaveLength(2);
  });

  test('asks from which day on, which either answer writes down', async () => {
    const seeker = await makeJobseeker(app.context, { available_from: '2026-01-05' });
    app.passTime({ days: 31 });
    await morning();
    const [mail] = await questionsTo(seeker.user);
    expect(mail?.text).toContain('à partir de quel jour');
    const token = await tokenFor(seeker.user);
    const answerFrom = (answer: 'yes' | 'no', availableFrom?: string) =>
      app.call(availabilityRoutes.answerByMail, { body: { token, answer, availableFrom } });
    expect((await answerFrom('no', '2027-02-01')).status).toBe(200);
    expect(await jobseekerOf(seeker.user)).toMatchObject({
      availability: 'Indisponible',
      availableFrom: '2027-02-01',
    });
    for (const none of [undefined, '']) await answerFrom('yes', none);
    expect((await jobseekerOf(seeker.user)).availableFrom).toBe('2027-02-01');
    expect((await answerFrom('yes', 'demain')).error.issues).toMatchObject([{ path: 'availableFrom' }]);
  });

  test('is not asked by mail of who refused such mails, yet shows as to be confirmed', async () => {
    const { user } = await makeFreelance(app.context);
    await app.call(mailPreferenceRoutes.update, {
      params: { id: user.id },
      token: user.token,
      body: { availability: false },
    });
    app.passTime({ days: 31 });
    await morning();
    app.passTime({ days: 15 });
    await morning();
    expect(await questionsTo(user)).toEqual([]);
    expect((await freelanceOf(user)).availabilityToConfirm).toBe(true);
  });
});

describe('an answer', () => {
  test('needs a link of ours, of the last two months', async () => {
    const { user } = await makeJobseeker(app.context);
    app.passTime({ days: 31 });
    await morning();
    const token = await tokenFor(user);
    const [id, expires, signature] = token.split('.');
    const other = await makeJobseeker(app.context);
    const forged = [
      'invented',
      `${other.user.id}.${expires}.${signature}`,
      `${id}.zzzzzzzzzz.${signature}`,
      `${id}.${expires}.`,
    ];
    for (const text of forged) {
      expect((await answerByMail(text, 'no')).error.code).toBe('availability_token_invalid');
    }
    app.passTime({ days: 61 });
    expect((await answerByMail(token, 'no')).status).toBe(400);
    expect((await jobseekerOf(user)).availability).toBe('Disponible immédiatement');
  });

  test('may come from one’s own space, and from nobody else’s', async () => {
    const { user } = await makeFreelance(app.context);
    const bare = await makeUser(app.context);
    const answer = (userId: string, token?: string) =>
      app.call(availabilityRoutes.answer, { params: { userId }, token, body: { answer: 'no' } });
    expect((await answer(user.id)).status).toBe(401);
    expect((await answer(user.id, bare.token)).status).toBe(403);
    expect((await answer(bare.id, bare.token)).error.code).toBe('no_availability');
    expect((await answer(user.id, user.token)).body).toEqual({ availability: 'Indisponible' });
  });

  test('is given back by one press, in one’s own space alone', async () => {
    const { user } = await makeJobseeker(app.context, { availability: 'Indisponible' });
    const params = { userId: user.id };
    const free = { answer: 'free' } as const;
    const said = await app.call(availabilityRoutes.answer, { params, token: user.token, body: free });
    expect(said.body).toEqual({ availability: 'Disponible' });
    expect((await jobseekerOf(user)).availability).toBe('Disponible');
    const body = { ...free, token: 'rien' } as never;
    expect((await app.call(availabilityRoutes.answerByMail, { body })).status).toBe(400);
  });
});
