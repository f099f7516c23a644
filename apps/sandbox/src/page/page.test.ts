import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { html } from '@mitoyen/stripe-sandbox/html.ts';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';
import { SmtpConversation } from '../../test/smtp-conversation.ts';

const sandbox = useSandbox();

async function receiveMail(): Promise<string> {
  const conversation = new SmtpConversation(sandbox.started.smtpUrl);
  onTestFinished(() => conversation.end());
  await conversation.sendMessage(
    ['ana@exemple.fr'],
    [
      'Subject: <b>Bienvenue</b>',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Bonjour <script>x</script></p>',
    ],
  );
  const [mail] = (await sandbox.get('/mails')).json<{ id: string }[]>();
  return `/page/mails/${mail?.id}`;
}

describe('the page', () => {
  it('shows mails, text messages, companies and faults', async () => {
    const mailPath = await receiveMail();
    await sandbox.post(
      '/v3/transactionalSMS/send',
      { sender: 'Mitoyen', recipient: '33612345678', content: 'Code & 123' },
      { 'api-key': 'k' },
    );
    await sandbox.post('/faults', { service: 'sms', mode: 'hang' });

    const page = await sandbox.get('/');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(`href="${mailPath}"`);
    expect(page.text).toContain('&lt;b&gt;Bienvenue&lt;/b&gt;');
    expect(page.text).toContain('Code &amp; 123');
    expect(page.text).toContain('<option value="hang" selected>');
  });

  it('opens a mail, its HTML shut in a frame without scripts', async () => {
    const path = await receiveMail();
    const page = await sandbox.get(path);
    expect(page.text).toContain(`src="${path}/html"`);
    expect(page.text).not.toContain('<script>x');
    const frame = await sandbox.get(`${path}/html`);
    expect(frame.text).toContain('<p>Bonjour');
    expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await sandbox.get('/page/mails/none')).status).toBe(404);
  });

  it('finds companies and adds one', async () => {
    expect((await sandbox.get('/?q=mistral')).text).toContain('Agence Mistral Architecture');
    expect((await sandbox.get('/?q=introuvable')).text).toContain('Aucune entreprise ne correspond.');

    const company = { name: 'Nouvelle Maison', siret: '732 829 320 00074' };
    const added = await sandbox.postForm('/page/companies', { ...company, active: 'true' });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/']);
    expect((await sandbox.get('/?q=73282932000074')).text).toContain('Nouvelle Maison');
    await sandbox.postForm('/page/companies', company);
    expect((await sandbox.get('/?q=73282932000074')).text).toContain('fermée');

    const refused = await sandbox.postForm('/page/companies', { ...company, siret: '12' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('14 chiffres');
  });

  it('switches faults and forgets everything', async () => {
    await receiveMail();
    await sandbox.postForm('/page/faults', { service: 'mail', mode: 'refuse' });
    expect((await sandbox.get('/faults')).json()).toMatchObject({ mail: 'refuse' });
    await sandbox.postForm('/page/forget', {});
    expect((await sandbox.get('/faults')).json()).toMatchObject({ mail: 'ok' });
    expect((await sandbox.get('/mails')).json()).toEqual([]);
  });

  it('brings its own style and script', async () => {
    expect((await sandbox.get('/page/style.css')).headers.get('content-type')).toContain('text/css');
    expect((await sandbox.get('/page/script.js')).headers.get('content-type')).toContain('javascript');
  });
});

describe('html', () => {
  it('escapes values but not its own pieces', () => {
    const item = html`<li title="${`"'`}">${'<&>'}</li>`;
    expect(String(html`<ul>${[item]}${null}${false}${0}</ul>`)).toBe(
      '<ul><li title="&quot;&#39;">&lt;&amp;&gt;</li>0</ul>',
    );
  });

  it('answers a mail that takes an answer, as a mail program does', async () => {
    const taken: { raw: string; to: string }[] = [];
    const product = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: async (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        taken.push({ raw: Buffer.concat(chunks).toString(), to: envelope.rcptTo[0]?.address ?? '' });
        done();
      },
    });
    product.listen(0, '127.0.0.1');
    await once(product.server, 'listening');
    onTestFinished(() => product.close());
    const { port } = product.server.address() as AddressInfo;
    const conversation = new SmtpConversation(sandbox.started.smtpUrl);
    onTestFinished(() => conversation.end());
    const to = 'abc@reponse.mitoyen.example';
    await conversation.sendMessage(
      ['ana@exemple.fr'],
      ['Subject: Un message', `Reply-To: ${to}`, '', 'Bonjour'],
    );
    const [mail] = (await sandbox.get('/mails')).json<{ id: string }[]>();
    const path = `/page/mails/${mail?.id}`;
    expect((await sandbox.get(path)).text).not.toContain('<textarea');

    await sandbox.post('/mails/replies', { domain: 'reponse.mitoyen.example', authservId: 'mx', port });
    expect((await sandbox.get(path)).text).toContain('<textarea');
    const answer = await sandbox.post(`${path}/reply`, { text: 'Oui.' });
    expect(answer.status).toBe(303);
    expect(taken).toMatchObject([{ to }]);
    expect(taken[0]?.raw).toContain('Authentication-Results: mx; dkim=pass header.d=exemple.fr');
    expect(taken[0]?.raw).toContain('> Bonjour');

    // what was typed stays where it was not taken
    await sandbox.post('/mails/replies', { domain: 'reponse.mitoyen.example', authservId: 'mx', port: 9 });
    const lost = await sandbox.post(`${path}/reply`, { text: 'Encore <oui>' });
    expect(lost.status).toBe(400);
    expect(lost.text).toContain('Encore &lt;oui&gt;');
  });
});
