import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { browserOf, contact, newPerson, write } from '../support/conversations.ts';
import { expect, test } from '../support/test.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const quarterSeconds = 16 * 60;

/** Answers the last mail to an address in the sandbox's mailbox, as in a mail program. */
async function replyByMail(page: Page, sandboxUrl: string, email: string, text: string): Promise<void> {
  await page.goto(sandboxUrl);
  await page.getByRole('link', { name: email }).first().click();
  await page.getByLabel(/Votre réponse/).fill(text);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('La réponse est partie.')).toBeVisible();
}

test('a message that waits is mailed, answered by mail, and one click in the mail stops such mails', async ({
  browser,
  playwright,
  servers,
}) => {
  const server = await servers.create();
  const request = await playwright.request.newContext({ baseURL: server.url });
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await request.get(`${server.sandboxUrl}/mails?to=${encodeURIComponent(email)}`)).json();

  await server.start();
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  // their words are quoted then; and the mails that ask for it are gone with this sandbox
  for (const { email } of [company, freelance]) await confirmAddress(request, email, server.sandboxUrl);
  const first = { subject: 'Relevé d’une halle', content: 'Êtes-vous libre en mai ?' };
  const conversationId = await contact(request, company, freelance, first);
  await server.stop();

  await server.start(quarterSeconds);
  await expect.poll(async () => (await mailsTo(freelance.email)).length).toBe(1);
  const [mail] = await mailsTo(freelance.email);
  expect(mail?.subject).toBe('Hélène Marchand vous a écrit');
  expect(mail?.text).toContain('Êtes-vous libre en mai ?');
  expect(mail?.text).toContain(`/chat/${conversationId}`);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const link = new URL(mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const pathAndQuery = link.pathname + link.search;

  // a scanner that follows the link stops nothing; the person's button does, and takes it back
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url + pathAndQuery);
  await expect(page.getByRole('heading', { name: /Ne plus recevoir les e-mails/ })).toBeVisible();
  await expectAccessible(page, 'unsubscribing');
  await page.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click();
  await expect(page.getByText(/Vous ne recevrez plus les e-mails/)).toBeVisible();
  await page.getByRole('button', { name: 'Les recevoir à nouveau' }).click();
  await expect(page.getByText(/Vous recevez à nouveau les e-mails/)).toBeVisible();

  // who wrote sees the answer at once, without what it quotes
  const hers = await browserOf(browser, company, 'entreprise');
  await hers.goto(`${server.url}/chat/${conversationId}`);
  await replyByMail(page, server.sandboxUrl, freelance.email, 'Oui, en mai.\n\nYann');
  const answer = hers.getByRole('region', { name: /Messages avec/ }).getByText('Oui, en mai.');
  await expect(answer).toHaveText('Oui, en mai.\n\nYann');
  await hers.context().close();
  await page.context().close();

  const oneClick = await request.post(pathAndQuery, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(oneClick.status()).toBe(200);
  const mine = await browserOf(browser, freelance, 'freelance');
  await mine.goto(`${server.url}/profile/notifications`);
  await expect(mine.getByRole('checkbox', { name: 'Messages non lus, par e-mail' })).not.toBeChecked();
  await expect(mine.getByRole('checkbox', { name: 'Candidatures, par e-mail' })).toBeChecked();
  await expectAccessible(mine, 'choice of mails');
  await mine.goto(`${server.url}/chat/${conversationId}`);
  const thread = mine.getByRole('region', { name: /Messages avec/ });
  await expect(thread.getByText('Êtes-vous libre en mai ?')).toBeVisible();
  await mine.context().close();
  await write(request, company, conversationId, 'Et en juin ?');
  await write(request, freelance, conversationId, 'En juin, oui.');
  await server.stop();

  // the company gets its mail; the freelance, whose mail would be due, gets none
  await server.start(2 * quarterSeconds + 60);
  await expect.poll(async () => (await mailsTo(company.email)).length).toBe(1);
  expect(await mailsTo(freelance.email)).toEqual([]);
  await request.dispose();
});
