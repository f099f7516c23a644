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
  /** Stays the same when the same mail is sent again, so that the recipient's side can drop the repeat. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly calendar?: MailCalendar;
}

/** What a mail server said no with; nobody's address or number is in it. */
export interface SmtpAnswer {
  /** The command it answered, as `RCPT TO`; empty where it said nothing. */
  readonly step: string;
  /** The three digits (RFC 5321), or null. */
  readonly code: number | null;
  /** As `5.7.1` (RFC 3463), or null. */
  readonly enhancedCode: string | null;
  readonly text: string;
}

/** Hands mails to the mail provider. */
export interface MailGateway {
  /** Resolves once the provider took the mail; throws MailUnavailableError or MailRejectedError. */
  send(mail: OutgoingMail, lane: MailLane): Promise<void>;
  /** Whether the provider answers, knows us and takes our sender; throws MailUnavailableError. */
  verify(): Promise<SmtpCheck>;
  close(): void;
}

/** What was seen of a mail server that takes our mails. */
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

/** The mail did not leave, but may later. */
export class MailUnavailableError extends MailError {
  override readonly name = 'MailUnavailableError';
  /** The server or our standing with it is the cause: any other mail would fail as well. */
  readonly concernsAll: boolean;

  constructor(answer: SmtpAnswer, { concernsAll }: { concernsAll: boolean }) {
    super(answer);
    this.concernsAll = concernsAll;
  }
}

/** The address does not exist, or the mail is none: sending it again is no use. */
export class MailRejectedError extends MailError {
  override readonly name = 'MailRejectedError';
}
