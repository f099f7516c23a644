import { mailReplyRoutes } from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picture } from '../../../test/files.ts';
import { recordSecurityEvent } from '../account-security/index.ts';
import { forgetOldReplies } from './forget-replies.job.ts';
import { createRepliesTest, type RepliesTest, replyMail } from './mail-replies.fixture.ts';

let app: RepliesTest;
beforeEach(async () => {
  app = await createRepliesTest();
});
afterEach(() => app.close());

/** The link of the last mail that asks whether an answer is the account's own; empty without one. */
async function mailedToken(): Promise<string> {
  await app.runJobs();
  const [mail] = await app.sandbox.mails(app.freelance.email);
  return /reponse-par-e-mail\?token=(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
}
const show = (token: string) => app.call(mailReplyRoutes.show, { query: { token } });
const send = (token: string) => app.call(mailReplyRoutes.send, { body: { token } });

test.each([
  ['nobody says where it comes from', { authentication: null }],
  ['its domain did not send it', { authentication: `${replyMail.authservId}; spf=fail; dkim=none` }],
  ['another server says so', { authentication: 'pirate.example; dkim=pass header.d=exemple.fr' }],
  ['it is from another address', { from: 'autre@exemple.fr' }],
  ['it was sent to somebody else', { to: 'autre@exemple.fr' }],
  ['it has two authors', { headers: ['From: <autre@exemple.fr>'] }],
])('where %s, the account is asked, and one press sends it', async (_name, given) => {
  expect(await app.reply({ ...given, text: 'Je suis libre.' })).toBe('asked');
  expect(await app.texts()).toHaveLength(1);
  const token = await mailedToken();
  const [mail] = await app.sandbox.mails(app.freelance.email);
  expect(mail?.text).not.toContain('Je suis libre');
  // nothing happens by looking
  expect((await show(token)).body).toMatchObject({
    content: 'Je suis libre.',
    otherName: 'Hélène Morin',
    leftOutFiles: 0,
  });
  expect(await app.texts()).toHaveLength(1);
  expect((await send(token)).body).toEqual({ conversationId: app.conversationId });
  expect(await app.texts()).toEqual(['Libre en mars ?', 'Je suis libre.']);
  for (const again of [await send(token), await show(token)])
    expect(again.error.code).toBe(mailReplyErrors.reply_token_invalid.code);
  expect(await app.texts()).toHaveLength(2);
});

test('two presses at once send it once', async () => {
  await app.reply({ authentication: null });
  const token = await mailedToken();
  const answers = await Promise.all([send(token), send(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await app.texts()).toHaveLength(2);
});

test('files are left out, which is said', async () => {
  const files = [{ name: 'plan.png', type: 'image/png', bytes: await picture(40, 30).png().toBuffer() }];
  expect(await app.reply({ authentication: null, files })).toBe('asked');
  expect((await show(await mailedToken())).body.leftOutFiles).toBe(1);
});

test('a link ends after seven days, and once what opens the account has changed', async () => {
  await app.reply({ authentication: null });
  const old = await mailedToken();
  app.passTime({ days: 7 });
  expect((await show(old)).status).toBe(400);
  await app.reply({ authentication: null });
  const token = await mailedToken();
  expect((await show(token)).status).toBe(200);
  app.passTime({ minutes: 1 });
  const origin = { userAgent: null, ipAddress: null };
  await recordSecurityEvent(app.context, app.context.db, 'password_changed', app.freelance.id, origin);
  expect((await send(token)).status).toBe(400);
});

test('strangers fill no mailbox: five questions a day, none about nothing', async () => {
  const outcomes: unknown[] = [];
  for (let at = 0; at < 7; at += 1) outcomes.push(await app.reply({ authentication: null }));
  expect(outcomes).toEqual([...Array(5).fill('asked'), 'dropped', 'dropped']);
  expect(await app.reply({ authentication: null, text: '' })).toBe('dropped');
  // nor do they keep the account from answering
  for (let at = 0; at < 60; at += 1) await app.reply({ authentication: null });
  expect(await app.reply()).toBe('sent');
});

test('what refuses the message on the page refuses it here, and it goes on waiting', async () => {
  await app.reply({ authentication: null });
  const token = await mailedToken();
  const suspend = (suspended_at: Date | null) =>
    app.context.db.updateTable('users').set({ suspended_at }).where('id', '=', app.freelance.id).execute();
  await suspend(new Date());
  expect((await send(token)).error.code).toBe('account_suspended');
  await suspend(null);
  expect((await send(token)).status).toBe(200);
});

test('a link that is none says so', async () => {
  for (const token of ['', 'a', 'a'.repeat(100)]) expect((await show(token)).status).toBe(400);
  expect((await show('a'.repeat(101))).status).toBe(400);
});

test('what waited is forgotten after seven days, that an answer came after thirty', async () => {
  await app.reply({ authentication: null });
  await app.reply();
  const kept = async () => {
    await forgetOldReplies(app.context);
    const rows = await app.context.db.selectFrom('mail_replies').select('content').execute();
    return rows.map(({ content }) => content).toSorted();
  };
  app.passTime({ days: 6 });
  expect(await kept()).toEqual(['Oui, en mars.', null]);
  app.passTime({ days: 1 });
  expect(await kept()).toEqual([null, null]);
  app.passTime({ days: 23 });
  expect(await kept()).toEqual([]);
});
