import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { findTraces } from '../../../test/find-traces.ts';
import { sendMailOfKind } from '../../features/mail-preferences/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function tokenMailedTo(email: string): Promise<string> {
  await app.runJobs();
  const [mail] = await app.sandbox.mails(email);
  const token = /token=([\w.~-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

test('a link that opens an account stands nowhere but in its mail', async () => {
  const email = 'lien@exemple.fr';
  const body = { email, password: goodPassword, name: 'Nora Petit' };
  const { user, token } = (await app.call(accountRoutes.register, { body })).body;
  const own = await tokenMailedTo(email);
  await app.call(accountRoutes.forgotPassword, { body: { email } });
  const reset = await tokenMailedTo(email);
  const change = { email: 'autre.lien@exemple.fr', currentPassword: goodPassword };
  await app.call(accountRoutes.update, { params: { id: user.id }, token, body: change });
  const confirmation = await tokenMailedTo(change.email);
  expect(await findTraces(app, [own, reset, confirmation])).toEqual([]);
});

test('nor does one that stops mails, whose address a mail program reads too', async () => {
  const { context } = app;
  const [{ user }] = [await makeFreelance(context), await makeCompany(context)];
  const mail = { subject: 'Un message', greeting: 'Bonjour,', paragraphs: ['Un message vous attend.'] };
  await context.db
    .transaction()
    .execute((tx) => sendMailOfKind(context, tx, { userId: user.id, kind: 'messages' }, mail));
  const token = await tokenMailedTo(user.email);
  expect(await findTraces(app, [token])).toEqual([]);
});
