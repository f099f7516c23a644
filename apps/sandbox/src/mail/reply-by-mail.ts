import { BadRequest } from '@mitoyen/stripe-sandbox/bad-request.ts';
import nodemailer from 'nodemailer';
import type { ReceivedMail } from './mailbox.ts';

/** Where the product takes answers by mail. */
export interface ReplySettings {
  /** What stands behind the `@` of the addresses that take them. */
  readonly domain: string;
  /** The name under which the mail server that hands them over says where they come from. */
  readonly authservId: string;
  /** Of this machine. */
  readonly port: number;
}

/** Reads `{domain, authservId, port}` from a request. */
export function parseReplySettings(body: unknown): ReplySettings {
  const { domain, authservId, port } = (body ?? {}) as Record<string, unknown>;
  if (typeof domain !== 'string' || typeof authservId !== 'string' || !Number.isInteger(port))
    throw new BadRequest('domain, authservId et port sont attendus.');
  return { domain, authservId, port: port as number };
}

/** The address that takes answers to a mail; null where it says none, or one that is elsewhere. */
export function replyAddressOf({ headers }: ReceivedMail, replies: ReplySettings | null): string | null {
  const address = headers['reply-to'] ?? '';
  return replies && address.endsWith(`@${replies.domain}`) ? address : null;
}

/** A text as mail programs quote it. */
const quoted = (text: string) => text.trim().replaceAll(/^/gm, '> ');

/**
 * Answers a mail as the person it was sent to: as their mail program writes it, with what the server of the recipient says of
 * where it comes from. @throws BadRequest that says what was answered, where it was not taken.
 */
export async function replyByMail(mail: ReceivedMail, text: string, replies: ReplySettings): Promise<void> {
  const to = replyAddressOf(mail, replies);
  if (!to) throw new BadRequest('Cet e-mail ne prend pas de réponse.');
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: replies.port, ignoreTLS: true });
  const domain = mail.to.slice(mail.to.lastIndexOf('@') + 1);
  try {
    await transport.sendMail({
      from: mail.to,
      to,
      subject: `Re: ${mail.subject}`,
      inReplyTo: mail.messageId,
      text: `${text}\n\nLe ${new Date(mail.at).toLocaleString('fr-FR')}, ${mail.from} a écrit :\n\n${quoted(mail.text)}\n`,
      headers: {
        'Authentication-Results': `${replies.authservId}; dkim=pass header.d=${domain}; spf=pass smtp.mailfrom=${mail.to}`,
      },
    });
  } catch (error) {
    throw new BadRequest(`La réponse n’a pas été prise : ${(error as Error).message}`);
  } finally {
    transport.close();
  }
}
