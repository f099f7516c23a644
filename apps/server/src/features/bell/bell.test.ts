import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance, makeOffer } from '../../../test/builders/index.ts';
import { eventsOf } from '../../../test/events-of.ts';
import { openSession } from '../../../test/open-session.ts';
import { newId } from '../../core/ids/new-id.ts';
import { createDiscreetTest, type DiscreetTest } from '../discreet/discreet.fixture.ts';
import { forgetNotificationsJob } from '../notifications/forget-notifications.job.ts';
import { createReportsTest } from '../reports/reports.fixture.ts';

let app: DiscreetTest;
beforeAll(async () => {
  app = await createDiscreetTest();
});
afterAll(() => app.close());

const { list, read, readAll, visit, updatePreferences } = notificationRoutes;
const lines = async ({ token }: MadeUser, query: object = {}) =>
  (await app.call(list, { token, query: { ...query } })).body;
const counts = async ({ token }: MadeUser) => {
  const { unreadCount, unreadNotificationCount } = (await app.call(accountRoutes.me, { token })).body;
  return { messages: unreadCount, lines: unreadNotificationCount };
};
const contact = (from: MadeUser, to: MadeUser) =>
  app.call(conversationRoutes.contact, {
    token: from.token,
    body: { senderId: from.id, receiverId: to.id, subject: 'Un projet', content: 'Bonjour' },
  });
const block = (by: MadeUser, whom: MadeUser) =>
  app.call(blockRoutes.create, { token: by.token, params: { id: by.id }, body: { userId: whom.id } });

/** A company that a freelance applied to. */
async function applied() {
  const company = await makeCompany(app.context);
  const freelance = await makeFreelance(app.context);
  const offer = await makeOffer(app.context, { company });
  const { body } = await app.call(applicationRoutes.apply, {
    token: freelance.user.token,
    body: {
      jobId: offer.id,
      freelancerId: freelance.profile.id,
      coverLetter: 'Je dessine.',
      proposedRate: 340,
    },
  });
  return { company: company.user, freelance: freelance.user, offer, applicationId: body.id };
}

describe('what was told', () => {
  test('is a line with who did it, where it leads, and counts until it is read', async () => {
    const { company, freelance, offer, applicationId } = await applied();
    const { items } = await lines(company);
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: 'applications',
        text: 'Nouvelle candidature',
        name: freelance.username,
        path: `/profile/candidatures-recues?offre=${offer.id}&candidature=${applicationId}`,
        at: expect.any(String),
        isRead: false,
        unread: 0,
      },
    ]);
    expect(await counts(company)).toEqual({ messages: 0, lines: 1 });
    expect(await eventsOf(app.context, company)).toContainEqual({
      type: 'notification',
      data: { notificationId: items[0]?.id },
    });
    expect(await lines(freelance)).toEqual({ items: [], nextCursor: null });

    const params = { id: items[0]?.id ?? '' };
    expect((await app.call(read, { token: freelance.token, params })).status).toBe(404);
    expect((await app.call(read, { token: company.token, params })).status).toBe(204);
    expect((await app.call(read, { token: company.token, params })).status).toBe(204);
    expect(await counts(company)).toEqual({ messages: 0, lines: 0 });
    expect((await lines(company)).items).toMatchObject([{ isRead: true }]);
  });

  test('is read with the page that it leads to, whatever the query', async () => {
    const { company } = await applied();
    const open = (path: string) => app.call(visit, { token: company.token, body: { path } });
    expect((await open('/profile/candidatures')).status).toBe(204);
    expect((await counts(company)).lines).toBe(1);
    expect((await open('/profile/candidatures-recues')).status).toBe(204);
    expect((await counts(company)).lines).toBe(0);
    expect((await open('javascript:alert(1)')).status).toBe(400);
    expect((await open(`/${'a'.repeat(100_000)}`)).status).toBe(400);
  });

  test('comes or does not with its transaction', async () => {
    const { company, offer, freelance } = await applied();
    const again = await app.call(applicationRoutes.apply, {
      token: freelance.token,
      body: { jobId: offer.id, coverLetter: 'Encore.', proposedRate: 340 },
    });
    expect(again.status).toBe(409);
    expect((await lines(company)).items).toHaveLength(1);
  });

  test('is no line where its kind is not wanted here, and is mailed all the same', async () => {
    const company = await makeCompany(app.context);
    const { user } = company;
    const choose = { token: user.token, params: { id: user.id }, body: { here: { applications: false } } };
    expect((await app.call(updatePreferences, choose)).body.here).toMatchObject({
      applications: false,
      offers: true,
    });
    const freelance = await makeFreelance(app.context);
    const offer = await makeOffer(app.context, { company });
    await app.call(applicationRoutes.apply, {
      token: freelance.user.token,
      body: { jobId: offer.id, coverLetter: 'Je dessine.', proposedRate: 340 },
    });
    expect((await lines(user)).items).toEqual([]);
    await app.runJobs();
    expect(await app.sandbox.mails(user.email)).toHaveLength(1);
  });

  test('holds what was decided on a report, for both people', async () => {
    const reports = await createReportsTest();
    const { id, company, freelance } = await reports.makeReport();
    await reports.decide(await reports.makeOperator(), id, { decision: 'warning' });
    const told = async ({ token }: MadeUser) =>
      (await reports.call(list, { token })).body.items.filter(({ kind }) => kind === 'account');
    expect(await told(freelance.user)).toMatchObject([
      { text: 'Votre signalement : notre décision', name: null, path: '/profile/activite' },
    ]);
    expect(await told(company.user)).toMatchObject([{ text: 'Avertissement au sujet de votre compte' }]);
    await reports.close();
  });
});

describe('a conversation', () => {
  test('is a line by its last received message, unread as long as its messages are', async () => {
    const [from, to] = [(await makeCompany(app.context)).user, (await makeFreelance(app.context)).user];
    const { conversationId } = (await contact(from, to)).body;
    app.passTime({ seconds: 1 });
    await contact(from, to);
    expect((await lines(to)).items).toMatchObject([
      { id: conversationId, kind: 'messages', path: `/chat/${conversationId}`, isRead: false, unread: 2 },
    ]);
    expect(await counts(to)).toEqual({ messages: 2, lines: 0 });
    expect((await lines(from)).items).toEqual([]);
    await app.call(conversationRoutes.markRead, { token: to.token, params: { id: conversationId } });
    expect((await lines(to)).items).toMatchObject([{ isRead: true, unread: 0 }]);
  });

  test('shares the list’s pages with all else', async () => {
    const { company, freelance } = await applied();
    app.passTime({ seconds: 1 });
    await contact(freelance, company);
    app.passTime({ seconds: 1 });
    await contact((await makeFreelance(app.context)).user, company);
    const kinds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await lines(company, { limit: 1, ...(cursor && { cursor }) });
      kinds.push(...page.items.map(({ kind }) => kind));
      cursor = page.nextCursor;
    }
    expect(kinds).toEqual(['messages', 'messages', 'applications']);
    expect((await app.call(list, { token: company.token, query: { cursor: 'x' } })).status).toBe(400);
  });
});

test('all at once is what had come by then, messages included', async () => {
  const { company, freelance } = await applied();
  app.passTime({ seconds: 1 });
  const { conversationId } = (await contact(freelance, company)).body;
  const until = (await lines(company)).items[0]?.at ?? '';
  app.passTime({ seconds: 1 });
  const late = (await contact((await makeFreelance(app.context)).user, company)).body.conversationId;
  const all = (body: { until: string }) => app.call(readAll, { token: company.token, body });
  expect((await all({ until: 'hier' })).status).toBe(400);
  expect((await all({ until })).status).toBe(204);
  expect(await counts(company)).toEqual({ messages: 1, lines: 0 });
  expect((await lines(company)).items.filter(({ isRead }) => !isRead)).toMatchObject([{ id: late }]);
  // the sender gets the event that the message was read
  const told = await eventsOf(app.context, freelance);
  expect(told.at(-1)).toEqual({ type: 'conversation', data: { conversationId } });
});

describe('the name of who did it', () => {
  test('is left out once either blocked the other, and for a suspended account', async () => {
    for (const hide of ['by reader', 'by author', 'suspended']) {
      const { company, freelance } = await applied();
      await contact(freelance, company);
      const names = async () => (await lines(company)).items.map(({ name }) => name);
      expect(await names()).toEqual([freelance.username, freelance.username]);
      if (hide === 'by reader') await block(company, freelance);
      if (hide === 'by author') await block(freelance, company);
      if (hide === 'suspended')
        await app.context.db
          .updateTable('users')
          .set({ suspended_at: app.context.clock.now() })
          .where('id', '=', freelance.id)
          .execute();
      expect(await names()).toEqual([null, null]);
    }
  });

  test('is left out of a discreet person who revealed themselves, once they withdraw', async () => {
    const person = await app.discreetPerson();
    const firm = await app.confirmedFirm();
    const handle = (await app.list(firm.user)).body.items[0]?.handle ?? '';
    await app.ask(firm.user, handle);
    expect((await lines(person.user)).items).toMatchObject([{ kind: 'reveals', name: firm.profile.name }]);
    const id = (await app.reveals(person.user)).body[0]?.id ?? '';
    await app.answer(person.user, id, 'reveal');
    const revealed = { text: 'Un profil discret s’est révélé à votre entreprise' };
    expect((await lines(firm.user)).items).toMatchObject([{ ...revealed, name: person.user.username }]);
    await app.withdraw(person.user, id);
    expect((await lines(firm.user)).items).toMatchObject([{ ...revealed, name: null }]);
  });
});

test('lines are forgotten after 90 days, and never listed longer', async () => {
  const { company } = await applied();
  app.passTime({ days: 91 });
  const token = await openSession(app.context, company.id);
  expect((await app.call(list, { token })).body.items).toEqual([]);
  await app.context.jobs.send(app.context.db, forgetNotificationsJob, {});
  await app.runJobs();
  const kept = await app.context.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', company.id)
    .execute();
  expect(kept).toEqual([]);
});

test('a line of nobody is not there', async () => {
  const { user } = await makeFreelance(app.context);
  for (const id of [newId(), 'x'])
    expect((await app.call(read, { token: user.token, params: { id } })).error.code).toBe(
      'notification_not_found',
    );
});
