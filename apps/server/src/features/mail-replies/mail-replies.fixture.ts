import type { MadeUser } from '../../../test/builders/index.ts';
import { makeCompany, makeFreelance } from '../../../test/builders/index.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type ConversationsTest, createConversationsTest } from '../conversations/conversations.fixture.ts';
import { mailUnread } from '../conversations/mail-unread.job.ts';
import { receiveReply } from './receive-reply.ts';

export const replyMail = { domain: 'reponse.mitoyen.example', authservId: 'mx.mitoyen.example' };

/** What an answer says, where a test is about it; else one that its author wrote, as far as the server saw. */
export interface GivenReply {
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly messageId?: string;
  readonly subject?: string;
  readonly authentication?: string | null;
  readonly headers?: readonly string[];
  readonly files?: readonly { name: string; type: string; bytes: Buffer }[];
  readonly envelopeFrom?: string;
}

let made = 0;

/** The bytes of an answer. */
export function writeReply(user: MadeUser, address: string, reply: GivenReply): Buffer {
  made += 1;
  const { from = user.email, to = address, text = 'Oui, en mars.', files = [] } = reply;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const authentication =
    reply.authentication === undefined
      ? `${replyMail.authservId}; dkim=pass header.d=${domain}`
      : reply.authentication;
  const head = [
    ...(authentication === null ? [] : [`Authentication-Results: ${authentication}`]),
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: =?UTF-8?B?${Buffer.from(reply.subject ?? 'Re: Un projet').toString('base64')}?=`,
    `Message-ID: ${reply.messageId ?? `<reply-${made}@exemple.fr>`}`,
    'MIME-Version: 1.0',
    ...(reply.headers ?? []),
  ];
  const plain = ['Content-Type: text/plain; charset=utf-8', '', text];
  const parts = files.flatMap(({ name, type, bytes }) => [
    '--=_p',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64').replace(/(.{76})/gu, '$1\r\n'),
  ]);
  const body =
    files.length === 0
      ? plain
      : ['Content-Type: multipart/mixed; boundary="=_p"', '', '--=_p', ...plain, ...parts, '--=_p--'];
  return Buffer.from([...head, ...body, ''].join('\r\n'));
}

export interface RepliesTest extends ConversationsTest {
  readonly company: MadeUser;
  readonly freelance: MadeUser;
  readonly conversationId: string;
  /** Where the freelance's answers go. */
  readonly address: string;
  /** Hands over an answer of the freelance. */
  reply(given?: GivenReply): ReturnType<typeof receiveReply>;
  /** What the conversation holds, the oldest first. */
  texts(): Promise<string[]>;
}

/** A conversation in which a freelance got a mail about a company's message. */
export async function createRepliesTest(
  change: (config: AppContext['config']) => Partial<AppContext['config']> = () => ({}),
): Promise<RepliesTest> {
  const app = await createConversationsTest(({ config }) => ({
    config: { ...config, replyMail, ...change(config) },
  }));
  const company = (await makeCompany(app.context, { username: 'Hélène Morin' })).user;
  const freelance = (await makeFreelance(app.context, { username: 'Camille Durand' })).user;
  const { body } = await app.contact(company, freelance, {}, 'Libre en mars ?');
  app.passTime({ minutes: 15 });
  await mailUnread(app.context);
  await app.runJobs();
  const [mail] = await app.sandbox.mails(freelance.email);
  const address = mail?.headers['reply-to'] ?? '';
  return {
    ...app,
    company,
    freelance,
    conversationId: body.conversationId,
    address,
    reply: (given = {}) =>
      receiveReply(app.context, {
        raw: writeReply(freelance, address, given),
        envelopeFrom: given.envelopeFrom ?? freelance.email,
        recipient: address,
      }),
    async texts() {
      const { body: messages } = await app.read(company, body.conversationId);
      return messages.map(({ content }) => content);
    },
  };
}
