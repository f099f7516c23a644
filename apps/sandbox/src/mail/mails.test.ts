import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';
import { SmtpConversation } from '../../test/smtp-conversation.ts';
import type { ReceivedMail } from './mailbox.ts';

const sandbox = useSandbox();

function converse(): SmtpConversation {
  const conversation = new SmtpConversation(sandbox.started.smtpUrl);
  onTestFinished(() => conversation.end());
  return conversation;
}

const mails = async (query = '') => (await sandbox.get(`/mails${query}`)).json<ReceivedMail[]>();
const message = (subject: string, ...more: string[]) => [`Subject: ${subject}`, ...more, '', 'Bonjour'];

describe('mails', () => {
  it('are kept for each recipient of the envelope, newest first', async () => {
    await converse().sendMessage(['Ana@Exemple.fr', 'b@exemple.fr'], message('Un', 'From: <x@y.example>'));
    await converse().sendMessage(['ana@exemple.fr'], message('=?UTF-8?Q?=C3=89t=C3=A9?='));

    const [newest, oldest, ...rest] = await mails('?to=ANA@exemple.FR');
    expect(newest).toMatchObject({ to: 'ana@exemple.fr', subject: 'Été', html: '' });
    expect(newest?.text.trim()).toBe('Bonjour');
    expect(Date.parse(newest?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(oldest).toMatchObject({ subject: 'Un', from: 'x@y.example' });
    expect(rest).toEqual([]);
    expect(await mails()).toHaveLength(3);
    expect(await mails('?to=nobody@exemple.fr')).toEqual([]);
  });

  it('are told from one that is known on, and all of them where it is not kept', async () => {
    for (const subject of ['Un', 'Deux', 'Trois'])
      await converse().sendMessage(['ana@exemple.fr'], message(subject));
    const [, two] = await mails();
    const subjects = async (query: string) => (await mails(query)).map(({ subject }) => subject);
    expect(await subjects(`?after=${two?.id}`)).toEqual(['Trois']);
    expect(await subjects(`?after=${two?.id}&to=b@exemple.fr`)).toEqual([]);
    expect(await subjects('?after=none')).toEqual(['Trois', 'Deux', 'Un']);
  });

  it('are found by an address with a plus, encoded or not', async () => {
    await converse().sendMessage(['ana+test@exemple.fr'], message('Plus'));
    expect(await mails('?to=ana+test@exemple.fr')).toHaveLength(1);
    expect(await mails('?to=ana%2Btest%40exemple.fr')).toHaveLength(1);
  });

  it('are forgotten', async () => {
    await converse().sendMessage(['ana@exemple.fr'], message('Un'));
    expect((await sandbox.delete('/')).status).toBe(204);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['refuse', '550 '],
    ['error', '451 '],
  ])('in mode %s are refused with %s', async (mode, code) => {
    await sandbox.post('/faults', { service: 'mail', mode });
    expect(await converse().offer()).toContain(code);
  });

  it('in mode garbage meet no SMTP', async () => {
    await sandbox.post('/faults', { service: 'mail', mode: 'garbage' });
    expect(await converse().hear()).not.toMatch(/^\d{3}[ -]/);
  });

  it('in mode hang meet silence, until the mode changes', async () => {
    await sandbox.post('/faults', { service: 'mail', mode: 'hang' });
    const conversation = converse();
    const heard: string[] = [];
    conversation.socket.on('data', (text: string) => heard.push(text));
    await once(conversation.socket, 'connect');
    conversation.socket.write('EHLO test\r\n');
    // The second connection is taken in after the first: once it is released, so is the first.
    const later = converse();
    await once(later.socket, 'connect');
    const closed = Promise.all([once(conversation.socket, 'close'), once(later.socket, 'close')]);
    await sandbox.post('/faults', { service: 'mail', mode: 'ok' });
    await closed;
    expect(heard).toEqual([]);
    expect(await converse().offer()).toContain('250 ');
  });

  it('obey also on a connection that was open before', async () => {
    const conversation = converse();
    await conversation.offer();
    await conversation.say('RSET');
    await sandbox.post('/faults', { service: 'mail', mode: 'garbage' });
    conversation.socket.write('MAIL FROM:<a@b.example>\r\n');
    await once(conversation.socket, 'data');
    expect(await conversation.hear()).toContain('<!doctype html>');
  });
});
