import nodemailer from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programs, writeAnswer } from './corpus/programs.fixture.ts';
import {
  createRepliesTest,
  type GivenReply,
  type RepliesTest,
  replyMail,
  writeReply,
} from './mail-replies.fixture.ts';
import { startReplyServer } from './start-reply-server.ts';

let app: RepliesTest;
let close: () => Promise<void>;
let port: number;
async function listen(from: readonly string[]) {
  ({ port, close } = await startReplyServer(app.context, { host: '127.0.0.1', port: 0, from }));
}
beforeEach(async () => {
  app = await createRepliesTest();
  await listen(['127.0.0.1']);
});
afterEach(async () => {
  await close();
  await app.close();
});

/** Hands over a mail as a server does; the code that it was refused with, or 250. */
async function deliver(to: string | string[], given: GivenReply = {}, raw?: Buffer): Promise<number> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    await transport.sendMail({
      envelope: { from: given.envelopeFrom ?? app.freelance.email, to },
      raw: raw ?? writeReply(app.freelance, app.address, given),
    });
    return 250;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

test('a mail that is handed over is a message once it is taken', async () => {
  expect(await deliver(app.address)).toBe(250);
  expect(await app.texts()).toEqual(['Libre en mars ?', 'Oui, en mars.']);
  expect(await app.context.metrics.metrics()).toContain('mitoyen_mail_replies_total{outcome="sent"} 1');
});

test.each(programs.map((program) => [program.name, program] as const))(
  'an answer from %s is what was written',
  async (_name, program) => {
    const [mail] = await app.sandbox.mails(app.freelance.email);
    const answered = { ...app, subject: mail?.subject ?? '', text: mail?.text ?? '', html: mail?.html ?? '' };
    const answer = { name: 'a', author: 'Camille Durand', text: 'Oui, en mars.\n\nCamille' };
    const trace = `Authentication-Results: ${replyMail.authservId}; dkim=pass header.d=exemple.fr\r\n`;
    const raw = Buffer.concat([
      Buffer.from(trace),
      writeAnswer(program, answer, answered, app.freelance.email),
    ]);
    expect(await deliver(app.address, {}, raw)).toBe(250);
    const [, came = ''] = await app.texts();
    expect(came.split(/\n+/u)).toEqual(['Oui, en mars.', 'Camille']);
  },
);

test('an address that nobody has is refused before the text comes', async () => {
  expect(await deliver(`${'0'.repeat(56)}@reponse.mitoyen.example`)).toBe(550);
  expect(await deliver('postmaster@reponse.mitoyen.example')).toBe(550);
});

test('a mail of any size, or of nothing, ends well', async () => {
  const tooMuch = Buffer.alloc(37 * 1024 * 1024, 'a\r\n');
  expect(await deliver(app.address, {}, tooMuch)).toBe(552);
  expect(await deliver(app.address, {}, Buffer.from('\r\n'))).toBe(250);
  const deep = Buffer.from(
    `From: <${app.freelance.email}>\r\n${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(300)}`,
  );
  expect(await deliver(app.address, {}, deep)).toBe(250);
  expect(await app.texts()).toHaveLength(1);
});

test('twenty at once each become a message', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => deliver(app.address, { text: `Réponse ${at}` })),
  );
  // a client that finds every connection taken retries
  expect(new Set(codes)).toEqual(new Set([250]));
  expect(await app.texts()).toHaveLength(21);
});

test('what cannot be taken now is to come again', async () => {
  const { limits } = app.context;
  await close();
  const busy = { ...limits, consume: () => Promise.reject(new Error('the database is away')) };
  ({ port, close } = await startReplyServer(
    { ...app.context, limits: busy },
    { host: '127.0.0.1', port: 0, from: ['127.0.0.1'] },
  ));
  expect(await deliver(app.address)).toBe(451);
  expect(await app.texts()).toHaveLength(1);
});

test('who is not the operator’s server hands over nothing', async () => {
  await close();
  await listen(['192.0.2.1']);
  expect(await deliver(app.address)).toBe(554);
});
