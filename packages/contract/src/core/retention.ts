/** How long data is kept, in months. The jobs that delete it and the privacy policy use the same values. */
export interface Retention {
  /** After so long without use, an account's owner gets a notice. */
  readonly inactiveNoticeMonths: number;
  /** An unused account is removed. */
  readonly inactiveMonths: number;
  /** A session, however much it is used. */
  readonly sessionMonths: number;
  /** Client addresses of sessions, and records of who downloaded a CV. */
  readonly logMonths: number;
  /** Security events of an account: sign-ins, failures, changes. */
  readonly securityMonths: number;
  /** An unsuccessful application, after its last event. */
  readonly applicationMonths: number;
  /** An accepted application, as a proof. */
  readonly proofMonths: number;
  /** Whether data that identifies the author of a content is kept after the account's end, as hosts must. */
  readonly keepsHostData: boolean;
}

/** Upper limits of operators' settings in months: the privacy policy promises them. */
export const retentionLimits = {
  /** After the last activity, for commercial purposes. */
  commercialMonths: 36,
  /** For proof or legal obligations. */
  proofMonths: 60,
  /** After the last contact with a candidate: CNIL, « Guide du recrutement » (2023), sheet 8. */
  applicationMonths: 24,
} as const;

export const defaultRetention: Retention = {
  inactiveNoticeMonths: 23,
  inactiveMonths: 24,
  sessionMonths: 12,
  logMonths: 12,
  securityMonths: 12,
  applicationMonths: retentionLimits.applicationMonths,
  proofMonths: retentionLimits.proofMonths,
  keepsHostData: false,
};

/** Durations that no setting changes, used by the jobs that delete and by the privacy policy. */
export const fixedRetention = {
  /** An unused session. */
  sessionDays: 90,
  /** A link to a new password, or to confirm a changed address. */
  linkMinutes: 30,
  /** A link to confirm the address that an account was made with. */
  confirmationDays: 7,
  /**
   * A sign-in between its password and its second step, and everything else that waits for a code or a
   * passkey.
   */
  securityStepMinutes: 5,
  /** An authenticator app being set up: it may have to be installed first. */
  appSetupMinutes: 30,
  /** A number to which a code was sent, unless an account takes it. */
  phoneNumberHours: 24,
  /** The record of an answer by mail, by which a repeated delivery is recognized. */
  mailReplyDays: 30,
  /** An answer by mail that waits for the account's confirmation. */
  waitingReplyDays: 7,
  /** An uploaded file that nothing uses. */
  unclaimedFileHours: 24,
  /** A picture drawn for a shared link, until it is drawn again. */
  sharePictureDays: 7,
  /** A request to confirm a project: recipient and signer, and all of a request that shows nothing. */
  referenceMonths: 12,
  /** A firm's request to a discreet person who declined, withdrew or did not answer. */
  revealMonths: 6,
  /** A proof and its document, after the proof's last day. */
  endedProofMonths: 12,
  /** Lines of the bell. */
  notificationDays: 90,
  /** Events of browsers' streams, which hold ids only. */
  eventHours: 24,
  /** Finished jobs, with the mails they sent. */
  finishedJobDays: 7,
  /** A mail that failed at every try, for operators to send again. */
  unsentMailDays: 30,
  /** Ids and kinds of the payment provider's events: it repeats them for three days, an operator may for thirty. */
  paymentEventDays: 60,
  /** Backups, as the operations guide prescribes. */
  backupDays: 30,
} as const;

/** The same day and time so many months earlier; the month's last day where it has no such day. UTC. */
export function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return earlier;
}
