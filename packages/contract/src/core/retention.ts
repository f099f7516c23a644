/** What is kept, and for how many months. The jobs that forget and the privacy policy read the same values. */
export interface Retention {
  /** After so long without use, an account's owner gets a notice. */
  readonly inactiveNoticeMonths: number;
  /** An unused account is removed. */
  readonly inactiveMonths: number;
  /** A session, however much it is used. */
  readonly sessionMonths: number;
  /** Addresses of sessions, and who downloaded a CV. */
  readonly logMonths: number;
  /** What happened to the access of an account: sign-ins, failures, changes. */
  readonly securityMonths: number;
  /** An application that led to nothing, after what last happened to it. */
  readonly applicationMonths: number;
  /** An accepted application, as a proof. */
  readonly proofMonths: number;
  /** Whether what lets the author of a content be known is kept after the account's end, as hosts must. */
  readonly keepsHostData: boolean;
}

/** Months that no operator's setting may pass: the privacy policy promises them. */
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

/** Durations that no setting changes. Each is read by what forgets and by the privacy policy. */
export const fixedRetention = {
  /** A session that is not used. */
  sessionDays: 90,
  /** A link to a new password, or to confirm a changed address. */
  linkMinutes: 30,
  /** A link to confirm the address that an account was made with. */
  confirmationDays: 7,
  /** A sign-in between its password and its second step, and what else is begun and waits for a code or a passkey. */
  securityStepMinutes: 5,
  /** An authenticator app that is being added: it may have to be installed first. */
  appSetupMinutes: 30,
  /** A number to which a code was sent, unless an account takes it up. */
  phoneNumberHours: 24,
  /** That an answer came by mail, so that one that is delivered again is not taken for another. */
  mailReplyDays: 30,
  /** An answer by mail that waits for a press of whose it is. */
  waitingReplyDays: 7,
  /** A file that nothing took up. */
  unclaimedFileHours: 24,
  /** A picture drawn for a shared link, until it is drawn again. */
  sharePictureDays: 7,
  /** A request to confirm a project: whom it went to and who signed, and all of one that shows nothing. */
  referenceMonths: 12,
  /** A firm's request to a discreet person who declined, withdrew or did not answer. */
  revealMonths: 6,
  /** A proof and its document, after the proof's last day. */
  endedProofMonths: 12,
  /** What the bell lists. */
  notificationDays: 90,
  /** Events of browsers' streams, which hold ids only. */
  eventHours: 24,
  /** Work that is done, the mails it sent among it. */
  finishedJobDays: 7,
  /** A mail that no try could send, for operators to send again. */
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
