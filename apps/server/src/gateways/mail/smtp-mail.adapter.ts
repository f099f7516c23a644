import nodemailer from 'nodemailer';
import { hidePeople } from '../hide-people.ts';
import {
  type MailGateway,
  MailRejectedError,
  MailUnavailableError,
  type OutgoingMail,
} from './mail.gateway.ts';

export interface SmtpMailOptions {
  /** 'smtp://user:password@host:587', or 'smtps://' for TLS from the first byte. */
  readonly smtpUrl: string;
  /** 'Mitoyen <bonjour@mitoyen.example>' */
  readonly from: string;
  /** Longest wait for the provider's next word; 10 s unless told otherwise. */
  readonly timeoutMs?: number;
}

interface SmtpFailure {
  readonly message?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Steps of SMTP in which a refusal is about the mail itself, and not about us or the server's state. */
const stepsAboutTheMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * RFC 5321, 4.2.1: 5yz is a permanent refusal. Everything else may be better later. Servers repeat the address in what
 * they answer: it is hidden, and their own error is not passed on, since this one is logged.
 */
function asMailError(cause: unknown): MailRejectedError | MailUnavailableError {
  const { message = 'no reason given', responseCode = 0, command = '' } = cause as SmtpFailure;
  const isPermanent = responseCode >= 500 && responseCode < 600 && stepsAboutTheMail.has(command);
  return isPermanent
    ? new MailRejectedError(`The mail was refused: ${hidePeople(message)}`)
    : new MailUnavailableError(`The mail could not be handed over: ${hidePeople(message)}`);
}

/** Sends mail over SMTP, one connection a mail, so that no stale connection is ever used. */
export function createSmtpMailGateway({ smtpUrl, from, timeoutMs = 10_000 }: SmtpMailOptions): MailGateway {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send(mail: OutgoingMail) {
      checkMail(mail);
      const { to, subject, text, html, messageId, headers } = mail;
      const id = messageId.includes('@') ? messageId.replace(/^<|>$/g, '') : `${messageId}@${domain}`;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        throw asMailError(error);
      }
    },

    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw new MailUnavailableError('The mail provider does not answer', { cause: error });
      }
    },

    close: () => transport.close(),
  };
}

const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;
const headerName = /^[!-9;-~]+$/;
const lineBreak = /[\r\n\0]/;

/**
 * Refuses what could add headers or recipients to a mail (RFC 5322 separates headers by line breaks):
 * throws MailRejectedError.
 */
function checkMail({ to, subject, messageId, headers = {} }: OutgoingMail): void {
  if (!oneAddress.test(to)) throw new MailRejectedError('The recipient is not one mail address');
  const names = Object.keys(headers);
  if ([subject, messageId, ...Object.values(headers)].some((value) => lineBreak.test(value))) {
    throw new MailRejectedError('A line break stands in a header');
  }
  if (names.some((name) => !headerName.test(name))) throw new MailRejectedError('A header has no valid name');
}
