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
}

/** Hands mails to the mail provider. */
export interface MailGateway {
  /** Resolves once the provider took the mail; throws MailUnavailableError or MailRejectedError. */
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the provider answers and knows us; throws MailUnavailableError. */
  verify(): Promise<void>;
  close(): void;
}

/** The provider does not answer, or not now: the same mail may go through later. */
export class MailUnavailableError extends Error {
  override readonly name = 'MailUnavailableError';
}

/** The provider will never take this mail: sending it again is no use. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
