import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { newId } from '../../core/ids/new-id.ts';
import { createReportsTest, type ReportsTest } from './reports.fixture.ts';

let app: ReportsTest;
beforeAll(async () => {
  app = await createReportsTest();
});
afterAll(() => app.close());

describe('a report', () => {
  test('comes to the queue with its context, and is confirmed by mail to its author alone', async () => {
    const { company, freelance, id } = await app.makeReport();
    const operator = await app.makeOperator();
    const { body } = await app.show(operator, id);
    expect(body).toMatchObject({
      id,
      reason: 'harassment',
      details: 'Insultes dès le premier message.',
      closedAt: null,
      outcome: null,
      reporter: { userId: freelance.user.id, username: 'Camille Durand', profileId: freelance.profile.id },
      reported: { userId: company.user.id, role: 'entreprise', isSuspended: false },
      messages: [{ from: 'reported', subject: 'Un projet', content: 'Espèce de gâcheur' }],
      history: [],
      otherOpenReports: 0,
    });
    expect((await app.mailsTo(freelance.user)).map(({ subject }) => subject)).toEqual([
      'Nous avons bien reçu votre signalement',
    ]);
    expect(await app.mailsTo(company.user)).toEqual([]);
  });

  test('may be about somebody one never wrote with', async () => {
    const [user, other] = [await makeUser(app.context), await makeUser(app.context)];
    const { status } = await app.report(user, { userId: other.id, reason: 'impersonation' });
    expect(status).toBe(201);
  });

  test('waits once for each pair, also when it is sent many times at once', async () => {
    const [user, other] = [await makeUser(app.context), await makeUser(app.context)];
    const body = { userId: other.id, reason: 'spam' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.report(user, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('report_already_open');
    expect((await app.report(other, { ...body, userId: user.id })).status).toBe(201);
    expect(await app.mailsTo(user)).toHaveLength(1);
  });

  test('shows no conversation of other people', async () => {
    const { conversationId, company } = await app.makeReport();
    const { user } = await makeFreelance(app.context);
    const body = { userId: company.user.id, reason: 'spam', conversationId };
    expect((await app.report(user, body)).error.code).toBe('conversation_not_found');
    expect((await app.report(user, { ...body, conversationId: 'none' })).status).toBe(404);
  });

  test('is refused about oneself, about nobody, and without a reason', async () => {
    const user = await makeUser(app.context);
    const other = await makeUser(app.context);
    const say = (body: object) => app.report(user, { userId: other.id, reason: 'spam', ...body });
    expect((await say({ userId: user.id })).error.code).toBe('self_report');
    expect((await say({ userId: newId() })).status).toBe(404);
    expect((await say({ userId: 'nobody' })).status).toBe(404);
    expect((await say({ reason: 'ennui' })).error.issues?.[0]).toEqual({
      path: 'reason',
      message: 'Choisissez une raison.',
    });
    expect((await say({ reason: 'other' })).error.issues?.[0]?.path).toBe('details');
    expect((await say({ details: 'x'.repeat(2001) })).status).toBe(400);
    expect((await app.report(null, { userId: other.id, reason: 'spam' })).status).toBe(401);
  });

  test('is limited to twenty a day', async () => {
    const { user } = await makeCompany(app.context);
    for (let sent = 0; sent < 20; sent += 1) {
      const { id } = await makeUser(app.context);
      expect((await app.report(user, { userId: id, reason: 'spam' })).status).toBe(201);
    }
    const { id } = await makeUser(app.context);
    const { status, error } = await app.report(user, { userId: id, reason: 'spam' });
    expect([status, error.code]).toEqual([429, 'too_many_reports']);
  });
});
