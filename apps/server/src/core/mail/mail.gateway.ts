import type { MailCalendar } from './write-calendar.ts';

/** Mails about the access to an account (passwords, codes, confirmations) leave on connections of their own. */
export const mailLanes = ['account', 'notices'] as const;
export type MailLane = (typeof mailLanes)[number];

/** One mail to one person. */
export interface OutgoingMail {
  /** A single address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same when a mail is sent again, so that the recipient's side can drop the repeat. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly calendar?: MailCalendar;
}

/** A mail server's refusal, without addresses or numbers of people. */
export interface SmtpAnswer {
  /** The command it answered, as `RCPT TO`; empty where it said nothing. */
  readonly step: string;
  /** The three digits (RFC 5321), or null. */
  readonly code: number | null;
  /** As `5.7.1` (RFC 3463), or null. */
  readonly enhancedCode: string | null;
  readonly text: string;
}

/** Sends mails through the mail provider. */
export interface MailGateway {
  /** Resolves once the provider took the mail; throws MailUnavailableError or MailRejectedError. */
  send(mail: OutgoingMail, lane: MailLane): Promise<void>;
  /** Whether the provider answers, accepts our credentials and our sender; throws MailUnavailableError. */
  verify(): Promise<SmtpCheck>;
  close(): void;
}

/** What a check of the mail server found. */
export interface SmtpCheck {
  readonly isEncrypted: boolean;
  readonly isSignedIn: boolean;
}

abstract class MailError extends Error {
  readonly answer: SmtpAnswer;

  constructor(answer: SmtpAnswer) {
    const { step, code, text } = answer;
    super([step && `${step}:`, code && !text.includes(`${code}`) && code, text].filter(Boolean).join(' '));
    this.answer = answer;
  }
}

/** The mail was not sent, but may be later. */
export class MailUnavailableError extends MailError {
  override readonly name = 'MailUnavailableError';
  /** The cause is the server or our standing with it: any other mail would fail as well. */
  readonly concernsAll: boolean;

  constructor(answer: SmtpAnswer, { concernsAll }: { concernsAll: boolean }) {
    super(answer);
    this.concernsAll = concernsAll;
  }
}

/** The address does not exist, or the mail is invalid: retrying is useless. */
export class MailRejectedError extends MailError {
  override readonly name = 'MailRejectedError';
}
