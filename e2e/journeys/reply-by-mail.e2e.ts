import nodemailer from 'nodemailer';
import { answers } from '../../apps/server/src/features/mail-replies/corpus/answers.fixture.ts';
import {
  programs,
  writeAnswer,
} from '../../apps/server/src/features/mail-replies/corpus/programs.fixture.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { browserOf, contact, contentsOf, newPerson } from '../support/conversations.ts';
import { freePort } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

/** A program and what is written with it, by their names in the corpus. */
const sent = [
  ['Gmail', 'short'],
  ['Outlook (français)', 'paragraphs'],
  ['Apple Mail', 'reads like headers'],
  ['Orange', 'rules and dashes'],
] as const;
const beforeMailSeconds = 16 * 60;
const authservId = 'mx.exemple.fr';

/** Without what charsets and encodings change about spaces, apostrophes and the breaks of lines. */
const words = (text: string) => text.replaceAll('’', "'").replace(/\s+/gu, ' ').trim();

test('what four mail programs answer becomes messages, without what they quote', async ({
  browser,
  playwright,
  servers,
}) => {
  const server = await servers.create();
  const port = await freePort();
  const settings = {
    REPLY_DOMAIN: 'reponse.exemple.fr',
    REPLY_AUTHSERV_ID: authservId,
    REPLY_SMTP_PORT: String(port),
  };
  await server.start(0, settings);
  const request = await playwright.request.newContext({ baseURL: server.url });
  const company = await newPerson(request, 'Hélène Marchand', 'entreprise');
  const freelance = await newPerson(request, 'Yann Kermarrec', 'freelance');
  for (const { email } of [company, freelance]) await confirmAddress(request, email, server.sandboxUrl);
  const first = { subject: 'Relevé d’une halle', content: 'Êtes-vous libre en mai ?' };
  const conversationId = await contact(request, company, freelance, first);
  await server.stop();
  await server.start(beforeMailSeconds, settings);
  const mails = async () =>
    (await request.get(`${server.sandboxUrl}/mails?to=${encodeURIComponent(freelance.email)}`)).json();
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  const address: string = mail.headers['reply-to'];

  const hers = await browserOf(browser, company, 'entreprise');
  await hers.goto(`${server.url}/chat/${conversationId}`);
  const thread = hers.getByRole('region', { name: /Messages avec/ });
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const domain = freelance.email.slice(freelance.email.lastIndexOf('@') + 1);
  for (const [index, [programName, answerName]] of sent.entries()) {
    const program = programs.find(({ name }) => name === programName);
    const answer = answers.find(({ name }) => name === answerName);
    if (!program || !answer) throw new Error(`the corpus has no ${programName}, ${answerName}`);
    const vouched = `Authentication-Results: ${authservId}; dkim=pass header.d=${domain}; spf=pass smtp.mailfrom=${freelance.email}\r\n`;
    const raw = writeAnswer(program, answer, { ...mail, address }, freelance.email);
    await transport.sendMail({
      envelope: { from: freelance.email, to: address },
      raw: Buffer.concat([Buffer.from(vouched), raw]),
    });
    await expect.poll(() => contentsOf(request, company, conversationId)).toHaveLength(index + 2);
    const said = (await contentsOf(request, company, conversationId)).at(-1) ?? '';
    expect(words(said), programName).toBe(words(answer.text));
    await expect(thread.getByText(said.split('\n')[0] ?? '').first()).toBeVisible();
  }
  transport.close();
  await hers.context().close();
  await request.dispose();
});
