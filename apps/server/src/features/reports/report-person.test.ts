import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeFreelance, makeUser } from '../../../test/builders/index.ts';
import { fetchFile, pdfBytes, uploaded } from '../../../test/files.ts';
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

  test('shows operators the files of its messages, which stay closed to everybody else', async () => {
    const { company, freelance, conversationId, id: firstId } = await app.makeReport();
    const operator = await app.makeOperator();
    await app.decide(operator, firstId, { decision: 'no_action' });
    const { attachment } = uploadRoutes;
    const send = async () => {
      const url = await uploaded(app, attachment, {
        bytes: pdfBytes,
        name: 'plan.pdf',
        token: company.user.token,
      });
      const body = { senderId: company.user.id, attachments: [url] };
      await app.call(conversationRoutes.sendMessage, {
        token: company.user.token,
        params: { conversationId },
        body,
      });
      return url;
    };
    const reportedUrl = await send();
    const about = { userId: company.user.id, conversationId, reason: 'harassment' };
    const { id } = (await app.report(freelance.user, about)).body;
    const laterUrl = await send();
    const { messages } = (await app.show(operator, id)).body;
    expect(messages.map(({ attachments }) => attachments.map(({ url, name }) => [url, name]))).toEqual([
      [],
      [[reportedUrl, 'plan.pdf']],
    ]);
    const stranger = await makeUser(app.context);
    const statuses = await Promise.all(
      [operator, stranger, null].map(async (by) => [
        (await fetchFile(app, reportedUrl, { token: by?.token })).status,
        (await fetchFile(app, laterUrl, { token: by?.token })).status,
      ]),
    );
    expect(statuses).toEqual([
      [200, 404],
      [404, 404],
      [404, 404],
    ]);
  });

  test('of before messages had files is shown all the same', async () => {
    const { id } = await app.makeReport();
    await sql`update reports set messages = (messages #- '{0,attachments}') where id = ${id}`.execute(
      app.context.db,
    );
    const { body } = await app.show(await app.makeOperator(), id);
    expect(body.messages).toMatchObject([{ content: 'Espèce de gâcheur', attachments: [] }]);
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

  test('sent again by someone who lost the answer is taken in once, and answered as the first time', async () => {
    const [user, other] = [await makeUser(app.context), await makeUser(app.context)];
    const report = (details: string) =>
      app.call(reportRoutes.create, {
        token: user.token,
        headers: { 'idempotency-key': 'report-of-somebody' },
        body: { userId: other.id, reason: 'spam', details },
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => report('Trois fois le même')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await report('Autre chose')).error.code).toBe('idempotency_mismatch');
    expect(await app.mailsTo(user)).toHaveLength(1);
  });

  test('shows no conversation of other people', async () => {
    const { conversationId, company, freelance } = await app.makeReport();
    const { user } = await makeFreelance(app.context);
    for (const reported of [company.user, freelance.user]) {
      const body = { userId: reported.id, reason: 'spam', conversationId };
      expect((await app.report(user, body)).error.code).toBe('conversation_not_found');
      expect((await app.report(user, { ...body, conversationId: 'none' })).status).toBe(404);
    }
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
