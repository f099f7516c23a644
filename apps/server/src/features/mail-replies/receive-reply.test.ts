import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { blockErrors } from '@mitoyen/contract/features/blocks/blocks.errors.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picture } from '../../../test/files.ts';
import { createRepliesTest, type RepliesTest } from './mail-replies.fixture.ts';
import { receiveReply } from './receive-reply.ts';

let app: RepliesTest;
beforeEach(async () => {
  app = await createRepliesTest();
});
afterEach(() => app.close());

const first = 'Libre en mars ?';
/** The mails that the freelance got since the one that is answered, the newest first. */
async function mailsSince() {
  await app.runJobs();
  return (await app.sandbox.mails(app.freelance.email)).slice(0, -1);
}

test('an answer to the mail of a message is a message, in the same conversation', async () => {
  expect(app.address).toMatch(/^[0-9a-f]{56}@reponse\.mitoyen\.example$/);
  const [mail] = await app.sandbox.mails(app.freelance.email);
  const quoted = (mail?.text ?? '').trim().replaceAll(/^/gm, '> ');
  const text = `Oui, en mars.\n\nCamille\n\nLe 30 nov. 2026, Mitoyen <${app.address}> a écrit :\n\n${quoted}`;
  expect(await app.reply({ text })).toBe('sent');
  expect(await app.texts()).toEqual([first, 'Oui, en mars.\n\nCamille']);
  const { body } = await app.list(app.company);
  expect(body[0]).toMatchObject({ unread: 1, lastMessage: { senderId: app.freelance.id } });
  expect(await mailsSince()).toEqual([]);
});

test('a mail that is delivered again, or twice at once, is one message', async () => {
  const twice = { messageId: '<one@exemple.fr>' };
  const outcomes = await Promise.all([app.reply(twice), app.reply(twice)]);
  expect(outcomes.toSorted()).toEqual(['repeated', 'sent']);
  expect(await app.reply(twice)).toBe('repeated');
  expect(await app.reply({ messageId: '<two@exemple.fr>' })).toBe('sent');
  expect(await app.texts()).toHaveLength(3);
});

test('files come along, by the rules of the page', async () => {
  const files = [{ name: 'plan.png', type: 'image/png', bytes: await picture(40, 30).png().toBuffer() }];
  expect(await app.reply({ text: '', files })).toBe('sent');
  const { body } = await app.read(app.company, app.conversationId);
  expect(body.at(-1)).toMatchObject({ content: '', attachments: [{ name: 'plan.webp', kind: 'image' }] });

  const program = [{ name: 'a.exe', type: 'application/octet-stream', bytes: Buffer.from('MZ....') }];
  expect(await app.reply({ files: program })).toBe('refused');
  const [mail] = await mailsSince();
  expect(mail?.text).toContain(uploadErrors.attachment_type.message);
  expect(await app.texts()).toHaveLength(2);
  const six = Array.from({ length: 6 }, (_, at) => ({ ...files[0], name: `${at}.png` }) as (typeof files)[0]);
  expect(await app.reply({ files: six })).toBe('refused');
});

test('an answer that cannot be sent is told once, with why and where to go on', async () => {
  await app.call(blockRoutes.create, {
    params: { id: app.company.id },
    token: app.company.token,
    body: { userId: app.freelance.id },
  });
  const refused = { messageId: '<refused@exemple.fr>' };
  expect(await app.reply(refused)).toBe('refused');
  expect(await app.reply(refused)).toBe('repeated');
  const mails = await mailsSince();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Votre réponse n’est pas partie');
  expect(mails[0]?.text).toContain(blockErrors.messages_refused.message);
  expect(mails[0]?.text).toContain(`/chat/${app.conversationId}`);
  expect(mails[0]?.headers['auto-submitted']).toBe('auto-replied');
  expect(await app.texts()).toEqual([first]);
});

test('nothing written, too much written, and the 31st day are refused with what to do', async () => {
  const why = async (text: string) => {
    expect(await app.reply({ text })).toBe('refused');
    return (await mailsSince())[0]?.text ?? '';
  };
  expect(await why('')).toContain(mailReplyErrors.reply_empty.message);
  expect(await why('a'.repeat(10_001))).toMatch(/10\s000/u);
  app.passTime({ days: 29 });
  expect(await app.reply()).toBe('sent');
  app.passTime({ days: 2 });
  expect(await why('Trop tard')).toContain(mailReplyErrors.reply_address_ended.message);
});

test('noes are no flood: ten a day', async () => {
  const outcomes: unknown[] = [];
  for (let at = 0; at < 12; at += 1) outcomes.push(await app.reply({ text: '' }));
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(10);
  expect(outcomes.slice(10)).toEqual(['dropped', 'dropped']);
});

test.each([
  ['an absence', { headers: ['Auto-Submitted: auto-replied'] }],
  ['an absence of Exchange', { headers: ['X-Auto-Response-Suppress: All'] }],
  ['an absence that says so in its subject alone', { subject: 'Réponse automatique : congés' }],
  ['a list', { headers: ['Precedence: bulk'] }],
  ['a bounce', { envelopeFrom: '' }],
  ['a report', { headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=a'] }],
])('%s is no answer, and is told to nobody', async (_name, given) => {
  expect(await app.reply(given)).toBe('automatic');
  expect(await mailsSince()).toEqual([]);
  expect(await app.texts()).toEqual([first]);
});

test('our own mail that comes back is no answer', async () => {
  const [mail] = await app.sandbox.mails(app.freelance.email);
  expect(mail?.headers['auto-submitted']).toBe('auto-generated');
});

test('an address that was not made here takes nothing', async () => {
  const { address, context } = app;
  const other = `${address.slice(0, 55)}${address[55] === '0' ? '1' : '0'}${address.slice(56)}`;
  for (const recipient of [other, address.replace('reponse', 'autre'), 'a@reponse.mitoyen.example', ''])
    expect(await receiveReply(context, { raw: Buffer.from('a'), envelopeFrom: 'a', recipient })).toBe(
      undefined,
    );
});

test('what an account may not write on the page it may not write by mail', async () => {
  await app.context.db
    .updateTable('users')
    .set({ suspended_at: new Date() })
    .where('id', '=', app.freelance.id)
    .execute();
  expect(await app.reply()).toBe('refused');
  expect(await app.texts()).toEqual([first]);
});

test('an address ends with the account that it writes to, and with its own', async () => {
  await app.context.db.deleteFrom('users').where('id', '=', app.company.id).execute();
  expect(await app.reply()).toBe('refused');
  expect((await mailsSince())[0]?.text).toContain(conversationErrors.receiver_not_found.message);
  await app.context.db.deleteFrom('users').where('id', '=', app.freelance.id).execute();
  expect(await app.reply()).toBe(undefined);
});

test('more than sixty in an hour come later', async () => {
  for (let at = 0; at < 60; at += 1) expect(await app.reply({ text: `${at}` })).toBe('sent');
  await expect(app.reply()).rejects.toMatchObject({ code: 'too_many_replies' });
});

test('without a domain, mails take no answers', async () => {
  const other = await createRepliesTest(() => ({ replyMail: null }));
  const [mail] = await other.sandbox.mails(other.freelance.email);
  expect(mail?.headers['reply-to']).toBe(undefined);
  expect(mail?.text).toContain('une réponse à cet e-mail n’arriverait pas');
  await other.close();
});
