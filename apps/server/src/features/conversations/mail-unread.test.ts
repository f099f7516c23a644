import { blockRoutes } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MadeUser, makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import { type ConversationsTest, createConversationsTest } from './conversations.fixture.ts';
import { mailUnread } from './mail-unread.job.ts';

let app: ConversationsTest;
let company: MadeUser;
let freelance: MadeUser;
beforeEach(async () => {
  app = await createConversationsTest();
  company = (await makeCompany(app.context, { username: 'Hélène Morin' })).user;
  freelance = (await makeFreelance(app.context, { username: 'Camille Durand' })).user;
});
afterEach(() => app.close());

/** The mails sent to an account once that many more minutes have passed, newest first. */
async function mailsAfter(minutes: number, { email }: MadeUser) {
  app.passTime({ minutes });
  await mailUnread(app.context);
  await app.runJobs();
  return app.sandbox.mails(email);
}

test('a message that waits for 15 minutes is told by one mail, which leads to it', async () => {
  const { body } = await app.contact(
    company,
    freelance,
    {},
    'Êtes-vous libre en mars ?\nPour une surélévation.',
  );
  await app.send(company, body.conversationId, 'Et en avril ?');
  expect(await mailsAfter(14, freelance)).toEqual([]);

  const [mail, ...more] = await mailsAfter(1, freelance);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Hélène Morin vous a écrit');
  expect(mail?.text).toContain('Objet : Un projet');
  expect(mail?.text).toContain('«\u202fÊtes-vous libre en mars ?\nPour une surélévation.\u202f»');
  expect(mail?.text).toContain(`http://mitoyen.test/chat/${body.conversationId}`);
  expect(await app.sandbox.mails(company.email)).toEqual([]);
});

test('what a stranger wrote is quoted shortly, and nothing of it is a link', async () => {
  const bait = (await makeCompany(app.context, { username: 'Support piege.fr' })).user;
  const words = `Confirmez sur https://piege.fr/a ou www.piege.fr, piege.fr/b, aide@piege.fr. ${'Vite '.repeat(100)}`;
  await app.contact(bait, freelance, { subject: 'Compte bloqué : piege.fr/c' }, words);
  const [mail] = await mailsAfter(15, freelance);
  expect(mail?.subject).toBe('Support [lien à voir sur Mitoyen] vous a écrit');
  for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain('piege');
  const quoted = /«\u202f([^»]+)\u202f»/u.exec(mail?.text ?? '')?.[1] ?? '';
  expect(quoted).toMatch(/^Confirmez sur \[lien à voir sur Mitoyen\] ou .+ Vite…$/u);
  expect(quoted.length).toBeLessThanOrEqual(200);
  const hrefs = [...(mail?.html ?? '').matchAll(/(?:href|src)="([^"]+)"/gu)].map((match) => match[1]);
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !href?.startsWith('http://mitoyen.test'))).toEqual([]);
});

test('nothing more is told of a conversation until it is read', async () => {
  const { body } = await app.contact(company, freelance);
  expect(await mailsAfter(15, freelance)).toHaveLength(1);
  await app.send(company, body.conversationId, 'Toujours là ?');
  expect(await mailsAfter(60, freelance)).toHaveLength(1);

  await app.markRead(freelance, body.conversationId);
  await app.send(company, body.conversationId, 'Une autre question');
  expect(await mailsAfter(14, freelance)).toHaveLength(1);
  const mails = await mailsAfter(1, freelance);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toContain('Une autre question');
});

test('what was read or answered meanwhile is not told, nor sooner than its own 15 minutes what came after', async () => {
  const { body } = await app.contact(company, freelance);
  app.passTime({ minutes: 10 });
  await app.markRead(freelance, body.conversationId);
  await app.send(company, body.conversationId, 'Après la lecture');
  expect(await mailsAfter(10, freelance)).toEqual([]);
  await app.send(freelance, body.conversationId, 'Oui');
  expect(await mailsAfter(10, freelance)).toEqual([]);
  expect(await app.sandbox.mails(company.email)).toEqual([]);
  expect(await mailsAfter(10, company)).toHaveLength(1);
});

test('each conversation is told by itself', async () => {
  const other = (await makeCompany(app.context)).user;
  await app.contact(company, freelance);
  await app.contact(other, freelance);
  expect(await mailsAfter(15, freelance)).toHaveLength(2);
});

test('who does not want these mails gets none, and none of the old ones on wanting them again', async () => {
  const choose = (messages: boolean) =>
    app.call(mailPreferenceRoutes.update, {
      params: { id: freelance.id },
      token: freelance.token,
      body: { messages },
    });
  await choose(false);
  await app.contact(company, freelance);
  expect(await mailsAfter(15, freelance)).toEqual([]);
  await choose(true);
  expect(await mailsAfter(15, freelance)).toEqual([]);
});

test('nothing is told to, or of, an account that is gone', async () => {
  await app.contact(company, freelance);
  await app.context.db.deleteFrom('users').where('id', '=', company.id).execute();
  expect(await mailsAfter(15, freelance)).toEqual([]);

  const late = (await makeCompany(app.context)).user;
  await app.contact(late, freelance);
  await app.context.db.deleteFrom('users').where('id', '=', freelance.id).execute();
  expect(await mailsAfter(15, freelance)).toEqual([]);
});

test('nothing is told of somebody who was blocked meanwhile', async () => {
  await app.contact(company, freelance);
  await app.call(blockRoutes.create, {
    params: { id: freelance.id },
    token: freelance.token,
    body: { userId: company.id },
  });
  expect(await mailsAfter(15, freelance)).toEqual([]);
});

test('servers that look at the same moment tell once', async () => {
  await app.contact(company, freelance);
  app.passTime({ minutes: 15 });
  await Promise.all(Array.from({ length: 5 }, () => mailUnread(app.context)));
  await app.runJobs();
  expect(await app.sandbox.mails(freelance.email)).toHaveLength(1);
});

test('the mail arrives once after the mail server was down', async () => {
  await app.contact(company, freelance);
  await app.sandbox.setFault('mail', 'error');
  expect(await mailsAfter(15, freelance)).toEqual([]);
  await app.sandbox.setFault('mail', 'ok');
  await app.makeJobsDue();
  expect(await mailsAfter(1, freelance)).toHaveLength(1);
  await app.makeJobsDue();
  expect(await mailsAfter(60, freelance)).toHaveLength(1);
});

test('more people than one batch are all told', async () => {
  for (let sent = 0; sent < 55; sent += 1)
    await app.contact(freelance, (await makeCompany(app.context)).user);
  app.passTime({ minutes: 15 });
  await mailUnread(app.context);
  const { count } = await app.context.db
    .selectFrom('conversation_reads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .whereRef('mailed_for', '=', 'waiting_since')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(55);
});
