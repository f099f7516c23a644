import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeApplication, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { watchDeadlines } from './watch-deadlines.job.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Sets the product's clock. */
function moveTo(instant: string) {
  app.passTime({ seconds: (Date.parse(instant) - app.context.clock.now().getTime()) / 1000 });
}
const statusOf = async (id: string) =>
  (await app.context.db.selectFrom('offers').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const sentMails = async (to: string) => {
  await app.runJobs();
  return app.sandbox.mails(to);
};

describe('an offer', () => {
  test.each([
    ['a winter’s night', '2027-01-15', '2027-01-15T22:59:00Z', '2027-01-15T23:00:01Z'],
    ['a summer’s night', '2027-07-15', '2027-07-15T21:59:00Z', '2027-07-15T22:00:01Z'],
    ['the night before clocks go forward', '2027-03-27', '2027-03-27T22:59:00Z', '2027-03-27T23:00:01Z'],
    ['the day of 23 hours', '2027-03-28', '2027-03-28T21:59:00Z', '2027-03-28T22:00:01Z'],
    ['the night before clocks go back', '2026-10-24', '2026-10-24T21:59:00Z', '2026-10-24T22:00:01Z'],
    ['the day of 25 hours', '2026-10-25', '2026-10-25T22:59:00Z', '2026-10-25T23:00:01Z'],
  ])('closes the day after its deadline, in Paris: %s', async (_, deadline, lastMinute, dayAfter) => {
    moveTo(`${addDays(deadline, -10)}T12:00:00Z`);
    const { id, user } = await makeOffer(app.context, { deadline });
    const freelance = await makeFreelance(app.context);
    const shown = async () =>
      (await app.call(offerRoutes.get, { params: { id }, token: freelance.user.token })).body;
    const listed = async () => (await app.call(offerRoutes.list)).body.length;

    moveTo(lastMinute);
    await watchDeadlines(app.context);
    expect([await statusOf(id), await listed()]).toEqual(['open', 1]);
    expect(await shown()).toMatchObject({ status: 'open' });

    // before the job has run, the stored status is still open, but the offer is shown as expired
    moveTo(dayAfter);
    expect([await statusOf(id), await listed()]).toEqual(['open', 0]);
    expect(await shown()).toMatchObject({ status: 'expired' });
    const body = { jobId: id, coverLetter: 'Bonjour', proposedRate: 300 };
    const late = await app.call(applicationRoutes.apply, { token: freelance.user.token, body });
    expect([late.status, late.error.code]).toEqual([409, 'offer_closed']);

    await watchDeadlines(app.context);
    await watchDeadlines(app.context);
    expect(await statusOf(id)).toBe('expired');
    const own = await app.call(offerRoutes.listByCompany, { params: { userId: user.id }, token: user.token });
    expect(own.body.offers).toMatchObject([{ id, status: 'expired' }]);
  });

  test('that expired leaves those who wait to its company’s answer', async () => {
    const { id, user } = await makeOffer(app.context, { deadline: parisDay(app.context.clock.now()) });
    const { user: freelance } = await makeApplication(app.context, id);
    app.passTime({ days: 1 });
    await watchDeadlines(app.context);
    const mine = () =>
      app.call(applicationRoutes.listByFreelance, {
        params: { userId: freelance.id },
        token: freelance.token,
      });
    expect((await mine()).body).toMatchObject([{ status: 'sent', offerStatus: 'expired' }]);
    const close = await app.call(offerRoutes.close, {
      params: { id },
      token: user.token,
      body: { status: 'filled' },
    });
    expect(close.status).toBe(204);
    expect((await mine()).body).toMatchObject([{ status: 'rejected', offerStatus: 'filled' }]);
  });
});

describe('the notice', () => {
  test('reaches the company once, five days before, however often and wherever the job runs', async () => {
    moveTo('2027-03-01T12:00:00Z');
    const { user, title, id } = await makeOffer(app.context, { deadline: '2027-03-30' });
    moveTo('2027-03-24T22:00:00Z');
    await watchDeadlines(app.context);
    expect(await sentMails(user.email)).toEqual([]);
    moveTo('2027-03-24T23:00:01Z');
    await Promise.all(Array.from({ length: 5 }, () => watchDeadlines(app.context)));
    app.passTime({ days: 1 });
    await watchDeadlines(app.context);
    const mails = await sentMails(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Votre offre « ${title} » se ferme bientôt`);
    expect(mails[0]?.text).toContain('30 mars 2027');
    expect(mails[0]?.text).toContain(id);
  });

  test('is made up for after days without a server, and comes once more for another deadline', async () => {
    moveTo('2027-03-01T12:00:00Z');
    const { user, id, title } = await makeOffer(app.context, { deadline: '2027-03-20' });
    moveTo('2027-03-18T12:00:00Z');
    await watchDeadlines(app.context);
    expect(await sentMails(user.email)).toHaveLength(1);
    const body = {
      titre: title,
      description: 'Texte',
      budget: 1,
      deadline: '2027-04-20',
      requirements: [],
      remote: 0,
    };
    expect((await app.call(offerRoutes.update, { params: { id }, token: user.token, body })).status).toBe(
      200,
    );
    await watchDeadlines(app.context);
    expect(await sentMails(user.email)).toHaveLength(1);
    moveTo('2027-04-16T12:00:00Z');
    await watchDeadlines(app.context);
    expect(await sentMails(user.email)).toHaveLength(2);
  });

  test('is spared to companies that have just chosen so near a day, and to closed offers', async () => {
    moveTo('2027-03-01T12:00:00Z');
    const closed = await makeOffer(app.context, { deadline: '2027-03-04', status: 'filled' });
    const gone = await makeOffer(app.context, { deadline: '2027-03-04', deleted_at: new Date() });
    const near = await makeOffer(app.context, { status: 'expired' });
    const reopened = await app.call(offerRoutes.reopen, {
      params: { id: near.id },
      token: near.user.token,
      body: { deadline: '2027-03-06' },
    });
    expect(reopened.status).toBe(200);
    await watchDeadlines(app.context);
    for (const { user } of [closed, gone, near]) expect(await sentMails(user.email)).toEqual([]);
  });

  test('arrives once after the mail server was down', async () => {
    const deadline = addDays(parisDay(app.context.clock.now()), 3);
    const { user } = await makeOffer(app.context, { deadline });
    await app.sandbox.setFault('mail', 'error');
    await watchDeadlines(app.context);
    expect(await sentMails(user.email)).toEqual([]);
    await app.sandbox.setFault('mail', 'ok');
    await watchDeadlines(app.context);
    await app.makeJobsDue();
    expect(await sentMails(user.email)).toHaveLength(1);
  });
});
