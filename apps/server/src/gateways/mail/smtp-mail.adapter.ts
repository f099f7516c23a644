import nodemailer from 'nodemailer';
import type { MailGateway, MailLane, OutgoingMail } from '../../core/mail/mail.gateway.ts';
import { readMailbox } from '../../core/mail/mailbox.ts';
import { writeCalendar } from '../../core/mail/write-calendar.ts';
import { checkMail } from './check-mail.ts';
import { asMailError } from './smtp-answer.ts';
import { verifySmtp } from './verify-smtp.ts';

export interface SmtpMailOptions {
  /** 'smtp://user:password@host:587', or 'smtps://' for TLS from the first byte. */
  readonly smtpUrl: string;
  /** 'Mitoyen <bonjour@mitoyen.example>' */
  readonly from: string;
  /** Longest wait for the provider's next word; 10 s by default. */
  readonly timeoutMs?: number;
  /** Connections that each lane may hold. */
  readonly connections?: Readonly<Record<MailLane, number>>;
}

const fewConnections = { account: 1, notices: 2 };
/** Less than servers and what stands between wait: a connection that they dropped unseen costs a whole timeout. */
const idleMs = 8000;
/** Mails on one connection: servers count them. */
const mailsPerConnection = 100;

/** Sends mail over SMTP, each lane on connections of its own, which stay open while there is something to send. */
export function createSmtpMailGateway(options: SmtpMailOptions): MailGateway {
  const { smtpUrl, from, timeoutMs = 10_000, connections = fewConnections } = options;
  const settings = {
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const openLane = (maxConnections: number) =>
    nodemailer.createTransport({
      ...settings,
      pool: true,
      maxConnections,
      maxMessages: mailsPerConnection,
      maxRequeues: 1,
      idleTimeout: idleMs,
    });
  const lanes = { account: openLane(connections.account), notices: openLane(connections.notices) };
  // in two parts: nodemailer takes a colon in a text for the name of a group
  const sender = readMailbox(from);
  const domain = sender.address.split('@')[1] || 'localhost';

  return {
    async send(mail: OutgoingMail, lane: MailLane) {
      checkMail(mail);
      const { to, subject, text, html, messageId, headers, calendar } = mail;
      const id = messageId.includes('@') ? messageId.replace(/^<|>$/g, '') : `${messageId}@${domain}`;
      try {
        await lanes[lane].sendMail({
          from: { ...sender },
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}>`,
          ...(calendar && {
            icalEvent: {
              method: calendar.method,
              filename: 'rendez-vous.ics',
              content: writeCalendar(calendar, { organizer: sender.address, attendee: to }),
            },
          }),
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        throw asMailError(error);
      }
    },

    async verify() {
      try {
        return await verifySmtp({ smtpUrl, sender: sender.address, timeoutMs });
      } catch (error) {
        throw asMailError(error);
      }
    },

    close() {
      for (const lane of Object.values(lanes)) lane.close();
    },
  };
}
