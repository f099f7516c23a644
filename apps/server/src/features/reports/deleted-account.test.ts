import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { personalDataRoutes } from '@mitoyen/contract/features/personal-data/personal-data.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freelanceAccount, goodPassword } from '../../../test/account-bodies.ts';
import { type MadeUser, makeUser } from '../../../test/builders/index.ts';
import { fetchFile, pdfBytes, uploaded } from '../../../test/files.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { forgetOldReports } from './forget-old-reports.job.ts';
import { createReportsTest, type ReportsTest } from './reports.fixture.ts';

let app: ReportsTest;
let operator: MadeUser;
let reporter: MadeUser;
beforeAll(async () => {
  app = await createReportsTest();
});
// tests let so much time pass that sessions end
beforeEach(async () => {
  operator = await app.makeOperator();
  reporter = await makeUser(app.context);
});
afterAll(() => app.close());

const email = 'zephyrine@quatrebarbes.exemple.fr';

/** A freelance who sent the reporter a message with a file, and is reported for it. */
async function reportedFreelance() {
  const base = await freelanceAccount(app, { username: 'Zéphyrine Quatrebarbes' });
  const profile = { ...base.profile, description: 'Plans signés sans architecte' };
  const { body: made } = await app.call(accountRoutes.create, { body: { ...base, email, profile } });
  const file = await uploaded(app, uploadRoutes.attachment, {
    bytes: pdfBytes,
    name: 'contrat.pdf',
    token: made.token,
  });
  const { body: sent } = await app.call(conversationRoutes.contact, {
    token: made.token,
    body: {
      senderId: made.id,
      receiverId: reporter.id,
      subject: 'Acompte',
      content: 'Versez-moi un acompte',
    },
  });
  await app.call(conversationRoutes.sendMessage, {
    params: { conversationId: sent.conversationId },
    token: made.token,
    body: { senderId: made.id, content: '', attachments: [file] },
  });
  const { id } = (
    await app.report(reporter, { userId: made.id, conversationId: sent.conversationId, reason: 'scam' })
  ).body;
  const remove = () =>
    app.call(personalDataRoutes.remove, {
      params: { id: made.id },
      token: made.token,
      body: { password: goodPassword },
    });
  return { id, file, remove, conversationId: sent.conversationId };
}

test('a reported account that deletes itself leaves its report whole, for operators alone, until its time is over', async () => {
  const { id, file, remove, conversationId } = await reportedFreelance();
  expect((await remove()).status).toBe(204);
  await app.runJobs();

  const { body } = await app.show(operator, id);
  expect(body.reported).toBeNull();
  expect(body.sealed).toMatchObject({ username: 'Zéphyrine Quatrebarbes', email, role: 'freelance' });
  expect(body.sealed?.profile.description).toBe('Plans signés sans architecte');
  expect(body.messages).toMatchObject([
    { content: 'Versez-moi un acompte' },
    { attachments: [{ url: file }] },
  ]);
  expect((await app.queue(operator)).body[0]?.sealed?.username).toBe('Zéphyrine Quatrebarbes');
  expect((await fetchFile(app, file, { token: operator.token })).status).toBe(200);
  expect((await fetchFile(app, file, { token: reporter.token })).status).toBe(404);
  const thread = await app.call(conversationRoutes.listMessages, {
    params: { conversationId },
    token: reporter.token,
  });
  expect(thread.body.flatMap(({ attachments }) => attachments)).toEqual([]);

  expect((await app.decide(operator, id, { decision: 'no_action', ground: null })).status).toBe(201);
  app.passTime({ days: 170 });
  operator = await app.makeOperator();
  await forgetOldReports(app.context);
  expect((await app.show(operator, id)).body.sealed?.email).toBe(email);
  app.passTime({ days: 20 });
  await forgetOldReports(app.context);
  await app.runJobs();
  expect((await app.show(operator, id)).status).toBe(404);
  expect((await fetchFile(app, file, { token: operator.token })).status).toBe(404);
  await app.makeJobsDue();
  await app.runJobs();
  expect(await findTraces(app, ['Quatrebarbes', 'sans architecte'])).toEqual([]);
});

test('a report that waits is kept however long it does', async () => {
  const { id, remove } = await reportedFreelance();
  await remove();
  app.passTime({ days: 800 });
  operator = await app.makeOperator();
  await forgetOldReports(app.context);
  expect((await app.show(operator, id)).body.sealed?.email).toBe(email);
  await app.decide(operator, id, { decision: 'no_action', ground: null });
});

test('what nobody can contest any more goes with the account', async () => {
  const person = await makeUser(app.context, { username: 'Gontran Sansterre' });
  const { id } = (await app.report(reporter, { userId: person.id, reason: 'spam' })).body;
  await app.decide(operator, id, { decision: 'warning' });
  app.passTime({ days: 190 });
  operator = await app.makeOperator();
  await app.context.db.transaction().execute(async (tx) => {
    for (const { erase } of app.context.personalData) await erase?.(app.context, tx, { ...person });
  });
  expect((await app.show(operator, id)).status).toBe(404);
});
