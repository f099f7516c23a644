import { inspect } from 'node:util';
import { type Sandbox, startSandbox } from '@mitoyen/sandbox/start-sandbox.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxClient } from '../../../test/sandbox-client.ts';
import { startScriptedSmtp } from '../../../test/scripted-smtp.ts';
import { type MailGateway, MailRejectedError, MailUnavailableError } from '../../core/mail/mail.gateway.ts';
import { createSmtpMailGateway, type SmtpMailOptions } from './smtp-mail.adapter.ts';

let sandbox: Sandbox;
let outside: ReturnType<typeof createSandboxClient>;

beforeAll(async () => {
  sandbox = await startSandbox();
  outside = createSandboxClient(sandbox.url);
});
afterEach(async () => {
  for (const made of opened.splice(0)) made.close();
  await outside.forget();
});
afterAll(() => sandbox.close());

const opened: MailGateway[] = [];
function open(options: Partial<SmtpMailOptions> = {}) {
  const made = createSmtpMailGateway({
    smtpUrl: sandbox.smtpUrl,
    from: 'Mitoyen <bonjour@mitoyen.example>',
    ...options,
  });
  opened.push(made);
  return made;
}
const gateway = (timeoutMs?: number) => open({ timeoutMs });

const mail = {
  to: 'Camille.Durand@exemple.fr',
  subject: 'Réinitialisation de votre mot de passe « Mitoyen »',
  text: 'Bonjour Camille,\n\nVoici votre lien.',
  html: '<p>Bonjour Camille,</p>',
  messageId: '0198-job',
};

describe('SMTP mail', () => {
  it('delivers the mail as written', async () => {
    await gateway().send(
      { ...mail, headers: { 'List-Unsubscribe': '<https://mitoyen.example/fin>' } },
      'notices',
    );

    const [received] = await outside.mails('camille.durand@EXEMPLE.fr');
    expect(received).toMatchObject({
      subject: mail.subject,
      from: 'bonjour@mitoyen.example',
      messageId: '<0198-job@mitoyen.example>',
      headers: {
        'auto-submitted': 'auto-generated',
        'list-unsubscribe': '<https://mitoyen.example/fin>',
      },
    });
    expect(received?.text.trim()).toBe(mail.text);
    expect(received?.html.trim()).toBe(mail.html);
  });

  it.each([
    ['Mitoyen: offres', '"Mitoyen: offres" <bonjour@mitoyen.example>'],
    ['Mitoyen, l"équipe; Lyon', /^=\?UTF-8\?[BQ]\?\S+ <bonjour@mitoyen\.example>$/],
    ['', 'bonjour@mitoyen.example'],
  ])('is from one sender, whatever signs stand in the name %j', async (name, header) => {
    await open({ from: `${name} <bonjour@mitoyen.example>`.trim() }).send(mail, 'notices');
    const [received] = await outside.mails(mail.to);
    expect(received?.from).toBe('bonjour@mitoyen.example');
    expect(received?.headers.from).toEqual(expect.stringMatching(header));
  });

  it('keeps a whole message id', async () => {
    await gateway().send({ ...mail, messageId: '<a@b.example>' }, 'account');
    expect((await outside.mails(mail.to))[0]?.messageId).toBe('<a@b.example>');
  });

  it.each([
    ['refuse', MailRejectedError],
    ['error', MailUnavailableError],
    ['garbage', MailUnavailableError],
    ['hang', MailUnavailableError],
  ] as const)('tells a provider in mode %s', async (mode, expected) => {
    await outside.setFault('mail', mode);
    const error = await gateway(250)
      .send(mail, 'notices')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(expected);
    // errors are logged, and a log holds nobody's address
    expect(inspect(error)).not.toContain(mail.to);

    await outside.setFault('mail', 'ok');
    expect(await outside.mails()).toEqual([]);
    await gateway().send(mail, 'notices');
    expect(await outside.mails()).toHaveLength(1);
  });

  it('tells a provider that is not there', async () => {
    const nowhere = open({ smtpUrl: 'smtp://127.0.0.1:1' });
    await expect(nowhere.send(mail, 'notices')).rejects.toBeInstanceOf(MailUnavailableError);
    await expect(nowhere.verify()).rejects.toBeInstanceOf(MailUnavailableError);
  });

  it('verifies a provider that answers, signs in and takes the sender, and sends nothing', async () => {
    await expect(gateway().verify()).resolves.toEqual({ isEncrypted: false, isSignedIn: false });
    const smtpUrl = sandbox.smtpUrl.replace('smtp://', 'smtp://us:secret@');
    await expect(open({ smtpUrl }).verify()).resolves.toEqual({ isEncrypted: false, isSignedIn: true });
    const server = await startScriptedSmtp();
    await open({ smtpUrl: server.url }).verify();
    expect(server.steps.slice(0, 4)).toEqual(['GREETING', 'EHLO', 'MAIL', 'RSET']);
    await server.close();
  });

  it.each([
    ['GREETING', '554 5.7.1 Blocked', ''],
    ['MAIL', '550-5.7.1 Sender address\r\n550 5.7.1 not verified', 'MAIL FROM'],
  ] as const)('tells that a provider says no at %s', async (step, answer, told) => {
    const server = await startScriptedSmtp();
    server.answer(step, answer);
    const error = await open({ smtpUrl: server.url })
      .verify()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailUnavailableError);
    expect((error as Error).message).toContain('5.7.1');
    if (told) expect(error).toMatchObject({ answer: { step: told, code: 550 } });
    await server.close();
  });

  it.each([
    ['a second recipient', { to: 'a@b.fr, c@d.fr' }],
    ['a line break in the address', { to: 'a@b.fr\r\nBcc: c@d.fr' }],
    ['a line break in the subject', { subject: 'Bonjour\r\nBcc: c@d.fr' }],
    ['a line break in the id', { messageId: 'x\nBcc: c@d.fr' }],
    ['a line break in a header', { headers: { 'X-Info': 'x\r\nBcc: c@d.fr' } }],
    ['a header name that is none', { headers: { 'X: y\r\nBcc': 'c@d.fr' } }],
  ])('refuses %s', async (_, change) => {
    await expect(gateway().send({ ...mail, ...change }, 'notices')).rejects.toBeInstanceOf(MailRejectedError);
    expect(await outside.mails()).toEqual([]);
  });

  it('keeps connections open for the next mail, each lane its own', async () => {
    const server = await startScriptedSmtp();
    const lanes = open({ smtpUrl: server.url, connections: { account: 1, notices: 2 } });
    for (let count = 0; count < 3; count += 1) await lanes.send(mail, 'notices');
    expect(server.mostConnections()).toBe(1);
    await Promise.all([1, 2, 3, 4].map(() => lanes.send(mail, 'notices')));
    expect(server.mostConnections()).toBe(2);
    await lanes.send(mail, 'account');
    expect(server.mostConnections()).toBe(3);
    expect(server.taken).toHaveLength(8);
    await server.close();
  });
});
